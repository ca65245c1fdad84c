/** Questions to the wasm about a game as such. */

import { guarded } from "./errors.js";
import { rules } from "./start.js";

/** The longest text that names a game or a move, with room to spare. */
export const MAX_WORD = 400;

/** Asks the rules about a game as such. */
export function askGame<T>(verb: string, game: string, argument: unknown): T {
  return guarded(() => rules().askGame(verb, game, argument)) as T;
}
