/** Every function of the library with arguments that it takes. */

import type { Game } from "blue-moon-city";
import { options } from "./canary.js";
import type { Library } from "./host.js";

export interface Call {
  readonly name: string;
  /** Right arguments. */
  readonly args: readonly unknown[];
  readonly call: (...args: never[]) => unknown;
}

const walk = { type: "walk", to: 5 } as const;

/** The functions but for `init`, which gives a promise. */
export function functions(library: Library): Call[] {
  const state = library.newGame(options);
  const seen = library.view(state, 0);
  const { state: there, events } = library.apply(state, walk);
  // A finished game: from another one a deep perft takes for ever.
  const last = library.newGame({ ...options, turnLimit: 1 });
  const { state: over } = library.apply(last, { type: "endTurn", discard: [] });
  const { Game } = library;
  const record = new Game(options).record();
  return [
    { name: "newGame", args: [options], call: library.newGame },
    { name: "legalMoves", args: [seen], call: library.legalMoves },
    { name: "check", args: [state, walk], call: library.check },
    { name: "apply", args: [state, walk], call: library.apply },
    { name: "explain", args: [there, 0, []], call: library.explain },
    { name: "preview", args: [seen, walk], call: library.preview },
    { name: "canUndoAfter", args: [state, walk], call: library.canUndoAfter },
    { name: "perft", args: [over, 2], call: library.perft },
    { name: "view", args: [state, 0], call: library.view },
    { name: "status", args: [seen], call: library.status },
    { name: "facts", args: ["city"], call: library.facts },
    { name: "eventsFor", args: ["city", events, 0], call: library.eventsFor },
    { name: "formatMove", args: ["city", walk], call: library.formatMove },
    { name: "parseMove", args: ["city", ">5"], call: library.parseMove },
    { name: "Game", args: [{ ...options, names: [] }], call: (given: never) => new Game(given) },
    { name: "Game.fromState", args: [state, { names: [] }], call: Game.fromState },
    { name: "Game.fromRecord", args: [record], call: Game.fromRecord },
  ];
}

/** The methods of a game at its beginning, where they leave it. */
export function methods(game: Game): Call[] {
  const walked = <T>(call: () => T): T => {
    try {
      game.apply(walk);
      return call();
    } finally {
      while (game.ply > 0) game.undo();
    }
  };
  return [
    { name: "game.view", args: [0], call: (seat: never) => game.view(seat) },
    { name: "game.events", args: [1], call: (ply: never) => walked(() => game.events(ply)) },
    { name: "game.check", args: [walk], call: (move: never) => game.check(move) },
    {
      name: "game.explain",
      args: [0, []],
      call: (box: never, list: never) => walked(() => game.explain(box, list)),
    },
    { name: "game.preview", args: [walk], call: (move: never) => game.preview(move) },
    { name: "game.apply", args: [walk], call: (move: never) => back(game, game.apply(move)) },
    { name: "game.undo", args: [{}], call: (given: never) => walked(() => game.undo(given)) },
    { name: "game.at", args: [0], call: (ply: never) => game.at(ply) },
    { name: "game.fork", args: [0], call: (ply: never) => game.fork(ply) },
    { name: "game.record", args: [{}], call: (given: never) => game.record(given) },
  ];
}

function back<T>(game: Game, value: T): T {
  game.undo();
  return value;
}
