/** From a save to a game in play and back. */

import { Game } from "blue-moon-city";
import type { Save } from "./store.js";

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
