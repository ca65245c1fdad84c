import { apply, legalMoves, newGame } from "blue-moon-city";
import { expect, test } from "vitest";

test("a stranger's first lines run", () => {
  const state = newGame({ game: "city", players: 3, seed: "moonrise" });
  const [move] = legalMoves(state);
  if (!move) throw new Error("a new game has no move");

  const next = apply(state, move);

  expect(next.state).not.toEqual(state);
  expect(JSON.parse(JSON.stringify(next.state))).toEqual(next.state);
});
