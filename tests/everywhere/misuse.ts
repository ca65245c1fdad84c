/** Games that were freed, calls without a game, classes called as functions. */

import { holds, outcome, refusal, same } from "./assert.js";
import { methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks } from "./host.js";

/** What the language itself says of a call without its object. */
const byTheLanguage = (error: unknown) => error instanceof TypeError;

export const misuse: Checks = {
  "a game that was freed, once or twice, says so": ({ library }) => {
    const game = new library.Game(options);
    const fork = game.fork();
    game.free();
    game.free();
    for (const { name, args, call } of methods(game)) {
      same(
        refusal(library, name, () => call(...(args as never[]))),
        "freed",
        name,
      );
    }
    for (const name of ["ply", "length", "names"] as const) {
      same(
        refusal(library, name, () => game[name]),
        "freed",
        name,
      );
    }
    for (const name of [
      "state",
      "status",
      "legalMoves",
      "moves",
      "canUndo",
      "redo",
      "record",
    ] as const) {
      same(
        refusal(library, name, () => game[name]()),
        "freed",
        name,
      );
    }
    holds(fork.legalMoves().length > 0, "its fork goes on");
    fork.free();
    playsOn(library);
  },

  "methods without a game, and classes without new, are refused": ({ library }) => {
    const { Game, RulesError } = library;
    const inherited = Object.create(new Game(options));
    const others = [
      undefined,
      null,
      7,
      {},
      inherited,
      new Proxy(new Game(options), {}),
      Game.prototype,
    ];
    const descriptors = Object.entries(Object.getOwnPropertyDescriptors(Game.prototype));
    for (const [name, { value, get }] of descriptors) {
      if (name === "constructor") continue;
      for (const other of others) {
        const call = () => (value ?? get).call(other, { type: "walk", to: 5 });
        const found = outcome(library, `${name} of another object`, call, byTheLanguage);
        holds("code" in found, `${name} takes another object`);
        alive(library, name);
      }
    }
    for (const type of [Game, RulesError]) {
      const found = outcome(
        library,
        type.name,
        () => Reflect.apply(type, undefined, [options]),
        byTheLanguage,
      );
      holds("code" in found, `${type.name} needs new`);
    }
    const { fromState, fromRecord } = Game;
    const record = fromState(library.newGame(options)).record();
    same(fromRecord(record).record(), record, "static functions need no class");
    playsOn(library);
  },

  "a subclass and a foreign new.target work or are refused": ({ library }) => {
    class Named extends library.Game {
      readonly title = "mine";
    }
    const named = new Named(options);
    holds(named.title === "mine" && named.legalMoves().length > 0, "a subclass works");
    holds(!(Named.fromRecord(named.record()) instanceof Named), "records give plain games");
    const made = Reflect.construct(library.Game, [options], Object) as object;
    const { status } = library.Game.prototype;
    same(status.call(made as never), named.status(), "a game with a foreign prototype");
    playsOn(library);
  },

  "a game can't be cloned or written as JSON": ({ library }) => {
    const game = new library.Game(options);
    same(
      refusal(library, "JSON", () => JSON.stringify({ game })),
      "bad_argument",
      "JSON",
    );
    holds(!(structuredClone(game) instanceof library.Game), "a clone is no game");
    holds(game.legalMoves().length > 0, "the game goes on");
  },
};
