/** Prototypes that all objects inherit from, with fields that are not theirs. */

import { outcome, same } from "./assert.js";
import { functions, methods } from "./calls.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks, Host, Library } from "./host.js";

/** The names of all fields of all shapes. */
function fields(library: Library): string[] {
  const names = new Set([
    ...INNER,
    "by",
    "game",
    "salvage",
    "for",
    "anyway",
    "withUndone",
    "names",
    "seed",
    "players",
    "start",
    "turnLimit",
  ]);
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name);
      collect(part);
    }
  };
  const game = new library.Game(options);
  const problem = game.check({ type: "walk", to: 0 });
  const results = [...functions(library), ...methods(game)].map(({ args, call }) =>
    call(...(args as never[])),
  );
  for (const shape of [problem, game.state(), ...results]) collect(shape);
  return [...names];
}

/** Names that are no fields of ours, but of what crosses, is described or is counted on the way. */
const INNER = [
  ...["move", "events", "seat", "everything", "argument", "module", "query", "box", "most", "tile"],
  ...["value", "writable", "enumerable", "configurable", "get", "set", "where", "code", "reason"],
  ...["0", "1", "2", "3", "9", "17"],
];

/** Runs an act while the prototype of all objects has these properties. */
function polluted<T>(properties: PropertyDescriptorMap, act: () => T): T {
  const names = Object.keys(properties);
  // In a list without a prototype of its own, since descriptors inherit too.
  const described = names.map((name) => Object.assign(Object.create(null), properties[name]));
  for (const [index, name] of names.entries()) {
    Reflect.defineProperty(Object.prototype, name, described[index]);
  }
  try {
    return act();
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
}

/** What everything gives, as text: all functions, a move, a refusal. */
function everything(library: Library): string[] {
  const game = new library.Game(options);
  const calls = [...functions(library), ...methods(game)];
  const results = calls.map(({ args, call }) => {
    const result = call(...(args as never[]));
    return result instanceof library.Game ? result.state() : result;
  });
  results.push(game.check({ type: "walk", to: 0 }), game.state(), game.moves());
  return results.map((result) => JSON.stringify(result));
}

/** Properties of all names of fields, each made from its name. */
function each(library: Library, property: (name: string) => PropertyDescriptor) {
  return Object.fromEntries(
    fields(library).map((name) => [name, { configurable: true, ...property(name) }]),
  );
}

/** Fails if anything is another while the prototype is polluted, or afterwards. */
function unmoved(host: Host, how: string, properties: PropertyDescriptorMap): void {
  const { library } = host;
  const before = everything(library);
  const game = new library.Game(options);
  const found = polluted(properties, () => {
    try {
      game.apply({ type: "walk", to: 5 });
      return everything(library);
    } catch (error) {
      return error;
    }
  });
  if (!Array.isArray(found)) throw new Error(`with ${how}: ${found}`, { cause: found });
  for (const [index, text] of before.entries()) same(found[index], text, `with ${how}`);
  same(game.ply, 1, `the game with ${how}`);
  game.free();
  playsOn(library);
}

export const pollution: Checks = {
  "inherited values change nothing": (host) => {
    for (const value of [0, 1, true, null, "city", "V1", [], {}]) {
      unmoved(
        host,
        `inherited ${JSON.stringify(value)}`,
        each(host.library, () => ({ value, writable: true })),
      );
    }
  },

  "inherited values that can't be written over change nothing": (host) => {
    unmoved(
      host,
      "values that are fixed",
      each(host.library, () => ({ value: 1, writable: false })),
    );
  },

  "inherited getters and setters are never called": (host) => {
    let calls = 0;
    const accessors = each(host.library, () => ({
      get: () => {
        calls += 1;
        return 1;
      },
      set: () => {
        calls += 1;
      },
    }));
    unmoved(host, "getters and setters", accessors);
    same(calls, 0, "calls of getters and setters");
  },

  "inherited setters that throw or call back spoil nothing": (host) => {
    const { library } = host;
    const acts: [string, (game: InstanceType<Library["Game"]>) => void][] = [
      [
        "throw",
        () => {
          throw new Error("mine");
        },
      ],
      ["call back", (game) => void game.apply({ type: "walk", to: 9 })],
      ["free", (game) => game.free()],
    ];
    for (const [what, act] of acts) {
      const game = new library.Game(options);
      let acting = false;
      const set = () => {
        if (acting) return;
        acting = true;
        try {
          act(game);
        } finally {
          acting = false;
        }
      };
      polluted(
        each(library, () => ({ get: () => 1, set })),
        () => {
          const calls = [
            () => game.apply({ type: "walk", to: 5 }),
            () => game.check({ type: "walk", to: 0 }),
            () => game.state(),
            () => library.facts("city"),
            () => library.newGame(options),
          ];
          for (const call of calls) {
            try {
              call();
            } catch {} // what counts is how the game is afterwards
          }
        },
      );
      outcome(library, `status after setters that ${what}`, () => game.status());
      outcome(library, `apply after setters that ${what}`, () =>
        game.apply({ type: "walk", to: 4 }),
      );
      alive(library, `setters that ${what}`);
      playsOn(library);
    }
  },

  "toJSON on all objects, lists and texts, as old libraries have it, changes nothing": (host) => {
    const toJSON = { configurable: true, value: () => "spoilt" };
    const library = host.library;
    const before = everything(library);
    for (const prototype of [Object.prototype, Array.prototype, String.prototype]) {
      const game = new library.Game(options);
      const position = library.newGame(options);
      Object.defineProperty(prototype, "toJSON", toJSON);
      let found: unknown[];
      try {
        game.apply({ type: "walk", to: 5 });
        const { events } = library.apply(position, { type: "endTurn", discard: [] });
        found = [library.legalMoves(position).length, events.length, game.view(0).table.turn.seat];
        library.newGame({ ...options, layout: "random", cards: [3, 4, 3] });
        library.Game.fromRecord(game.record({ withUndone: true }));
      } finally {
        Reflect.deleteProperty(prototype, "toJSON");
      }
      same(found.length, 3, "what was found");
      same(everything(library), before, "everything");
    }
    playsOn(library);
  },
};
