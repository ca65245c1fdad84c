/** Whatever the arguments are, they are read or refused, and soon. */

import { holds, outcome, same } from "./assert.js";
import { functions, methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks } from "./host.js";
import { zoo } from "./zoo.js";

/** The longest time that a call may take, in ms, where it now takes so long to copy a million numbers: the largest values
 * are refused by a look at them. */
function soon(): number {
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index);
  const began = performance.now();
  structuredClone(numbers);
  return 50 * (performance.now() - began);
}

/** What is taken of the zoo, by the argument. */
const TAKEN: Record<string, string[]> = {
  "perft 1": ["7", "-0"],
  "view 1": ["null", "-0"],
  "facts 1": ["undefined"],
  "eventsFor 2": ["null", "-0"],
  "moveFor 2": ["-0"],
  "moveFor 3": ["null", "-0"],
  "position.payments 0": ["-0"],
  "position.payments 1": ["7", "-0"],
  "position.completion 0": ["7", "-0"],
  "game.view 0": ["null", "-0"],
  "game.events 0": ["undefined"],
  "game.position 0": ["undefined", "null", "-0"],
  "game.at 0": ["-0"],
  "game.fork 0": ["undefined", "-0"],
};

/** Takes any object: options may be left out, and `check` answers what is wrong with a move. */
const LENIENT = [
  ...["Game.fromState 1", "Game.fromRecord 1", "apply 2", "game.apply 1"],
  ...["game.undo 0", "game.record 0", "check 1", "game.check 0", "position.check 0"],
];

export const values: Checks = {
  "any value as any argument is taken or refused, and nothing is changed": (host) => {
    const { library } = host;
    const game = new library.Game(options);
    const before = game.record();
    const animals = zoo(host);
    const longest = soon();
    const taken: Record<string, string[]> = {};
    for (const { name, args, call } of [...functions(library), ...methods(game)]) {
      for (const at of args.keys()) {
        const place = `${name} ${at}`;
        for (const [animal, value] of animals) {
          const given = args.map((right, index) => (index === at ? value : right));
          const began = performance.now();
          const found = outcome(library, `${place} with ${animal}`, () =>
            call(...(given as never[])),
          );
          holds(performance.now() - began < longest, `${place} took long with ${animal}`);
          if ("value" in found) taken[place] = [...(taken[place] ?? []), animal];
          alive(library, `${place} with ${animal}`);
        }
        same(game.record(), before, `the game after ${place}`);
      }
    }
    for (const place of LENIENT) delete taken[place];
    for (const place of Object.keys({ ...taken, ...TAKEN })) {
      same(taken[place], TAKEN[place], `what ${place} takes`);
    }
    playsOn(library);
  },

  "whether an error is one of the library's can be asked of any value": (host) => {
    for (const [animal, value] of zoo(host)) {
      same(host.library.isRulesError(value), animal === "one of its errors", animal);
    }
  },

  "every function is called with any value": ({ library }) => {
    const called = new Set(functions(library).map(({ name }) => name));
    // The classes of position objects are checked with what else is misused.
    const others = ["init", "isRulesError", "RulesError", "PositionObject", "CityPosition"];
    same(
      Object.keys(library).filter((name) => !called.has(name) && !others.includes(name)),
      [],
      "the functions that are missing in calls.ts",
    );
  },

  "what is plain is taken from anywhere": (host) => {
    const { library } = host;
    const state = library.newGame(options);
    const moves = library.legalMoves(state);
    const { JSON: json } = host.realm?.() ?? globalThis;
    const sources = [
      Object.assign(Object.create(null), state),
      new Proxy(state, {}),
      json.parse(JSON.stringify(state)),
      Object.freeze(structuredClone(state)),
      Object.seal(structuredClone(state)),
    ];
    for (const source of sources) same(library.legalMoves(source), moves, "the legal moves");
    class Walk {
      type = "walk" as const;
      to = 5 as const;
    }
    same(library.check(state, new Walk()), null, "a move of a class");
    const undecided = { ...options, turnLimit: undefined } as never;
    same(library.newGame(undecided), state, "an option that is undefined");
  },
};
