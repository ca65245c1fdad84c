/** What the package promises of every game, shown by one that has what the city lacks. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  apply,
  canUndoAfter,
  check,
  eventsFor,
  explain,
  facts,
  formatMove,
  Game,
  isRulesError,
  legalMoves,
  moveFor,
  newGame,
  parseMove,
  perft,
  position,
  preview,
  readSeatRecord,
  status,
  view,
} from "../../target/proving/dist/node.js";

const begin = () => newGame({ game: "parley", seed: "third" });

/** A game after these moves, each a word of the notation. */
function played(...words: string[]) {
  const game = new Game({ game: "parley", seed: "third" });
  for (const word of words) game.apply(parseMove("parley", word));
  return game;
}

/** The first move that lays a card, as a word. */
function lay(): string {
  const move = legalMoves(begin()).find(({ type }) => type === "lay");
  if (!move) throw new Error("no card can be laid");
  return formatMove("parley", move);
}

function codeOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    if (isRulesError(error)) return error.problem.code;
    throw error;
  }
  return undefined;
}

test("a game is set up, listed, checked and played as any other", () => {
  const state = begin();
  expect(JSON.stringify(begin())).toBe(JSON.stringify(state));
  const moves = legalMoves(state);
  expect(moves[0]).toEqual({ type: "peek" });
  for (const move of moves) {
    expect(check(state, move)).toBeNull();
    expect(parseMove("parley", formatMove("parley", move))).toEqual(move);
  }
  const { state: after, events } = apply(state, { type: "peek" });
  expect(events.map(({ type }) => type)).toEqual(["peek", "glance"]);
  expect(legalMoves(after).map(({ type }) => type)).toEqual(["keep", "burn"]);
  expect(check(after, { type: "peek" })?.code).toBe("bad_move");
  expect(codeOf(() => apply(after, { type: "keep", card: 1 } as never))).toBe("bad_move");
  expect(facts("parley")).toEqual({ rules: 1, values: [1, 2, 3, 4, 5, 6] });
  expect(facts("city").rules).toBe(1);
});

test("the other player decides in the middle of a turn", () => {
  const game = played(lay());
  expect(game.status().actor).toBe(1);
  expect(game.state()).toMatchObject({ seat: 0, phase: "answer" });
  expect(codeOf(() => game.apply({ type: "accept" }, { by: 0 }))).toBe("not_your_turn");
  expect(codeOf(() => apply(game.state(), { type: "accept" }, { by: 0 }))).toBe("not_your_turn");
  expect(codeOf(() => legalMoves(game.view(0)))).toBe("not_your_view");
  expect(legalMoves(game.view(1))).toEqual([{ type: "accept" }, { type: "challenge" }]);
  expect(game.canUndo()).toBe("anotherPlayer");
  expect(codeOf(() => game.undo())).toBe("cannot_undo");
  game.apply({ type: "accept" }, { by: 1 });
  expect(game.canUndo(), "the own decision, and it is the own turn now").toBeNull();
  game.undo();
  game.apply({ type: "challenge" });
  expect(game.canUndo()).toBe("revealed");
});

test("several small decisions make one choice", () => {
  const game = played("peek");
  expect(game.canUndo()).toBe("revealed");
  expect(canUndoAfter(game.state(), { type: "keep" })).toBeNull();
  game.apply({ type: "keep" });
  expect(game.canUndo()).toBeNull();
  expect(game.status()).toMatchObject({ actor: 0, phase: "lay" });
});

describe("what a seat may not know", () => {
  test("is left out of events, or the event is", () => {
    const game = played("peek");
    const glance = game.events();
    expect(eventsFor("parley", glance, 0)).toEqual(glance);
    for (const seat of [1, null] as const) {
      expect(eventsFor("parley", glance, seat)).toEqual([{ type: "peek", seat: 0 }]);
    }
    const [kept] = game.apply({ type: "keep" });
    expect(kept).toMatchObject({ type: "keep", card: expect.any(Number) });
    expect(eventsFor("parley", game.events(), 1)).toEqual([{ type: "keep", seat: 0, card: null }]);
  });

  test("is left out of moves, or the move is", () => {
    const move = parseMove("parley", "3as5");
    expect(moveFor("parley", move, 0, 0)).toEqual({ type: "lay", card: 3, claim: 5 });
    expect(moveFor("parley", move, 0, 1)).toEqual({ type: "lay", card: null, claim: 5 });
    expect(moveFor("parley", { type: "burn" }, 0, 1)).toBeNull();
    expect(moveFor("parley", { type: "burn" }, 0, 0)).toEqual({ type: "burn" });
  });

  test("is in no view", () => {
    const game = played("peek");
    expect(game.view(0).glance).toEqual(expect.any(Number));
    expect([game.view(1).glance, game.view(null).hand]).toEqual([null, null]);
    expect(JSON.stringify(game.view(1))).not.toContain("generator");
    expect(preview(game.view(0), { type: "burn" })).toEqual([{ type: "burn", seat: 0 }]);
    const before = newGame({ game: "parley", seed: "third" });
    expect(preview(before, { type: "peek" })).toEqual([{ type: "peek", seat: 0 }]);
  });
});

test("position objects of a seat answer as the functions do, with what the game adds", () => {
  const game = played("peek", "keep");
  const table = game.position(0);
  expect(table.legalMoves()).toEqual(legalMoves(game.view(0)));
  expect(table.explain({ claim: 3 })).toEqual(explain(game.state(), { claim: 3 }));
  expect(table.counts().counts.reduce((sum, count) => sum + count)).toBe(4);
  expect(table.status()).toEqual(status(game.state()));
  expect(position(game.view(0)).counts()).toEqual(table.counts());
  expect(codeOf(() => game.position(1).legalMoves())).toBe("not_your_view");
  expect(codeOf(() => table.explain({ claim: 9 }))).toBe("bad_argument");
});

test("records lead to the same game, and one for a seat brings a client up to date", () => {
  const game = played("peek", "burn");
  while (!game.status().over) {
    const moves = game.legalMoves();
    game.apply(moves[(game.ply * 7) % moves.length] as (typeof moves)[0]);
  }
  const again = Game.fromRecord(game.record(), { game: "parley" });
  expect(again.state()).toEqual(game.state());
  expect(again.game).toBe("parley");
  expect(codeOf(() => Game.fromRecord(game.record(), { game: "city" }))).toBe("unknown_game");
  expect(codeOf(() => Game.fromState(game.state(), { game: "city" as never }))).toBe(
    "unknown_game",
  );
  for (const seat of [0, 1, null] as const) {
    const told = readSeatRecord("parley", game.record({ for: seat }));
    expect(told).toMatchObject({ game: "parley", seat, view: view(game.at(0), seat) });
    expect(told.now).toEqual(game.view(seat));
    expect(told.moves).toHaveLength(game.length);
    for (const [index, { move, events }] of told.moves.entries()) {
      const by = status(game.at(index)).actor as 0 | 1;
      expect(move).toEqual(moveFor("parley", game.moves()[index] as never, by, seat));
      expect(events).toEqual(eventsFor("parley", game.events(index + 1), seat));
    }
  }
});

test("perft counts as natively", () => {
  const counts = JSON.parse(
    readFileSync(new URL("../perft/parley.json", import.meta.url), "utf8"),
  ) as { seed: string; counts: number[] }[];
  for (const { seed, counts: expected } of counts) {
    const state = newGame({ game: "parley", seed });
    expect(expected.map((_, depth) => perft(state, depth))).toEqual(expected);
  }
});

test("malformed shapes of this game are refused with their place, too", () => {
  const state = begin();
  const wrong: [object, string][] = [
    [{ ...state, hands: [[9, 9, 9], state.hands[1]] }, "hand"],
    [{ ...state, phase: "answer" }, "laid"],
    [{ ...state, laid: { card: 1 } }, "laid"],
    [{ ...state, extra: 1 }, "extra"],
    [{ ...state, version: 2 }, "version"],
  ];
  for (const [other, where] of wrong) {
    try {
      legalMoves(other as typeof state);
      expect.unreachable();
    } catch (error) {
      if (!isRulesError(error)) throw error;
      expect(error.problem.details.where).toBe(where);
    }
  }
});
