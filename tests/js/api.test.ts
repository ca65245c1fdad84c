import {
  apply,
  type CityMove,
  type CityState,
  check,
  eventsFor,
  explain,
  facts,
  formatMove,
  legalMoves,
  newGame,
  parseMove,
  preview,
  status,
  view,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, frozen, midGame, pick, reversed } from "./play.js";

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

describe("hidden information", () => {
  test("the view of the player who decides gives the same answers as the state", () => {
    const game = midGame();
    const state = game.state();
    const mine = JSON.parse(JSON.stringify(view(state, state.table.turn.seat)));
    const moves = legalMoves(state);
    expect(legalMoves(mine)).toEqual(moves);
    for (const move of moves) expect(preview(mine, move)).toEqual(preview(state, move));
    const wrong: CityMove = { type: "offer", pillar: "P1" };
    expect(check(mine, wrong)).toEqual(check(state, wrong));
    expect(status(mine)).toEqual(status(state));
  });

  test("a view holds no seed, generator, deck or foreign hand", () => {
    const state = midGame().state();
    for (const seat of [null, 0, 1, 2] as const) {
      const seen = view(state, seat);
      expect(seen.view).toBe(seat);
      expect(Object.keys(seen).sort()).toEqual(
        ["crystals", "game", "hand", "rules", "settings", "table", "version", "view"].sort(),
      );
      expect(seen.hand).toEqual(seat === null ? null : state.hands[seat]);
      seen.crystals.forEach((crystals, other) => {
        expect(crystals).toBe(other === seat ? state.crystals[other] : null);
      });
    }
  });

  test("the view of another seat does not tell the moves", () => {
    const state = midGame().state();
    const other = (state.table.turn.seat + 1) % 3;
    const seen = view(state, other as 0 | 1 | 2);
    expect(() => legalMoves(seen)).toThrow(/only the view of the seat/);
    expect(status(seen).can).toBeNull();
  });

  test("events tell drawn cards to their owner only", () => {
    const { events } = apply(newGame({ ...options, start: 1 }), { type: "endTurn", discard: [] });
    const draw = events.find((event) => event.type === "draw");
    expect(draw).toMatchObject({ seat: 1, count: 2 });
    expect(eventsFor("city", events, 1)).toEqual(events);
    for (const seat of [null, 0, 2] as const) {
      const told = eventsFor("city", events, seat).find((event) => event.type === "draw");
      expect(told).toEqual({ ...draw, cards: null });
    }
  });

  test("a preview says what is certain and no cards", () => {
    const state = newGame({ ...options, start: 0 });
    const events = preview(state, { type: "endTurn", discard: [] });
    expect(events).toEqual([
      { type: "draw", seat: 0, count: 2, cards: null },
      { type: "turn", seat: 1, number: 2 },
    ]);
  });
});

describe("help for front ends", () => {
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
    const all = explain(at, 0, mine);
    expect(all.needed).toBe(5);
    expect(all.uses.map(({ card }) => card).sort()).toEqual([...mine].sort());
    expect(explain(at, 3, []).missing).toBe(3);
    expect(explain(at, 3, []).problem?.code).toBe("not_enough_value");
  });

  test("the tables are frozen and complete", () => {
    const tables = facts("city");
    expect(Object.isFrozen(tables) && Object.isFrozen(tables.buildings[0]?.boxes)).toBe(true);
    expect(facts("city")).toBe(tables);
    expect(tables.buildings).toHaveLength(21);
    expect(tables.tiles[10]?.neighbours).toEqual([5, 11, 15, 9]);
    expect(tables.players.map(({ scales }) => scales)).toEqual([9, 12, 15]);
  });

  test("moves are words and back", () => {
    for (const move of legalMoves(midGame({}, 90).state())) {
      expect(parseMove("city", formatMove("city", move))).toEqual(move);
    }
    expect(formatMove("city", { type: "contribute", box: 0, cards: ["H3", "H2"] })).toBe("0=H2H3");
  });
});
