/** Options, states and moves that are not what they should be: refused with the code, the rule and the place. */

import {
  apply,
  type CityCard as Card,
  type CityState,
  type CityView,
  type ErrorCode,
  Game,
  legalMoves,
  newGame,
  preview,
  type Seat,
  status,
  view,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, codeOf, frozen, midGame, play, refusal } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;

describe("options", () => {
  test.each<[object, ErrorCode, string | null]>([
    [{ players: 0 }, "bad_players", "C1.1"],
    [{ players: 1 }, "bad_players", "C1.1"],
    [{ players: 5 }, "bad_players", "C1.1"],
    [{ players: "3" }, "bad_option", null],
    [{ players: 2.5 }, "bad_argument", null],
    [{ players: Number.NaN }, "bad_argument", null],
    [{ players: undefined }, "bad_option", null],
    [{ surprise: true }, "bad_option", null],
    [{ seed: "" }, "bad_seed", null],
    [{ seed: "x".repeat(101) }, "bad_seed", null],
    [{ seed: "\ud800" }, "bad_seed", null],
    [{ seed: "x".repeat(100_000) }, "bad_seed", null],
    [{ seed: 7 }, "bad_seed", null],
    [{ seed: 0.5 }, "bad_seed", null],
    [{ seed: Symbol("s") }, "bad_seed", null],
    [{ start: 3 }, "bad_option", "C1.8"],
    [{ start: "me" }, "bad_option", null],
    [{ layout: "round" }, "bad_option", null],
    [{ layout: [] }, "bad_layout", "C1.2"],
    [{ layout: ["castle"] }, "bad_option", null],
    [{ cards: [3, 4, 4] }, "bad_cards", null],
    [{ cards: [3, 4] }, "bad_option", null],
    [{ turnLimit: 0 }, "bad_option", "C9.5"],
    [{ turnLimit: 10_001 }, "bad_option", "C9.5"],
    [{ openCrystals: "yes" }, "bad_option", null],
    [{ game: "chess" }, "unknown_game", null],
    [{ game: 7 }, "bad_argument", null],
  ])("%j is refused", (changed, code, rule) => {
    const problem = refusal(() => newGame({ ...options, ...changed } as never));
    expect([problem.code, problem.rule]).toEqual([code, rule]);
    expect(problem.message).toMatch(/^[a-z]/);
  });
});

describe("states", () => {
  const state = frozen(midGame().state());

  function damaged(change: (copy: CityState) => void) {
    const copy = structuredClone(state);
    change(copy);
    return refusal(() => legalMoves(copy));
  }

  test.each<[string, (copy: CityState) => unknown, ErrorCode, string]>([
    [
      "a newer version",
      (s) => Object.assign(s, { version: 3, news: {} }),
      "newer_version",
      "version",
    ],
    ["newer rules", (s) => Object.assign(s, { rules: 99 }), "newer_version", "rules"],
    ["version 0", (s) => Object.assign(s, { version: 0 }), "bad_state", "version"],
    ["no version", (s) => Reflect.deleteProperty(s, "version"), "bad_state", ""],
    ["a missing field", (s) => Reflect.deleteProperty(s.table, "result"), "bad_state", "table"],
    ["an unknown field", (s) => Object.assign(s.table, { x: 1 }), "bad_state", "table.x"],
    ["81 cards", (s) => s.hands[0]?.push("V1"), "bad_state", "hands"],
    ["a card of no people", (s) => s.hands[0]?.push("X9" as Card), "bad_state", "hands[0][9]"],
    [
      "a marker too many",
      (s) => Object.assign(s.table.seats[1] ?? {}, { markers: 11 }),
      "bad_state",
      "table.seats[1].markers",
    ],
    [
      "a figure on tile 21",
      (s) => Object.assign(s.table.seats[2] ?? {}, { figure: 21 }),
      "bad_state",
      "table.seats[2].figure",
    ],
    ["a pool too large", (s) => (s.table.pool += 1), "bad_state", "table.pool"],
    ["NaN", (s) => (s.table.pool = Number.NaN), "bad_argument", "table.pool"],
    ["half a crystal", (s) => (s.crystals[0] = 0.5), "bad_argument", "crystals[0]"],
    ["a negative number", (s) => (s.crystals[0] = -1), "bad_state", "crystals[0]"],
    ["a fifth seat", (s) => (s.table.turn.seat = 4 as Seat), "bad_state", "table.turn.seat"],
    ["a bad key", (s) => (s.generator.key = "zz"), "bad_state", "generator.key"],
    [
      "two mills",
      (s) => Object.assign(s.table.tiles[0] ?? {}, { building: s.table.tiles[1]?.building }),
      "bad_state",
      "table.tiles",
    ],
  ])("with %s are refused with the place", (_, change, code, where) => {
    const problem = damaged(change);
    expect(problem.code).toBe(code);
    expect(String(problem.details.where ?? "")).toBe(where);
    expect(legalMoves(state).length).toBeGreaterThan(0);
  });

  test("that are damaged anywhere are refused or can be played on", () => {
    const below = chance(11);
    const wholes = [
      newGame(options),
      state,
      midGame({ players: 2, openCrystals: true, layout: "random" }, 150).state(),
      play(new Game({ ...options, players: 4, turnLimit: 30 }), 3).state(),
    ];
    const positions = wholes.flatMap((whole) => [whole, view(whole, whole.table.turn.seat)]);
    let [refused, used] = [0, 0];
    for (let round = 0; round < 2_500; round += 1) {
      const position = structuredClone(positions[below(positions.length)] as CityState | CityView);
      damage(position, below);
      if (codeOf(() => legalMoves(position))) {
        refused += 1;
        continue;
      }
      used += 1;
      expect(status(position).over).toBe(legalMoves(position).length === 0);
      for (const move of legalMoves(position).slice(0, 3)) preview(position, move);
      if (isView(position)) continue;
      const game = play(Game.fromState(position), round, 20);
      expect(codeOf(() => legalMoves(game.state()))).toBeUndefined();
      expect(JSON.stringify(Game.fromRecord(game.record()).state())).toBe(
        JSON.stringify(game.state()),
      );
    }
    expect(refused).toBeGreaterThan(1_500);
    expect(used).toBeGreaterThan(50);
  });
});

function isView(position: CityState | CityView): position is CityView {
  return "view" in position;
}

/** Puts something else in one place, or nothing, or once more what is there. */
function damage(whole: object, below: (bound: number) => number): void {
  const numbers = [-1, 0, 1, 2, 10, 21, 255, 256, 2 ** 31, 2 ** 32, 2 ** 53 - 1];
  const values = [...numbers, null, "", "V1", "P2", "mill", [], {}, true, false, ["V1"]];
  let part: Record<string, unknown> = whole as never;
  for (;;) {
    const keys = Object.keys(part);
    const key = keys[below(keys.length)];
    if (key === undefined) return;
    const inner = part[key];
    if (typeof inner === "object" && inner !== null && below(5) > 0) {
      part = inner as Record<string, unknown>;
      continue;
    }
    const kind = below(5);
    if (kind === 0) delete part[key];
    else if (kind === 1 && Array.isArray(part)) part.push(structuredClone(inner));
    else if (kind === 2 && typeof inner === "number") part[key] = inner + 1 - 2 * below(2);
    else part[key] = values[below(values.length)];
    return;
  }
}

describe("moves", () => {
  test.each<[unknown, ErrorCode, string | null]>([
    [{ type: "walk", to: 10 }, "no_change", "C3.3"],
    [{ type: "walk", to: 21 }, "bad_move", null],
    [{ type: "walk" }, "bad_move", null],
    [{ type: "walk", to: 5, fast: true }, "bad_move", null],
    [{ type: "walk", to: "5" }, "bad_move", null],
    [{ type: "jump", to: 5 }, "bad_move", null],
    [{ type: "offer" }, "bad_move", null],
    [{ type: "offer", pillar: null }, "not_enough_crystals", "C7.1"],
    [{ type: "offer", pillar: "V1" }, "no_such_power", "C7.2"],
    [{ type: "contribute", box: 0, cards: [] }, "no_building", "C1.3"],
    [{ type: "contribute", box: -1, cards: [] }, "bad_move", null],
    [{ type: "endTurn", discard: ["V1", "V1", "V1"] }, "too_many_discards", "C8.1"],
    [{ type: "endTurn", discard: Array(100).fill("K1") }, "bad_move", null],
    [{ type: "endTurn", discard: "V1" }, "bad_move", null],
    [{ type: "declareDone" }, "not_yet_stale", "C9.4"],
    [[], "bad_argument", null],
    [null, "bad_argument", null],
    ["walk", "bad_argument", null],
    [{}, "bad_move", null],
  ])("%j is refused", (move, code, rule) => {
    const problem = refusal(() => apply(newGame(options), move as never));
    expect([problem.code, problem.rule]).toEqual([code, rule]);
  });
});
