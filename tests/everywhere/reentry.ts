/** Arguments that run foreign code while they are read: it may call back into the library, or throw. */

import type { Game } from "blue-moon-city";
import { holds, outcome } from "./assert.js";
import { functions, methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks, Library } from "./host.js";

/** Arguments that run `act` when this or that is done with them. */
function traps(act: () => void): [string, unknown][] {
  const acting =
    <A extends unknown[], R>(otherwise: (...args: A) => R) =>
    (...args: A): R => {
      act();
      return otherwise(...args);
    };
  const move = { type: "walk", to: 5 };
  const handler: ProxyHandler<object> = {
    get: acting(Reflect.get),
    has: acting(Reflect.has),
    ownKeys: acting(Reflect.ownKeys),
    getOwnPropertyDescriptor: acting(Reflect.getOwnPropertyDescriptor),
    getPrototypeOf: acting(Reflect.getPrototypeOf),
  };
  const symbols = {
    [Symbol.toPrimitive]: acting(() => 1),
    [Symbol.iterator]: acting(() => [][Symbol.iterator]()),
    toJSON: acting(() => move),
    toString: acting(() => "city"),
    valueOf: acting(() => 0),
  };
  const names = Object.keys({
    ...options,
    type: 0,
    to: 0,
    names: 0,
    for: 0,
    anyway: 0,
    version: 0,
  });
  const getters = names.map((name) => [name, { enumerable: true, get: acting(() => 5) }] as const);
  return [
    ["getters", Object.defineProperties({}, Object.fromEntries(getters))],
    [
      "a getter of a move",
      {
        type: "walk",
        get to() {
          act();
          return 5;
        },
      },
    ],
    ["a getter of a list", Object.defineProperty(["V1"], 0, { get: acting(() => "V1") })],
    ["a getter of an inherited field", Object.create(symbols, Object.fromEntries(getters))],
    ["methods that convert", { ...symbols }],
    ["a list with methods that convert", Object.assign([], symbols)],
    ["a text with methods that convert", Object.assign(Object("city"), symbols)],
    ["a proxy", new Proxy(move, handler)],
    ["a proxy of options", new Proxy({}, handler)],
    ["a proxy of a list", new Proxy(["V1"], handler)],
    ["a proxy in an object", { type: "walk", to: new Proxy(move, handler) }],
    ["a proxy whose prototype acts", Object.create(new Proxy({}, handler))],
  ];
}

/** What foreign code may do to the library and to the very game that is called. */
function acts(library: Library, game: Game): [string, () => void][] {
  return [
    ["newGame", () => void library.newGame(options)],
    ["apply", () => void game.apply({ type: "walk", to: 9 })],
    ["free", () => game.free()],
    ["undo", () => void (game.canUndo() === null && game.undo())],
    ["fork", () => game.fork().free()],
    ["record", () => void library.Game.fromRecord(game.record()).free()],
    ["all moves", () => void game.legalMoves().map((move) => game.preview(move))],
    ["a call that is refused", () => void game.apply({ type: "walk", to: 0 } as never)],
    [
      "an error of its own",
      () => {
        throw mine;
      },
    ],
    [
      "an error that looks like ours",
      () => {
        throw imitation;
      },
    ],
    [
      "no error",
      () => {
        throw undefined;
      },
    ],
  ];
}

const mine = new Error("mine");
const imitation = Object.assign(new Error("mine"), {
  name: "RulesError",
  problem: { code: "mine", message: "mine" },
});

export const reentry: Checks = {
  "foreign code in an argument may call back, free the game or throw": ({ library }) => {
    const numberOfCalls = functions(library).length + methods(new library.Game(options)).length;
    const actions = acts(library, new library.Game(options)).map(([name]) => name);
    for (const [action, what] of actions.entries()) {
      for (let index = 0; index < numberOfCalls; index += 1) {
        const game = new library.Game(options);
        const [, act] = acts(library, game)[action] ?? [];
        const { name, args, call } = [...functions(library), ...methods(game)][index] ?? {};
        if (!act || !args || !call) continue;
        for (const at of args.keys()) {
          for (const [trap, value] of traps(act)) {
            const place = `${name} with ${trap} and ${what}`;
            const given = args.map((right, other) => (other === at ? value : right));
            const found = outcome(library, place, () => call(...(given as never[])));
            holds(!("code" in found && found.code === "mine"), `${place}: an imitation passes`);
            outcome(library, `${place}, then`, () => game.status());
          }
        }
        alive(library, `${name} with ${what}`);
        game.free();
      }
    }
    playsOn(library);
  },

  "foreign code in an argument that calls the same again ends in a refusal": ({ library }) => {
    const game = new library.Game(options);
    const move = {
      type: "walk",
      get to(): number {
        game.apply(move as never);
        return 5;
      },
    };
    outcome(library, "a move in itself", () => game.apply(move as never));
    const once = {
      type: "walk",
      get to() {
        game.apply({ type: "walk", to: 9 });
        return 4;
      },
    };
    game.apply(once as never);
    holds(game.length === 2 && game.state().table.seats[0]?.figure === 4, "both moves are made");
    playsOn(library);
  },
};
