/** The wasm itself, called past the package: what its verbs take and refuse. */

import { readFileSync } from "node:fs";
import { newGame } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import * as wasm from "../../pkg/wasm/blue_moon_city.js";

const file = new URL("../../pkg/wasm/blue_moon_city_bg.wasm", import.meta.url);
wasm.initSync({ module: readFileSync(file) });

const options = { game: "city", players: 2, seed: "moonrise", start: 0 } as const;
const state = newGame(options);
const begin = () => wasm.GameHandle.newGame("city", { players: 2, start: 0 }, "moonrise", []);

/** What the wasm throws: a problem as plain data. */
function problemOf(call: () => unknown): { code?: unknown; details?: Record<string, unknown> } {
  try {
    call();
  } catch (error) {
    expect(error).not.toBeInstanceOf(Error);
    return error as object;
  }
  throw new Error("it was not refused");
}

const unknown = [
  "",
  "Check",
  "check ",
  "constructor",
  "__proto__",
  "legalMoves",
  "x".repeat(1_000),
];
const ofGames = ["undo", "redo", "state", "events", "names", "canUndo", "record"];
const ofPositions = [
  ...["apply", "check", "preview", "canUndoAfter", "explain", "find"],
  ...["view", "perft"],
];
const ofTheGame = ["facts", "eventsFor", "moveFor", "formatMove", "parseMove", "seatRecord"];

describe("a verb that is not there", () => {
  test("is refused by a position", () => {
    const handle = wasm.PositionHandle.of(state);
    for (const verb of [...unknown, ...ofGames, ...ofTheGame]) {
      const refused = { code: "bad_argument", details: { verb } };
      expect(problemOf(() => wasm.ask(verb, state, null))).toMatchObject(refused);
      expect(problemOf(() => handle.ask(verb, null))).toMatchObject(refused);
    }
    expect(handle.ask("status", null)).toEqual(wasm.ask("status", state, null));
  });

  test("is refused by a game being played, which is as it was", () => {
    const handle = begin();
    for (const verb of [...unknown, "perft", "canUndoAfter", ...ofTheGame]) {
      const refused = { code: "bad_argument", details: { verb } };
      expect(problemOf(() => handle.ask(verb, null))).toMatchObject(refused);
    }
    expect([handle.ply, handle.length]).toEqual([0, 0]);
    expect(handle.ask("state", 0)).toEqual(state);
  });

  test("is refused by the game as such", () => {
    for (const verb of [...unknown, ...ofGames, "status"]) {
      const refused = { code: "bad_argument", details: { verb } };
      expect(problemOf(() => wasm.askGame(verb, "city", null))).toMatchObject(refused);
    }
    for (const game of ["", "duel", "City"]) {
      const refused = { code: "unknown_game", details: { game } };
      expect(problemOf(() => wasm.askGame("facts", game, null))).toMatchObject(refused);
    }
  });
});

test("a verb without its argument, or with another, is refused and traps nothing", () => {
  const game = begin();
  const position = wasm.PositionHandle.of(state);
  const wrong = [undefined, {}, [], "text", -1, 0.5, true, { type: "jump" }, { move: {}, by: 9 }];
  for (const argument of wrong) {
    for (const verb of ofPositions) {
      for (const call of [
        () => wasm.ask(verb, state, argument),
        () => position.ask(verb, argument),
      ]) {
        // `check` answers what is wrong with a move.
        if (verb === "check") expect(call()).toMatchObject({ code: "bad_move" });
        else expect(problemOf(call).code).toMatch(/^bad_(argument|move)$/);
      }
    }
    for (const verb of ["apply", "state", "events", "undo", "record", "view"]) {
      if (verb === "undo" && argument === true) continue;
      expect(problemOf(() => game.ask(verb, argument)).code).toMatch(/^bad_(argument|move)$/);
    }
    for (const verb of ofTheGame) {
      const { code } = problemOf(() => wasm.askGame(verb, "city", argument));
      expect(code).toMatch(/^bad_(argument|move|record)$/);
    }
    if (argument === undefined) continue; // the whole position
    expect(problemOf(() => game.position(argument)).code).toBe("bad_argument");
  }
  expect(game.ask("state", 0)).toEqual(state);
});

test("what is no position is refused", () => {
  for (const other of [undefined, null, 7, "city", [], {}, { game: "city" }, { game: 7 }]) {
    for (const call of [
      () => wasm.ask("status", other, null),
      () => wasm.legalMoves(other),
      () => wasm.PositionHandle.of(other),
      () => wasm.GameHandle.fromState(other, []),
    ]) {
      expect(problemOf(call).code).toBe("bad_state");
    }
  }
});
