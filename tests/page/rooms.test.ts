/** The rooms of the page: what any game needs names none of them, so that another one can move in beside it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../www/games.js";

const www = join(import.meta.dirname, "../../www");

/** All files of a room, by their path in `www`. */
function filesOf(room: string): string[] {
  return readdirSync(join(www, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|css|html)$/.test(name))
    .map((name) => join(room, name));
}

function read(file: string): string {
  return readFileSync(join(www, file), "utf8");
}

/** The product, in words, in the keys of the storage and in the name of the package. */
const PRODUCT = /blue[- ]moon[- ]city/gi;

const ROOMS = GAMES.map(({ id }) => id);

/** The files that may name a game besides: the list of the games, in the imports and in nothing else. */
const LIST = "games.ts";

/** A game by itself, or at the beginning or end of a longer name: `city`, `cityWords`, `CityMove`, `inCity`. */
function named(game: string): RegExp {
  const capital = game.replace(/^./, (letter) => letter.toUpperCase());
  return new RegExp(`(?<![a-zA-Z])${game}(?![a-z])|${capital}(?![a-z])|${game.toUpperCase()}`);
}

test.each(["app", "table"])("www/%s names no game", (room) => {
  const found = filesOf(room).flatMap((file) =>
    read(file)
      .replace(PRODUCT, "")
      .split("\n")
      .flatMap((line, at) =>
        ROOMS.some((game) => named(game).test(line)) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

/** What a file imports of other files, by their path in `www`, along with whether only types are. */
function importsOf(file: string): { from: string; type: boolean }[] {
  const text = read(file);
  const static_ = text.matchAll(/^(?:import|export)\s(type\s)?[^;"]*?(?:from\s)?"(\.[^"]+)"/gm);
  const dynamic = text.matchAll(/import\((?:)()"(\.[^"]+)"\)/g);
  return [...static_, ...dynamic].map(([, type, from = ""]) => ({
    from: join(file, "..", from),
    type: Boolean(type),
  }));
}

test("a room imports only of those above it", () => {
  for (const file of filesOf("table")) {
    for (const { from } of importsOf(file)) expect(`${file} ${from}`).toMatch(/ table\//);
  }
  for (const file of filesOf("app")) {
    for (const { from } of importsOf(file)) {
      expect(`${file} ${from}`).toMatch(/ (?:app|table)\/| games\.js$/);
    }
  }
  for (const game of ROOMS) {
    for (const file of filesOf(game)) {
      for (const { from, type } of importsOf(file)) {
        const may = new RegExp(` (?:${game}|table)/${type ? "| app/game\\.js$" : ""}`);
        expect(`${file} ${from}`).toMatch(may);
      }
    }
  }
});

test("one file lists the games", () => {
  expect(importsOf(LIST).map(({ from }) => from)).toEqual([
    "app/game.js",
    ...ROOMS.map((game) => `${game}/page.js`),
  ]);
});
