/** Every function of the library with arguments that it takes. */

import type { CityPosition, Game } from "blue-moon-city";
import { options } from "./canary.js";
import type { Library } from "./host.js";

export interface Call {
  readonly name: string;
  /** Right arguments. */
  readonly args: readonly unknown[];
  readonly call: (...args: never[]) => unknown;
}

const walk = { type: "walk", to: 5 } as const;
const endTurn = { type: "endTurn", discard: [] } as const;

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
  const seen0 = new Game(options).record({ for: 0 });
  const asked =
    (ask: (position: CityPosition, ...given: never[]) => unknown) =>
    (...given: never[]) => {
      const position = library.position(there);
      try {
        return ask(position, ...given);
      } finally {
        position.free();
      }
    };
  const question = { box: 0, cards: [] };
  return [
    { name: "newGame", args: [options], call: library.newGame },
    { name: "legalMoves", args: [seen], call: library.legalMoves },
    { name: "check", args: [state, walk], call: library.check },
    { name: "apply", args: [state, walk, { by: 0 }], call: library.apply },
    { name: "explain", args: [there, question], call: library.explain },
    { name: "preview", args: [seen, walk], call: library.preview },
    { name: "canUndoAfter", args: [state, walk], call: library.canUndoAfter },
    { name: "perft", args: [over, 2], call: library.perft },
    { name: "view", args: [state, 0], call: library.view },
    { name: "status", args: [seen], call: library.status },
    { name: "facts", args: ["city", 1], call: library.facts },
    { name: "limits", args: [], call: library.limits },
    { name: "eventsFor", args: ["city", events, 0], call: library.eventsFor },
    { name: "moveFor", args: ["city", walk, 0, 1], call: library.moveFor },
    { name: "readSeatRecord", args: ["city", seen0], call: library.readSeatRecord },
    { name: "formatMove", args: ["city", walk], call: library.formatMove },
    { name: "parseMove", args: ["city", ">5"], call: library.parseMove },
    { name: "Game", args: [{ ...options, names: [] }], call: (given: never) => new Game(given) },
    { name: "Game.fromState", args: [state, { names: [] }], call: Game.fromState },
    {
      name: "Game.fromRecord",
      args: [record, { game: "city", salvage: true }],
      call: Game.fromRecord,
    },
    { name: "position", args: [seen], call: (given: never) => told(library.position(given)) },
    { name: "position.status", args: [], call: asked((position) => position.status()) },
    { name: "position.legalMoves", args: [], call: asked((position) => position.legalMoves()) },
    { name: "position.check", args: [walk], call: asked((at, move: never) => at.check(move)) },
    {
      name: "position.explain",
      args: [question],
      call: asked((at, given: never) => at.explain(given)),
    },
    { name: "position.preview", args: [endTurn], call: asked((at, move) => at.preview(move)) },
    {
      name: "position.canUndoAfter",
      args: [endTurn],
      call: asked((at, move: never) => at.canUndoAfter(move)),
    },
    {
      name: "position.payments",
      args: [0, 3],
      call: asked((at, box: never, most: never) => at.payments(box, most)),
    },
    { name: "position.prospects", args: [], call: asked((position) => position.prospects()) },
    {
      name: "position.completion",
      args: [7],
      call: asked((at, tile: never) => at.completion(tile)),
    },
  ];
}

/** Asks a position object that is not needed any more. */
function told(position: CityPosition): unknown {
  try {
    return position.status();
  } finally {
    position.free();
  }
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
      args: [{ box: 0, cards: [] }],
      call: (question: never) => walked(() => game.explain(question)),
    },
    { name: "game.preview", args: [walk], call: (move: never) => game.preview(move) },
    {
      name: "game.apply",
      args: [walk, { by: 0 }],
      call: (move: never, given: never) => back(game, game.apply(move, given)),
    },
    { name: "game.undo", args: [{}], call: (given: never) => walked(() => game.undo(given)) },
    { name: "game.position", args: [0], call: (seat: never) => told(game.position(seat)) },
    { name: "game.at", args: [0], call: (ply: never) => game.at(ply) },
    { name: "game.fork", args: [0], call: (ply: never) => game.fork(ply) },
    { name: "game.record", args: [{}], call: (given: never) => game.record(given) },
  ];
}

function back<T>(game: Game, value: T): T {
  game.undo();
  return value;
}
