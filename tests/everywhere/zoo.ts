/** Values of every kind, none of which is what an argument should be. */

import { options } from "./canary.js";
import type { Host } from "./host.js";

/** Functions and symbols that hosts have and the types of this project need not know. */
type Global = { document?: { all?: unknown }; SharedArrayBuffer?: SharedArrayBufferConstructor };

export function zoo(host: Host): Map<string, unknown> {
  const values = new Map<string, unknown>([
    ["undefined", undefined],
    ["null", null],
    ["true", true],
    ["7", 7],
    ["-0", -0],
    ["1.5", 1.5],
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["2^53", 2 ** 53],
    ["-1", -1],
    ["a bigint", 7n],
    ["a symbol", Symbol("s")],
    ["a function", () => "city"],
    ["a class", class Move {}],
    ["an async function", async () => 1],
    ["an empty text", ""],
    ["a text", "constructor"],
    ["half a character", "\ud800"],
    ["a text of 10 MB", "x".repeat(10_000_000)],
    ["10 MB of halves of characters", "\udc00".repeat(5_000_000)],
    ["an object in which a bigint is", { game: 7n }],
    ["an object in which a symbol is", { type: Symbol("s") }],
    ["an object in which a function is", { type: () => "walk" }],
    ["an object 200,000 deep", deep(200_000)],
    ["a list 200,000 deep", deepList(200_000)],
    ["a cyclic object", cyclic()],
    ["a cyclic list", cyclicList()],
    ["a wide tree", Array(100).fill(Array(100).fill(Array(100).fill(0)))],
    [
      "30,000 properties",
      Object.fromEntries(Array.from({ length: 30_000 }, (_, key) => [`${key}x`, 0])),
    ],
    ["a long name of a property", { ["x".repeat(10_000_000)]: 1 }],
    ["an own __proto__", JSON.parse('{"__proto__":{"game":"city"},"game":"city"}')],
    ["inherited fields", Object.create({ ...options, type: "walk", to: 5 })],
    ["no prototype", Object.assign(Object.create(null), { game: "city" })],
    ["a frozen object", Object.freeze({ game: "city" })],
    ["a sealed object", Object.seal({ game: "city" })],
    [
      "an instance of a class",
      new (class Move {
        type = "move";
      })(),
    ],
    ["a list", [1, 2, 3]],
    ["a list with holes", Object.assign(new Array(3), { 0: 1 })],
    ["a list of holes", new Array(2 ** 32 - 1)],
    ["a list of a million", new Array(1_000_000).fill(0)],
    ["a list of a million texts", new Array(1_000_000).fill("V1")],
    ["what is like a list", { length: 1, 0: "V1" }],
    ["bytes", new Uint8Array(100)],
    ["no bytes", new Uint8Array()],
    ["50 MB of bytes", new Uint8Array(50_000_000)],
    ["floats", new Float64Array(3)],
    ["large integers", new BigInt64Array(3)],
    ["a view of bytes", new DataView(new ArrayBuffer(8))],
    ["a buffer", new ArrayBuffer(8)],
    ["a detached buffer", detached()],
    ["bytes of a detached buffer", bytesOfDetached()],
    ["a date", new Date(0)],
    ["a date that is none", new Date(Number.NaN)],
    ["a map", new Map([["game", "city"]])],
    ["a set", new Set(["game"])],
    ["a weak map", new WeakMap()],
    ["a pattern", /city/],
    ["an error", new Error("city")],
    ["a promise", Promise.resolve("city")],
    [
      "a generator",
      (function* () {
        yield 1;
      })(),
    ],
    ["a boxed number", Object(7)],
    ["a boxed yes", Object(true)],
    ["a boxed text", Object("city")],
    ["a boxed text of 10 MB", Object("x".repeat(10_000_000))],
    ["a boxed text in disguise", disguised("x".repeat(10_000_000))],
    ["a boxed text in an object", { game: Object("x".repeat(10_000_000)) }],
    ["a boxed bigint", Object(7n)],
    ["a boxed symbol", Object(Symbol("s"))],
    ["a game", new host.library.Game(options)],
    ["a position object", host.library.position(host.library.newGame(options))],
    ["one of its errors", ourError(host)],
    ["the global object", globalThis],
    ["a proxy", new Proxy({}, {})],
    ["a proxy of a function", new Proxy(() => 1, {})],
    ["a proxy of bytes", new Proxy(new Uint8Array(10_000_000), {})],
    ["a proxy of a boxed text", new Proxy(Object("x".repeat(10_000_000)), {})],
    ["a proxy whose length lies", lying(2 ** 32 - 1)],
    ["a proxy that is nowhere long", lying(Number.NaN)],
    ["a proxy of half a length", lying(0.5)],
    ["a proxy of endless depth", endless()],
    ["a revoked proxy", revoked({})],
    ["a revoked proxy of a list", revoked([])],
  ]);
  const { document, SharedArrayBuffer: Shared } = globalThis as Global;
  if (document?.all !== undefined || typeof document === "object")
    values.set("document.all", document?.all);
  if (Shared) {
    values.set("a shared buffer", new Shared(8));
    values.set("shared bytes", new Uint8Array(new Shared(8)));
  }
  const realm = host.realm?.();
  if (realm) {
    values.set("a foreign object", new realm.Object());
    values.set("a foreign list", new realm.Array(3));
    values.set("a foreign date", new realm.Date(0));
    values.set("foreign bytes", new realm.Uint8Array(8));
    values.set("a foreign boxed text", new realm.String("x".repeat(10_000_000)));
    values.set("a foreign error", new realm.Error("city"));
    values.set("a foreign proxy", new realm.Proxy({}, {}));
  }
  return values;
}

function ourError({ library }: Host): unknown {
  return new library.RulesError({
    code: "bad_move",
    rule: null,
    message: "made here",
    details: {},
  });
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { inner: value };
  return value;
}

function deepList(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

function cyclic(): unknown {
  const value: Record<string, unknown> = { game: "city" };
  value.self = value;
  return value;
}

function cyclicList(): unknown {
  const value: unknown[] = [];
  value.push(value);
  return value;
}

function detached(): ArrayBuffer {
  const buffer = new ArrayBuffer(8);
  structuredClone(buffer, { transfer: [buffer] });
  return buffer;
}

function bytesOfDetached(): Uint8Array {
  const bytes = new Uint8Array(8);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

function disguised(text: string): unknown {
  return Object.assign(Object(text), { [Symbol.toStringTag]: "Object" });
}

function lying(length: number): unknown {
  return new Proxy([], { get: (_, key) => (key === "length" ? length : 0) });
}

function endless(): unknown {
  const value: unknown = new Proxy(
    {},
    {
      ownKeys: () => ["a", "b", "c", "d", "e", "f", "g", "h"],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: () => value,
    },
  );
  return value;
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
