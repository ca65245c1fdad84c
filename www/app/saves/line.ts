/** The moves of a game as a line that can be compared with another. */

import type { Game } from "blue-moon-city";
import { open } from "./saved.js";
import type { Save } from "./store.js";

/** The moves in order, each as text. */
export type Line = readonly string[];

/** All moves, those that were taken back included. */
export function lineOf(game: Game): Line {
  return game.moves().map((move) => JSON.stringify(move));
}

/** The moves that lead to where the game stands. */
export function playedLine(game: Game): Line {
  return lineOf(game).slice(0, game.ply);
}

/** Whether `longer` goes on from where `line` ends, or ends there too. */
export function begins(line: Line, longer: Line): boolean {
  return line.length <= longer.length && line.every((move, ply) => move === longer[ply]);
}

/** A line of a save; `null` if the save is broken, which may be for any reason. */
export function savedLine(save: Save | null | undefined, read: (game: Game) => Line): Line | null {
  if (!save) return null;
  let game: Game | null = null;
  try {
    game = open(save);
    return read(game);
  } catch {
    return null;
  } finally {
    game?.free();
  }
}
