// From the import of the package to the first list of moves.

import { Game, init } from "blue-moon-city";

/** Compiles at the first call, as whoever asks for nothing else. */
export function first() {
  return new Game({ game: "city", players: 3, seed: "start" }).legalMoves().length;
}

/** Compiles beside the main thread, as whoever minds how long a task takes. */
export async function firstAfterInit() {
  await init();
  return first();
}
