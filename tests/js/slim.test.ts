/** The entry without the wasm. */

import { readFileSync } from "node:fs";
import { init, legalMoves, newGame } from "blue-moon-city/slim";
import { expect, test } from "vitest";

test("the slim entry needs to be started, and then is the library", async () => {
  const begin = () => newGame({ game: "city", players: 2, seed: "moonrise" });
  expect(begin).toThrow(/await init\(source\)/);
  await init(readFileSync(new URL(import.meta.resolve("blue-moon-city/wasm"))));
  expect(legalMoves(begin())).not.toHaveLength(0);
});
