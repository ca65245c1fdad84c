/** The numbers of a game, turn by turn, for the plots. */

import type { Game, GameId, Seat } from "blue-moon-city";
import { type Lines, type Mark, pageGame, type Reader } from "../game.js";

export interface Series {
  /** After which turns it was measured; 0 is the beginning. */
  readonly turns: readonly number[];
  /** The ply that each of these turns led to. */
  readonly plies: readonly number[];
  /** By what is measured. */
  readonly lines: Readonly<Record<string, Lines>>;
}

/** The most turns that are measured: of a longer game every second one, or third ... */
export const MOST_TURNS = 300;

/** Measures a game up to its last ply. */
export function seriesOf(game: Game<GameId>, reader: Reader): Series {
  const { statistics } = pageGame(game);
  const marks = thinned(statistics.marks(game));
  return {
    turns: marks.map(({ turn }) => turn),
    plies: marks.map(({ ply }) => ply),
    lines: statistics.lines(game, marks, reader),
  };
}

/** Not more marks than can be told apart, the first and the last among them. */
function thinned(marks: readonly Mark[]): readonly Mark[] {
  const step = Math.ceil((marks.length - 1) / MOST_TURNS) || 1;
  return marks.filter((_, at) => at % step === 0 || at === marks.length - 1);
}

/** The highest number of all, with the seat that had it first, and when; `null` if nothing is known or ever was. */
export function peakOf(lines: Lines): { seat: Seat; value: number; at: number } | null {
  let peak: { seat: Seat; value: number; at: number } | null = null;
  const length = lines[0]?.length ?? 0;
  for (let at = 0; at < length; at++) {
    for (const [seat, line] of lines.entries()) {
      const value = line[at] ?? 0;
      if (value > (peak?.value ?? 0)) peak = { seat: seat as Seat, value, at };
    }
  }
  return peak;
}
