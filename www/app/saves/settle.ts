/**
 * Finds where a game that comes in belongs among those that are kept. Games that began alike (the same names, options and
 * seed, or the same position) are lines of one game: games are told apart by their beginning, on every device.
 */

import type { Game } from "blue-moon-city";
import { begins, type Line, lineOf, savedLine } from "./line.js";
import { saveOf } from "./saved.js";
import { newId, type Save, type Store } from "./store.js";

export interface Settled {
  readonly id: string;
  /** `same`: it was kept already; `longer`: a kept line went on; `beside`: another line of a kept game; `new`. */
  readonly as: "same" | "longer" | "beside" | "new";
  /** How many moves were added to a line that was kept. */
  readonly added: number;
  /** Whether it is kept beyond this visit. */
  readonly kept: boolean;
}

/** A line that is kept already. */
interface Kin {
  readonly save: Save;
  readonly line: Line;
}

/**
 * Keeps a game, as the save that it comes from if there is one. No move that was kept is ever lost: a line is made
 * longer and goes by its name as before, or a new one is kept besides.
 */
export function settle(game: Game, store: Store, from?: Save): Settled {
  const ours = lineOf(game);
  const kin = linesLike(game, store);
  const [longest] = kin
    .filter(({ line }) => begins(line, ours))
    .sort((a, b) => b.line.length - a.line.length);
  const added = longest ? ours.length - longest.line.length : 0;
  if (longest && added === 0) return { id: longest.save.id, as: "same", added, kept: true };
  const id = longest?.save.id ?? newId();
  const as = longest ? "longer" : kin.length > 0 ? "beside" : "new";
  const save = saveOf(game, id, longest?.save.name || from?.name || "");
  const kept = store.write({ ...save, updated: from?.updated ?? save.updated });
  return { id, as, added, kept };
}

function linesLike(game: Game, store: Store): Kin[] {
  const beginning = beginningOf(game.record());
  return store.list().flatMap(({ save }) => {
    if (!save || beginningOf(save.record) !== beginning) return [];
    const line = savedLine(save, lineOf); // a broken save is left alone
    return line ? [{ save, line }] : [];
  });
}

/** How a game began: the head of its record, without the version of the format. */
function beginningOf(record: string): string {
  return record.slice(record.indexOf("\n") + 1, record.indexOf("\n\n"));
}
