import { readdirSync, readFileSync } from "node:fs";
import { Game } from "blue-moon-city";
import { expect, test } from "vitest";

const folder = new URL("../golden/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

test("there are recorded games", () => {
  expect(names.length).toBeGreaterThanOrEqual(6);
});

test.each(names)("%s ends as it does natively", (name) => {
  const record = readFileSync(new URL(name, folder), "utf8");
  const game = Game.fromRecord(record);
  const expected = readFileSync(new URL(name.replace(".txt", ".json"), folder), "utf8").trimEnd();
  expect(JSON.stringify(game.state())).toBe(expected);
  expect(game.status().over).toBe(true);
  expect(game.record()).toBe(record);
});
