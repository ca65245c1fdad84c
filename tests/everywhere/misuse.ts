/** Games that were freed, calls without a game, classes called as functions. */

import { holds, outcome, refusal, same } from "./assert.js";
import { methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks } from "./host.js";
import { zoo } from "./zoo.js";

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
    for (const type of [Game, RulesError, library.CityPosition]) {
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

  "a position object that was freed, once or twice, says so": ({ library }) => {
    const position = library.position(library.newGame(options));
    position.free();
    position.free();
    const walk = { type: "walk", to: 5 } as const;
    const calls: Record<string, () => unknown> = {
      legalMoves: () => position.legalMoves(),
      status: () => position.status(),
      check: () => position.check(walk),
      explain: () => position.explain({ box: 0, cards: [] }),
      preview: () => position.preview(walk),
      canUndoAfter: () => position.canUndoAfter(walk),
      payments: () => position.payments(0, 1),
      prospects: () => position.prospects(),
      completion: () => position.completion(0),
    };
    for (const [name, call] of Object.entries(calls)) {
      same(refusal(library, name, call), "freed", name);
    }
    playsOn(library);
  },

  "position objects are made of positions alone, and asked as what they are": (host) => {
    const { library } = host;
    const { CityPosition, PositionObject } = library;
    const own = library.position(library.newGame(options));
    for (const [animal, value] of zoo(host)) {
      for (const type of [CityPosition, PositionObject]) {
        const call = () => Reflect.construct(type as never, [value]);
        same(refusal(library, `${type.name} of ${animal}`, call), "bad_argument", animal);
      }
    }
    const methods = [CityPosition.prototype, PositionObject.prototype].flatMap((prototype) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)),
    );
    for (const [name, { value }] of methods) {
      if (name === "constructor") continue;
      for (const other of [undefined, null, 7, {}, Object.create(own), new Proxy(own, {})]) {
        const call = () => value.call(other, { type: "walk", to: 5 });
        const found = outcome(library, `${name} of another object`, call, byTheLanguage);
        holds("code" in found, `${name} takes another object`);
      }
    }
    same(
      refusal(library, "JSON", () => JSON.stringify({ own })),
      "bad_argument",
      "JSON",
    );
    holds(own.legalMoves().length > 0, "the position can be asked as before");
    own.free();
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
