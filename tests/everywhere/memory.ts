/** The memory that many calls take. */

import type { Game } from "blue-moon-city";
import { outcome, same } from "./assert.js";
import { options, playsOn } from "./canary.js";
import type { Checks, Host, Library } from "./host.js";

interface Held {
  memory: WebAssembly.Memory;
  __wbindgen_externrefs: WebAssembly.Table;
}

/** A copy of the library that was started, with what it holds: nobody is given it but whoever makes the instance. */
async function watched(host: Host): Promise<{ library: Library; held: Held }> {
  const library = await host.afresh();
  const { Instance } = WebAssembly;
  const made: WebAssembly.Instance[] = [];
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (target, args) => {
      const instance = Reflect.construct(target, args);
      made.push(instance);
      return instance;
    },
  });
  try {
    library.facts("city");
  } finally {
    WebAssembly.Instance = Instance;
  }
  same(made.length, 1, "the instances that were made");
  return { library, held: made[0]?.exports as unknown as Held };
}

/** Calls of all kinds: that answer, that are refused, that make games and free them. */
function kinds(library: Library, game: Game): (() => unknown)[] {
  const refused = (call: () => unknown) => () => outcome(library, "a call", call);
  return [
    () => {
      game.apply({ type: "walk", to: 5 });
      return game.undo();
    },
    () => game.legalMoves(),
    () => game.status(),
    () => game.check({ type: "walk", to: 0 }),
    refused(() => game.apply({ type: "walk", to: 0 } as never)),
    refused(() => game.apply({ type: "walk", to: Number.NaN } as never)),
    refused(() => library.parseMove("city", "?")),
    refused(() => library.Game.fromRecord("blue-moon-city 1\n")),
    () => game.fork().free(),
    () => library.formatMove("city", { type: "walk", to: 5 }),
  ];
}

export const memory: Checks = {
  "very many calls of one instance keep its memory as it was": async (host) => {
    const { library, held } = await watched(host);
    const game = new library.Game(options);
    const calls = kinds(library, game);
    const sizes = () => [held.memory.buffer.byteLength, held.__wbindgen_externrefs.length];
    let before: number[] = [];
    let plies = 0;
    for (let call = 0; call < host.calls; call += 1) {
      if (call === host.calls / 10) before = sizes();
      // One of a hundred is a long one: it takes as much time as those between.
      if (call % 100 === 0) calls[(call / 100) % calls.length]?.();
      else plies += game.ply;
    }
    same(plies, 0, "the plies after each call");
    same(sizes(), before, "the bytes of memory and the references");
    playsOn(library);
  },
};
