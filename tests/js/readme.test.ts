/** Whatever TypeScript the READMEs show compiles and runs. */

import { readFileSync } from "node:fs";
import { CityPosition, Game } from "blue-moon-city";
import { expect, test } from "vitest";
import { compile, run } from "./compile.js";
import { surface } from "./surface.js";

function examples(path: string): [string, string][] {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, lines]) => lines ?? "");
  expect(blocks.length).toBeGreaterThan(0);
  return blocks.map((lines, index) => {
    const imported = lines.includes("import ") ? "" : 'import { Game } from "blue-moon-city";\n';
    return [`${path.replace(/\W/g, "-")}-${index + 1}`, `${imported}${lines}\nexport {};\n`];
  });
}

const stranger = `
  import { apply, legalMoves, newGame } from "blue-moon-city";

  let state = newGame({ game: "city", players: 3, seed: "moonrise" });
  const moves = legalMoves(state);
  const next = apply(state, moves[0]);
  localStorage.setItem("game", JSON.stringify(next.state));

  state = JSON.parse(localStorage.getItem("game") ?? "null");
  console.log(moves.length, next.events.map(({ type }) => type).join(), legalMoves(state).length);
`;

const shown = [...examples("README.md"), ...examples("pkg/README.md")];
const programs = compile({ ...Object.fromEntries(shown), stranger });

test.each(shown.map(([name]) => name))("%s", (name) => {
  run(programs.get(name));
});

test("the record that is shown is one", () => {
  const text = readFileSync(new URL("../../pkg/README.md", import.meta.url), "utf8");
  const shown = text.match(/^```text\n(.*?)^```/ms)?.[1] ?? "";
  expect(Game.fromRecord(shown).record()).toBe(shown);
});

test("every function and method that the table of the package names is there, and all of them are named", () => {
  const text = readFileSync(new URL("../../pkg/README.md", import.meta.url), "utf8");
  for (const { name, isType } of surface()) {
    if (isType || /^(Game|PositionObject|CityPosition)$/.test(name)) continue;
    expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  }
  const rows = [...text.matchAll(/^\| `(\w+)\((.*?)\)`/gm)].map(([, name = ""]) => name);
  const methods = Object.getOwnPropertyNames(CityPosition.prototype);
  const names = [...surface().map(({ name }) => name), ...methods];
  expect(rows.filter((name) => !names.includes(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
});

test("the first lines of a stranger", () => {
  expect(run(programs.get("stranger"))).toMatch(/^\d+ walk \d+\n$/);
});
