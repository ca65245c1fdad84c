/** What the types promise: the compiler is asked, with programs of a stranger. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile, errorsOf } from "./compile.js";
import { surface } from "./surface.js";

const promised = readFileSync(new URL("promised.ts", import.meta.url), "utf8");

test("the types are those that are promised", () => {
  compile({ promised });
});

test("each promise of a type can be broken", () => {
  const promises = promised.match(/: true satisfies /g)?.length;
  expect(promises).toBeGreaterThan(45);
  expect(errorsOf(promised.replaceAll(": true satisfies", ": false satisfies"))).toBe(promises);
});

const wrong = [
  'newGame({ game: "city", players: "3" })',
  'newGame({ game: "chess", players: 3 })',
  'newGame({ game: "city", players: 3, names: ["Ada"] })',
  'apply(view(state, 0), { type: "declareDone" })',
  'apply(state, { type: "walk", to: 21 })',
  'apply(state, { type: "declareDone" }, { by: 4 })',
  'apply(state, { type: "declareDone" }, { seat: 0 })',
  'check(state, { type: "fly", card: "F2", to: 1 })',
  "explain(state, { box: 0 })",
  'explain(state, { box: 0, cards: ["K2"] })',
  "Game.fromState(view(state, 0))",
  'Game.fromRecord("", { game: "chess" })',
  "view(state, 4)",
  "position(state).completion(21)",
  "position(state).payments(0)",
  'eventsFor("city", [{ type: "jump" }], 0)',
  "new CityPosition()",
];
const program = (lines: readonly string[]) => `
  import { apply, check, CityPosition, eventsFor, explain, Game, newGame, position, view } from "blue-moon-city";
  const state = newGame({ game: "city", players: 3 });
  void [apply, check, CityPosition, eventsFor, explain, Game, position, view, state];
  ${lines.join("\n")}`;

test("what is wrong does not compile, each for itself", () => {
  expect(errorsOf(program([]))).toBe(0);
  expect(errorsOf(program(wrong.map((line) => `${line};`)))).toBe(wrong.length);
});

/** Finds what is no data in a type, however deep. */
const flaws = `
  import type * as library from "blue-moon-city";
  type Flaw<T> =
    0 extends 1 & T ? "any" :
    unknown extends T ? "unknown" :
    T extends bigint | undefined | symbol | ((...all: never[]) => unknown) ? "no data" :
    T extends object ? { [K in keyof T]-?: Flaw<Required<T>[K]> }[keyof T & (T extends readonly unknown[] ? number : keyof T)] :
    never;
  type Flawless<T extends never> = T;
  /** What a function or method gives; a position object is asked for itself. */
  type Given<T> = T extends (...all: never[]) => infer R ? Exclude<R, library.PositionOf | library.Game | void | Promise<void>> : T;
  /** What the methods and fields of a class give. */
  type Members<C> = { [K in Exclude<keyof C, "free" | "toJSON" | symbol>]: Given<C[K]> };
`;

test("no exported type is any, bigint or undefined, however deep, and nothing gives such", () => {
  const ofPosition = ["EventOf", "GameOf", "MoveOf"];
  const ofGame = ["Facts", "Options", "RecordSource"];
  const asked = surface().flatMap(({ name, isType, declaration }) => {
    const type = `library.${name}`;
    if (ofPosition.includes(name)) return [`Flaw<${type}<library.CityState>>`];
    if (ofGame.includes(name)) return [`Flaw<${type}<"city">>`];
    if (["PositionOf", "PositionObject"].includes(name)) return [];
    if (isType) return [`Flaw<${type}>`];
    // What its errors inherit is the host's.
    if (name === "RulesError") return [`Flaw<Omit<${type}, keyof Error>>`];
    if (declaration.includes("class")) return [`Flaw<Members<${type}>>`];
    return [`Flaw<Given<typeof ${type}>>`];
  });
  expect(asked.length).toBeGreaterThan(80);
  compile({
    flaws: `${flaws}
     export type All = [
       ${asked.map((type) => `Flawless<${type}>`).join(",\n")}
     ];`,
  });
});

test("that search finds what it looks for", () => {
  const found = [
    "Flaw<{ list: { deep: any }[] }>",
    "Flaw<{ list: [bigint] }>",
    "Flaw<{ left?: 1 | undefined }>",
    "Flaw<Given<() => { deep: unknown }>>",
    "Flaw<Members<{ read(): symbol }>>",
  ];
  const tried = [...found, "Flaw<{ left?: 1; list: (string | null)[] }>"];
  const types = tried.map((type, index) => `export type T${index} = Flawless<${type}>;`);
  expect(errorsOf(`${flaws}${types.join("\n")}`)).toBe(found.length);
});

test("every function, class and method has a doc comment with an example", () => {
  const member = /^ {4}(?:static |get )?(\w+)(?:<[^>]*>)?\(/gm;
  const bare: string[] = [];
  let found = 0;
  for (const { name, isType, declaration, documented } of surface()) {
    if (isType || name === "PositionObject") continue;
    found += 1;
    const members = declaration.includes("class") ? [...declaration.matchAll(member)] : [];
    if (!/^\/\*\*((?!\*\/).)*```ts/s.test(documented)) bare.push(name);
    for (const [, method = ""] of members) {
      if (["constructor", "toJSON", "find"].includes(method)) continue;
      found += 1;
      const shown = new RegExp(`\`\`\`ts((?!\\*\\/).)*\\*\\/\\s*(static |get )?${method}\\b`, "s");
      if (!shown.test(documented)) bare.push(`${name}.${method}`);
    }
  }
  expect(bare).toEqual([]);
  expect(found).toBeGreaterThan(50);
});

test("every exported type and all of its fields have a doc comment", () => {
  const bare = surface().flatMap(({ name, declaration, documented }) => {
    if (!declaration.includes("interface")) return documented.startsWith("/**") ? [] : [name];
    const fields = [...documented.matchAll(/(\*\/)?\s*\n {4}(?:readonly )?(\w+)\??: /g)];
    const without = fields.filter(([, comment]) => comment === undefined);
    const missing = without.map(([, , field]) => `${name}.${field}`);
    return documented.startsWith("/**") ? missing : [name, ...missing];
  });
  expect(bare).toEqual([]);
});
