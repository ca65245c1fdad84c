/** Whatever TypeScript the doc comments of the package show compiles, and the sources import in one direction. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile, errorsOf } from "./compile.js";
import { surface } from "./surface.js";

const folder = new URL("../../pkg/src/", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({
    file: file.replaceAll("\\", "/"),
    text: readFileSync(new URL(file, folder), "utf8"),
  }));

describe("examples in doc comments", () => {
  /** What an example speaks of without making it. */
  const given = `
    declare const state: CityState, move: CityMove, events: CityEvent[], game: Game, table: CityPosition;
    declare const text: string, saved: string, message: string;
    declare const socket: { send(text: string): void }, input: { maxLength: number };
    declare function animate(event: CityEvent): void;
    declare function warn(message: string): void;`;
  const examples = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^ *\* ```ts\n(.*?)^ *\* ```/gms)].map(([, block = ""]) => ({
      file,
      lines: block.replaceAll(/^ *\* ?/gm, ""),
    })),
  );
  const names = surface().map(({ name, isType }) => (isType ? `type ${name}` : name));
  const library = `import { ${names.join(", ")} } from "blue-moon-city";`;
  const alone = examples.filter(({ lines }) => lines.includes("import "));
  const inside = examples.filter(({ lines }) => !lines.includes("import "));
  const shown = (blocks: { lines: string }[]) => `
    ${library}
    ${given}
    ${blocks.map(({ lines }, index) => `export async function example${index}() {\n${lines}}`).join("\n")}`;

  test("compile", () => {
    expect(examples.length).toBeGreaterThan(50);
    const programs = alone.map(({ lines }, index) => [`alone-${index}`, lines]);
    compile({ inside: shown(inside), ...Object.fromEntries(programs) });
  });

  test("would be found not to", () => {
    expect(errorsOf(shown([...inside, { lines: "apply(state);\n" }]))).toBe(1);
  });
});

test("no file of the package imports one that imports it, not even for a type", () => {
  const imports = new Map(
    sources.map(({ file, text }) => {
      const code = text.replaceAll(/\/\*.*?\*\//gs, "");
      const found = [...code.matchAll(/from "(\.[^"]*)\.js"/g)].map(([, to = ""]) =>
        join(file, "..", `${to}.ts`),
      );
      return [file, found.filter((to) => !to.startsWith(".."))] as const;
    }),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" > "));
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? [`${file}?`]) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  expect(circles).toEqual([]);
  expect([...done].filter((file) => !imports.has(file))).toEqual([]);
  expect(imports.get("games.ts")?.filter((file) => file.includes("/"))).toEqual(["city/room.ts"]);
});
