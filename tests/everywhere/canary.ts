/** Tells whether the library still works. */

import type { CityMove, Game } from "blue-moon-city";
import { holds, same } from "./assert.js";
import type { Library } from "./host.js";

export const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;

/** Where the figure may walk at the beginning of the game of these options. */
const WALKS = [1, 4, 5, 6, 8, 9, 11, 12, 14, 15, 16, 19];

/** Fails unless a new game and its first moves are what they always are: the quick look. */
export function alive(library: Library, after: string): void {
  const game = new library.Game(options);
  const walks = game.legalMoves().flatMap((move) => (move.type === "walk" ? [move.to] : []));
  game.free();
  same(walks, WALKS, `the walks after ${after}`);
}

/** Plays a short game to its end and compares it with the same moves made by the pure functions: the long look. */
export function playsOn(library: Library): void {
  const short = { ...options, turnLimit: 6 };
  const game = new library.Game(short);
  let state = library.newGame(short);
  while (!game.status().over) {
    const moves = game.legalMoves();
    same(library.legalMoves(state), moves, "the legal moves");
    const move = moves[Math.floor(moves.length / 2)] as CityMove;
    const { state: next, events } = library.apply(state, move);
    same(game.apply(move), events, "what happened");
    state = next;
  }
  same(game.state(), state, "the state at the end");
  holds(state.table.result !== null, "the game has a result");
  const again = library.Game.fromRecord(game.record());
  same(again.state(), state, "the state of the record");
  backToTheBeginning(again);
}

function backToTheBeginning(game: Game): void {
  while (game.ply > 0) game.undo({ anyway: true });
  same(game.state(), game.at(0), "the beginning");
  game.free();
}
