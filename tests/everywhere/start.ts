/** Starting: at the first call or by `init`, with whatever it is given. Each check has copies of the library. */

import { holds, same } from "./assert.js";
import { alive, options, playsOn } from "./canary.js";
import type { Checks, Host, Library } from "./host.js";
import { zoo } from "./zoo.js";

async function wasmBytes({ wasm }: Host): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch(wasm)).arrayBuffer());
}

/** What `init` is refused with: the code of a RulesError, or the name of the host's own error. */
async function refusal(library: Library, what: string, source: unknown): Promise<string> {
  try {
    await library.init(source as never);
  } catch (error) {
    return library.isRulesError(error) ? error.problem.code : (error as Error).name;
  }
  throw new Error(`init took ${what}`);
}

/** Calls `act` while the host counts what is compiled and instantiated. */
async function compiled(act: () => Promise<void>): Promise<number> {
  let count = 0;
  const counted = [
    "Module",
    "Instance",
    "compile",
    "compileStreaming",
    "instantiate",
    "instantiateStreaming",
  ] as const;
  const originals = counted.map((name) => [name, WebAssembly[name]] as const);
  const counting: ProxyHandler<never> = {
    construct: (target, args) => {
      count += 1;
      return Reflect.construct(target, args);
    },
    apply: (target, self, args) => {
      count += 1;
      return Reflect.apply(target, self, args);
    },
  };
  for (const [name, original] of originals) {
    Reflect.set(WebAssembly, name, new Proxy(original as never, counting));
  }
  try {
    await act();
  } finally {
    for (const [name, original] of originals) Reflect.set(WebAssembly, name, original);
  }
  return count;
}

/** The bytes of modules that are none of ours. */
const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
/** Exports a function `newGame` that traps. */
const foreign = Uint8Array.of(
  ...empty,
  ...[1, 4, 1, 0x60, 0, 0],
  ...[3, 2, 1, 0],
  ...[7, 11, 1, 7, ...new TextEncoder().encode("newGame"), 0, 0],
  ...[10, 5, 1, 3, 0, 0, 0x0b],
);

export const start: Checks = {
  "importing compiles nothing; the first call does, once": async (host) => {
    let library = host.library;
    same(
      await compiled(async () => {
        library = await host.afresh();
      }),
      0,
      "compiled by importing",
    );
    const first = await compiled(async () => void library.newGame(options));
    const second = await compiled(async () => void library.newGame(options));
    same([first, second], [2, 0], "a module and an instance");
    playsOn(library);
  },

  "every function and class can be what is called first": async (host) => {
    const state = host.library.newGame(options);
    const record = new host.library.Game(options).record();
    const seen = new host.library.Game(options).record({ for: 0 });
    const calls: ((library: Library) => unknown)[] = [
      (library) => library.newGame(options),
      (library) => library.legalMoves(state),
      (library) => library.status(state),
      (library) => library.parseMove("city", ">5"),
      (library) => library.facts("city"),
      (library) => library.limits(),
      (library) => library.position(state).legalMoves(),
      (library) => library.readSeatRecord("city", seen),
      (library) => new library.Game(options).legalMoves(),
      (library) => library.Game.fromRecord(record).moves(),
      (library) => library.Game.fromState(state).view(null),
    ];
    for (const call of calls) {
      const library = await host.afresh();
      same(call(library), call(host.library), "what the first call gives");
    }
  },

  "init takes a module, bytes, a response, an address or nothing": async (host) => {
    const bytes = await wasmBytes(host);
    const type = { headers: { "content-type": "application/wasm" } };
    const sources: (() => unknown)[] = [
      () => undefined,
      () => bytes,
      () => bytes.buffer,
      () => new DataView(bytes.buffer),
      () => new WebAssembly.Module(bytes),
      () => host.wasm,
      () => fetch(host.wasm),
      () => new Response(bytes),
      () => new Response(bytes, type),
    ];
    for (const source of sources) {
      const library = await host.afresh();
      await library.init((await source()) as never);
      same(await compiled(async () => void library.newGame(options)), 0, "compiled afterwards");
      alive(library, "init");
      await library.init();
      await library.init("whatever" as never);
      playsOn(library);
    }
  },

  "one module may start many copies": async (host) => {
    const module = await WebAssembly.compile(await wasmBytes(host));
    const [one, other] = await Promise.all([host.afresh(), host.afresh()]);
    await Promise.all([one.init(module), other.init(module)]);
    const game = new one.Game(options);
    game.apply({ type: "walk", to: 5 });
    playsOn(other);
    same(other.Game.fromRecord(game.record()).state(), game.state(), "the same game in both");
  },

  "a game that is begun while starts are pending goes on": async (host) => {
    const bytes = await wasmBytes(host);
    const library = await host.afresh();
    const given = [
      undefined,
      bytes,
      host.wasm,
      new Response(bytes),
      empty,
      new Uint8Array(8),
      "a text",
    ];
    const pending = given.map((source) => library.init(source as never).catch(() => {}));
    const game = new library.Game(options);
    game.apply({ type: "walk", to: 5 });
    const before = JSON.stringify([game.state(), game.legalMoves()]);
    await Promise.all(pending);
    await library.init();
    same(JSON.stringify([game.state(), game.legalMoves()]), before, "the game");
    playsOn(library);
  },

  "starts at the same time, right and wrong, start it": async (host) => {
    const bytes = await wasmBytes(host);
    const library = await host.afresh();
    const given = [empty, bytes, null, undefined, foreign, host.wasm, new Uint8Array(8), bytes];
    const found = await Promise.allSettled(given.map((source) => library.init(source as never)));
    holds(
      found.some(({ status }) => status === "fulfilled"),
      "one of them starts it",
    );
    playsOn(library);
  },

  "what init can't take is refused, and the library starts all the same": async (host) => {
    const library = await host.afresh();
    const right = await wasmBytes(host);
    const other = right.slice();
    other.fill(0, other.length / 2);
    const used = new Response(right);
    await used.arrayBuffer();
    const sources: [string, unknown, string][] = [
      ["no bytes", new Uint8Array(), "CompileError"],
      ["zeros", new Uint8Array(8), "CompileError"],
      ["half of the bytes", right.subarray(0, right.length / 2), "CompileError"],
      ["damaged bytes", other, "CompileError"],
      ["a response of text", new Response("a page"), "CompileError"],
      ["an empty response", new Response(null, { status: 404 }), "CompileError"],
      ["a response that was read", used, "TypeError"],
      ["an empty module", empty, "bad_argument"],
      ["an empty module, compiled", new WebAssembly.Module(empty), "bad_argument"],
      ["a foreign module", foreign, "bad_argument"],
      ["a response with an empty module", new Response(empty), "bad_argument"],
    ];
    for (const [what, source, expected] of sources) {
      const found = await refusal(library, what, source);
      same(found, expected, what);
    }
    for (const [animal, source] of zoo(host)) {
      if (animal === "undefined") continue;
      const found = await refusal(library, animal, source);
      const allowed = /buffer|bytes|floats|integers/.test(animal);
      const byTheHost = allowed && /^(Compile|Type)Error$/.test(found);
      holds(found === "bad_argument" || byTheHost, `${animal}: ${found}`);
    }
    playsOn(library);
  },

  "the module of another build is refused, whatever its functions are called": async (host) => {
    const own = await wasmBytes(host);
    const name = new TextEncoder().encode("blue-moon-city build");
    const ids = own.length - 16;
    const at = ids - name.length;
    same([...own.subarray(at, ids)], [...name], "what stands before the id at the end of the file");
    const id = new TextDecoder().decode(own.subarray(ids));
    const other = own.slice();
    other.set(new TextEncoder().encode("0123456789abcdef"), ids);
    const nameless = own.slice();
    nameless[at] = 0x78;
    const library = await host.afresh();
    for (const [what, bytes, says] of [
      ["another build", other, `the build 0123456789abcdef; blue-moon-city ${id} is needed`],
      ["no build", nameless, "another library"],
    ] as const) {
      for (const source of [bytes, new WebAssembly.Module(bytes)]) {
        same(await refusal(library, what, source), "bad_argument", what);
        const message = await library.init(source).catch((error: Error) => error.message);
        holds(String(message).includes(says), `${what}: ${message}`);
      }
    }
    playsOn(library);
  },

  "a host that cannot compile says so, and the library starts once it can": async (host) => {
    const library = await host.afresh();
    const { WebAssembly: original } = globalThis;
    const said: string[] = [];
    const say = (error: unknown) => void said.push((error as Error).message);
    Reflect.deleteProperty(globalThis, "WebAssembly");
    try {
      await library.init().catch(say);
      try {
        library.newGame(options);
      } catch (error) {
        say(error);
      }
    } finally {
      Object.defineProperty(globalThis, "WebAssembly", {
        value: original,
        configurable: true,
        writable: true,
        enumerable: false,
      });
    }
    same(said.length, 2, "refusals");
    for (const message of said) holds(message.includes("needs WebAssembly"), message);
    playsOn(library);
  },
};
