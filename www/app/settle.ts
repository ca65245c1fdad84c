/**
 * Finds a game that comes in its place among those that are kept. Games that began alike (the same names, options and
 * seed, or the same position) are lines of one game: their beginning is what tells games apart, on every device.
 */

import { Game } from "blue-moon-city";
import { saveOf } from "./saved.js";
import { newId, type Store } from "./store.js";

export interface Settled {
  readonly id: string;
  /** `same`: it was kept already; `longer`: a kept line went on; `beside`: another line of a kept game; `new`. */
  readonly as: "same" | "longer" | "beside" | "new";
  /** How many moves were added to a line that was kept. */
  readonly added: number;
  /** Whether it is kept beyond this visit. */
  readonly kept: boolean;
}

/** Keeps a game. No move that was kept is ever lost: a line is made longer, or a new one is put beside it. */
export function settle(game: Game, store: Store): Settled {
  const ours = lineOf(game);
  const kin = linesLike(game, store);
  const [longest] = kin
    .filter(({ line }) => line.every((move, ply) => move === ours[ply]))
    .sort((a, b) => b.line.length - a.line.length);
  const added = longest ? ours.length - longest.line.length : 0;
  if (longest && added === 0) return { id: longest.id, as: "same", added, kept: true };
  const id = longest?.id ?? newId();
  const as = longest ? "longer" : kin.length > 0 ? "beside" : "new";
  return { id, as, added, kept: store.write(saveOf(game, id)) };
}

/** The kept lines of the game, each with all its moves. */
function linesLike(game: Game, store: Store): { id: string; line: string[] }[] {
  const first = game.fork(0);
  const beginning = first.record().trimEnd();
  first.free();
  return store.list().flatMap(({ id, save }) => {
    if (!save?.record.startsWith(beginning)) return [];
    try {
      const kept = Game.fromRecord(save.record);
      const line = lineOf(kept);
      kept.free();
      return [{ id, line }];
    } catch {
      return []; // a broken save is left alone
    }
  });
}

function lineOf(game: Game): string[] {
  return game.moves().map((move) => JSON.stringify(move));
}
