/** The tables of the games. */

import type { Limits } from "../wasm/blue_moon_city.js";
import { askGame, MAX_WORD } from "./ask.js";
import { count, text } from "./plain.js";
import { rules } from "./start.js";
import type { Facts, GameId } from "./types.js";

const tables = new Map<string, unknown>();

/**
 * The frozen tables of a game: buildings, tiles, cards, the obelisk and all counts, so that nobody copies them.
 *
 * ```ts
 * facts("city").buildings.find(({ id }) => id === "mill")?.boxes; // [3, 2, 2]
 * ```
 *
 * @param rules The number of the rules, as a state or view tells it; by default the newest.
 * @throws {RulesError} `unknown_game`; `newer_version` if there are no such rules.
 */
export function facts<G extends GameId>(game: G, rules?: number): Facts<G> {
  const id = text(game, "game", MAX_WORD);
  const number = rules === undefined ? null : count(rules, "rules");
  const key = `${number} ${id}`;
  if (!tables.has(key)) tables.set(key, frozen(askGame<object>("facts", id, number)));
  return tables.get(key) as Facts<G>;
}

let limited: Limits | undefined;

/**
 * The limits that hold for every game: the most moves, the longest name, seed and record.
 *
 * ```ts
 * input.maxLength = limits().name; // 40
 * ```
 */
export function limits(): Readonly<Limits> {
  limited ??= frozen(rules().limits() as Limits);
  return limited;
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) frozen(part);
  }
  return Object.freeze(value);
}
