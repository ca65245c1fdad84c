/** From a save to a game in play and back. */

import { Game, isRulesError } from "blue-moon-city";
import { newId, type Save } from "./store.js";

/** The size in bytes of the largest file that is read: no game comes near it. */
export const LARGEST_FILE = 1_000_000;

/**
 * The game of a save, at the ply where it was left.
 *
 * @throws if the record is none; the save may come from anywhere.
 */
export function open(save: Save): Game {
  const game = Game.fromRecord(save.record);
  while (game.ply > save.ply && game.ply > 0) game.undo({ anyway: true });
  return game;
}

/** The save of a game as it stands, with the moves that could be redone. */
export function saveOf(game: Game, id: string): Save {
  return { id, record: game.record({ withUndone: true }), ply: game.ply, updated: Date.now() };
}

/** A save of its own for the record in a text. */
export function adopt(text: string): Save {
  const game = Game.fromRecord(text);
  const save = saveOf(game, newId());
  game.free();
  return save;
}

/** Why a record could not be read, in a sentence. */
export function unreadable(error: unknown): string {
  if (isRulesError(error)) return error.problem.message;
  return error instanceof Error ? error.message : String(error);
}

/** Hands a text to the reader as a file. */
export function download(text: string, names: readonly string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const slug = names.join("-").replace(/[^\p{Letter}\p{Number}-]+/gu, "_");
  link.download = `blue-moon-city${slug ? `-${slug}` : ""}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
