// Makes the sources of the package for the tests of the contract: with the room of a third game, and its line in each list.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const [target] = process.argv.slice(2);
const source = `${target}/src`;
rmSync(source, { recursive: true, force: true });
cpSync("pkg/src", source, { recursive: true });
cpSync("tests/parley/package", `${source}/parley`, { recursive: true });
writeFileSync(
  `${target}/tsconfig.json`,
  readFileSync("pkg/tsconfig.json", "utf8").replace("../tsconfig", "../../tsconfig"),
);
writeFileSync(`${target}/package.json`, `{ "type": "module" }\n`);

const list = `${source}/games.ts`;
let text = readFileSync(list, "utf8");
for (const [before, after] of [
  [
    `import { fault } from`,
    `import { type ParleyTypes, parley } from "./parley/room.js";\nimport { fault } from`,
  ],
  ["  city: CityTypes;", "  city: CityTypes;\n  parley: ParleyTypes;"],
  ["= { city };", "= { city, parley };"],
]) {
  if (text.split(before).length !== 2) throw new Error(`proving: ${list} lacks ${before}`);
  text = text.replace(before, after);
}
writeFileSync(list, text);
