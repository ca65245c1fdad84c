/** Games under two tables of tiles go on side by side, each by its own. */

import { Game as Released } from "blue-moon-city";
import { expect, test } from "vitest";
import {
  apply,
  facts,
  Game,
  isRulesError,
  legalMoves,
  newGame,
  view,
} from "../../target/proving/dist/node.js";

/** A game that was begun under these rules. */
const record = (rules: number) =>
  `blue-moon-city 1\ngame "city"\nrules ${rules}\noptions {"players":2,"start":0}\nseed "rules"\n\n`;

function played(rules: number) {
  const game = Game.fromRecord(record(rules), { game: "city" });
  for (let ply = 0; ply < 60 && !game.status().over; ply += 1) {
    const moves = game.legalMoves();
    game.apply(moves[(ply * 11) % moves.length] as (typeof moves)[0]);
  }
  return game;
}

test("facts are those of the rules that are asked for", () => {
  const mill = (rules?: number) => facts("city", rules).buildings.find(({ id }) => id === "mill");
  expect(mill()).toEqual(mill(1));
  expect(mill(1)?.boxes).toEqual([3, 2, 2]);
  expect(mill(99)?.boxes).toEqual([4, 2]);
  expect(facts("city", 99).rules).toBe(99);
  expect(() => facts("city", 2)).toThrow(/newer/);
});

test("a game keeps its rules in states, views, records, undo and forks", () => {
  for (const rules of [1, 99]) {
    const game = played(rules);
    const boxes = facts("city", rules).buildings.find(({ id }) => id === "mill")?.boxes.length;
    const parts = [
      game.state(),
      game.fork(10).state(),
      apply(game.at(0), { type: "endTurn", discard: [] }).state,
    ];
    for (const state of parts) {
      expect(state.rules).toBe(rules);
      expect(view(state, 1).rules).toBe(rules);
      expect(state.table.tiles.find(({ building }) => building === "mill")?.boxes).toHaveLength(
        boxes ?? 0,
      );
    }
    game.undo({ anyway: true });
    expect(game.state().rules).toBe(rules);
    game.redo();
    expect(game.record()).toContain(`\nrules ${rules}\n`);
    expect(Game.fromRecord(game.record()).state()).toEqual(game.state());
    expect(legalMoves(game.state())).toEqual(game.legalMoves());
  }
  expect(newGame({ game: "city", players: 2, seed: "new" }).rules).toBe(1);
});

test("a game under the first rules is the same, byte for byte, where others are known", () => {
  const game = played(1);
  const released = Released.fromRecord(game.record());
  expect(JSON.stringify(released.state())).toBe(JSON.stringify(game.state()));
  expect(released.record()).toBe(game.record());
  try {
    Released.fromRecord(played(99).record());
    expect.unreachable();
  } catch (error) {
    expect(isRulesError(error) && error.problem.code).toBe("newer_version");
  }
});
