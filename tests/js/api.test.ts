/** The pure functions: what each promises. */

import vm from "node:vm";
import {
  apply,
  type CityCard as Card,
  type CityMove,
  type CityState,
  check,
  explain,
  facts,
  isRulesError,
  legalMoves,
  newGame,
  preview,
  RulesError,
  status,
  type CityTile as Tile,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, frozen, midGame, pick, refusal, reversed } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise" } as const;

describe("a game by the pure functions", () => {
  test("is played to its end, each list being exact and in order", () => {
    const below = chance(7);
    let state: CityState = newGame(options);
    let moves = legalMoves(state);
    for (let made = 0; moves.length > 0; made += 1) {
      const words = moves.map((move) => JSON.stringify(move));
      expect(new Set(words).size).toBe(moves.length);
      const types = moves.map(({ type }) => type);
      expect([...new Set(types)]).toEqual(status(state).can);
      if (made % 25 === 0) for (const move of moves) expect(check(state, move)).toBeNull();
      state = apply(state, pick(moves, below)).state;
      moves = legalMoves(state);
    }
    expect(status(state).over).toBe(true);
    expect(status(state).result?.ranking).toHaveLength(3);
  });

  test("changes no argument and gives the same for the same, whatever the order of keys", () => {
    const state = frozen(midGame().state());
    for (const move of frozen(legalMoves(state))) {
      const once = JSON.stringify(apply(state, move));
      expect(JSON.stringify(apply(reversed(state) as CityState, reversed(move) as CityMove))).toBe(
        once,
      );
    }
    expect(JSON.stringify(newGame(frozen({ ...options })))).toBe(JSON.stringify(newGame(options)));
  });

  test("survives JSON at every step", () => {
    const below = chance(3);
    let state: CityState = newGame(options);
    for (let made = 0; made < 150; made += 1) {
      const copy = JSON.parse(JSON.stringify(state)) as CityState;
      const move = pick(legalMoves(copy), below);
      const [a, b] = [apply(state, move), apply(copy, move)];
      expect(JSON.stringify(a)).toBe(JSON.stringify(b));
      state = a.state;
    }
  });

  test("follows from its seed; without one, two games differ", () => {
    expect(newGame({ ...options, seed: "a" })).not.toEqual(newGame({ ...options, seed: "b" }));
    const { game, players } = options;
    expect(newGame({ game, players })).not.toEqual(newGame({ game, players }));
    for (const seed of ["é", "🐉", "x".repeat(100), "🐉".repeat(100)]) {
      expect(newGame({ ...options, seed })).toEqual(newGame({ ...options, seed }));
    }
  });
});

describe("legal moves", () => {
  const order = [
    "walk",
    "flyDragon",
    "walkDragon",
    "fly",
    "extraSteps",
    "contribute",
    "offer",
    "endTurn",
    "declareDone",
  ];
  const cards = facts("city").cards.map(({ card }) => card);
  /** The fields of a move as numbers, in order. */
  const rank = (move: CityMove): number[] =>
    Object.values(move).flatMap((value) => {
      if (Array.isArray(value)) return value.map((card) => cards.indexOf(card));
      if (value === null) return -1;
      if (typeof value === "number") return value;
      return order.includes(value) ? order.indexOf(value) : cards.indexOf(value as Card);
    });

  test("are ordered by type, then by fields, each once", () => {
    const below = chance(8);
    let state: CityState = newGame({ ...options, players: 4, seed: "order" });
    for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
      expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      const types = moves.map(({ type }) => order.indexOf(type));
      expect(types).toEqual([...types].sort((a, b) => a - b));
      for (const type of ["walk", "flyDragon", "walkDragon", "fly", "offer"]) {
        const ranks = moves.filter((move) => move.type === type).map(rank);
        expect(ranks).toEqual([...ranks].sort(byFields));
      }
      const boxes = moves.flatMap((move) => (move.type === "contribute" ? [move.box] : []));
      expect(boxes).toEqual([...boxes].sort((a, b) => a - b));
      state = apply(state, pick(moves, below)).state;
    }
  });

  test("are complete: of all walks, flights, offerings and endings just those listed are legal", () => {
    const tiles = Array.from({ length: 21 }, (_, tile) => tile as Tile);
    const singles = [[], ...cards.map((card) => [card])];
    const candidates: CityMove[] = [
      ...tiles.map((to) => ({ type: "walk", to }) as const),
      ...tiles.flatMap((to) =>
        (["V1", "T1", "A1"] as const).map((card) => ({ type: "flyDragon", card, to }) as const),
      ),
      ...tiles.flatMap((to) =>
        (["V2", "T2", "A2"] as const).map((card) => ({ type: "walkDragon", card, to }) as const),
      ),
      ...tiles.map((to) => ({ type: "fly", card: "F1", to }) as const),
      { type: "extraSteps", card: "F2" },
      ...([null, "P1", "P2"] as const).map((pillar) => ({ type: "offer", pillar }) as const),
      ...singles.map((discard) => ({ type: "endTurn", discard }) as CityMove),
      { type: "declareDone" },
    ];
    for (const moves of [0, 7, 45, 120, 260]) {
      const state = midGame({ seed: "complete" }, moves).state();
      const listed = new Set(legalMoves(state).map((move) => JSON.stringify(move)));
      for (const move of candidates) {
        expect([move, check(state, move) === null]).toEqual([
          move,
          listed.has(JSON.stringify(move)),
        ]);
      }
    }
  });
});

/** Compares lists of numbers, number by number. */
function byFields(a: number[], b: number[]): number {
  const place = a.findIndex((number, index) => number !== b[index]);
  return place === -1 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? -1);
}

describe("help for front ends", () => {
  test("a preview says what is certain and no cards", () => {
    const state = newGame({ ...options, start: 0 });
    const events = preview(state, { type: "endTurn", discard: [] });
    expect(events).toEqual([
      { type: "draw", seat: 0, count: 2, cards: null },
      { type: "turn", seat: 1, number: 2 },
    ]);
  });

  test("a move that is refused names its rule", () => {
    const state = newGame(options);
    expect(check(state, { type: "walk", to: 0 })).toEqual({
      code: "out_of_reach",
      rule: "C3.1",
      message: "the tile is farther away than the steps left",
      details: { needed: 3, steps: 2 },
    });
    expect(check(state, { type: "contribute", box: 0, cards: ["K1"] })?.rule).toBe("C1.3");
    expect(check(state, { type: "declareDone" })?.code).toBe("not_yet_stale");
  });

  test("chosen cards are explained", () => {
    const state = newGame({ ...options, layout: "rulebook" });
    const { seat } = state.table.turn;
    const other = state.hands.findIndex((_, index) => index !== seat);
    const [mine, theirs] = [state.hands[seat], state.hands[other]];
    if (!mine || !theirs) throw new Error("three hands");
    // The palace takes any colour: two cards of different colours do not count together.
    const at = { ...state, table: structuredClone(state.table) };
    const place = at.table.seats[seat];
    if (place) place.figure = 11;
    const all = explain(at, { box: 0, cards: mine });
    expect(all.needed).toBe(5);
    expect(all.uses.map(({ card }) => card).sort()).toEqual([...mine].sort());
    expect(explain(at, { box: 3, cards: [] }).missing).toBe(3);
    expect(explain(at, { box: 3, cards: [] }).problem?.code).toBe("not_enough_value");
  });

  test("the tables are frozen and complete", () => {
    const tables = facts("city");
    expect(Object.isFrozen(tables) && Object.isFrozen(tables.buildings[0]?.boxes)).toBe(true);
    expect(facts("city")).toBe(tables);
    expect(tables.buildings).toHaveLength(21);
    expect(tables.tiles[10]?.neighbours).toEqual([5, 11, 15, 9]);
    expect(tables.players.map(({ scales }) => scales)).toEqual([9, 12, 15]);
  });
});

describe("errors", () => {
  const error = new RulesError({ code: "bad_seed", rule: "C1.1", message: "m", details: {} });

  test("say what, why and where, as plain data too", () => {
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.message]).toEqual(["RulesError", "m (C1.1)"]);
    const problem = refusal(() => apply(newGame(options), { type: "walk", to: 0 }));
    expect(structuredClone(problem)).toEqual(check(newGame(options), { type: "walk", to: 0 }));
    expect(Object.keys(problem)).toEqual(["code", "rule", "message", "details"]);
  });

  test("are known across realms; a clone keeps the problem only", () => {
    expect(isRulesError(error)).toBe(true);
    expect(isRulesError(structuredClone(error))).toBe(false); // it has lost its name
    expect(structuredClone(error.problem)).toEqual(error.problem);
    const foreign = vm.runInNewContext(
      `const e = new Error("m"); e.name = "RulesError"; e.problem = { code: "bad_seed" }; e`,
    );
    expect(foreign).not.toBeInstanceOf(Error);
    expect(isRulesError(foreign)).toBe(true);
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error("mine");
        },
      },
    );
    for (const other of [
      null,
      undefined,
      1,
      "x",
      {},
      new Error("x"),
      { name: "RulesError" },
      thrower,
    ]) {
      expect(isRulesError(other)).toBe(false);
    }
  });
});
