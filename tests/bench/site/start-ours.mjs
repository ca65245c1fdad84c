// From the import of the package to the first list of moves.

import { Game } from "blue-moon-city";

export function first() {
  return new Game({ game: "city", players: 3, seed: "start" }).legalMoves().length;
}
