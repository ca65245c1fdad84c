/** The class Game: agreement with the pure functions, undo, forks, freeing. */

import {
  apply,
  type CityMove,
  canUndoAfter,
  explain,
  Game,
  legalMoves,
  newGame,
  preview,
  status,
  type CityTile as Tile,
  view,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, codeOf, frozen, midGame, pick, play, refusal } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;
const endTurn: CityMove = { type: "endTurn", discard: [] };
const walk = (to: Tile): CityMove => ({ type: "walk", to });

describe("a game being played", () => {
  test("agrees with the pure functions at every move, byte for byte", () => {
    const game = new Game(options);
    let state = newGame(options);
    for (let made = 0; made < 200; made += 1) {
      expect(JSON.stringify(game.state())).toBe(JSON.stringify(state));
      const moves = game.legalMoves();
      expect(moves).toEqual(legalMoves(state));
      expect(game.status()).toEqual(status(state));
      expect(game.view(null)).toEqual(view(state, null));
      const move = frozen(moves[(made * 7) % moves.length] as CityMove);
      expect(game.check(move)).toBeNull();
      expect(game.preview(move)).toEqual(preview(state, move));
      const next = apply(state, move);
      expect(game.apply(move)).toEqual(next.events);
      expect(game.events()).toEqual(next.events);
      state = next.state;
    }
    expect(game.moves()).toHaveLength(200);
  });

  test("explains as the pure function", () => {
    const game = new Game({ ...options, layout: "rulebook" });
    game.apply(game.legalMoves().find(({ type }) => type === "walk") as CityMove);
    const cards = frozen(game.view(0).hand ?? []);
    expect(game.explain({ box: 0, cards })).toEqual(explain(game.state(), { box: 0, cards }));
  });

  test("is played to its end, after which there is no move", () => {
    const game = play(new Game(options), 2);
    expect(game.status()).toMatchObject({ over: true, actor: null });
    expect(game.legalMoves()).toEqual([]);
    const before = game.record();
    expect(refusal(() => game.apply(endTurn))).toMatchObject({
      code: "game_over",
      rule: expect.stringMatching(/^C9\.[1-5]$/),
    });
    expect(game.record()).toBe(before);
  });

  test("gives copies: changing them changes no game", () => {
    const game = midGame();
    const before = game.record();
    const given = [game.state(), game.view(0), game.status(), game.legalMoves(), game.moves()];
    const text = JSON.stringify(given);
    game.state().hands[0]?.splice(0);
    game.view(0).hand?.splice(0);
    game.legalMoves().splice(0);
    game.names.push("Eve");
    game.events(3).splice(0);
    expect(
      JSON.stringify([game.state(), game.view(0), game.status(), game.legalMoves(), game.moves()]),
    ).toBe(text);
    expect(game.record()).toBe(before);
  });

  test("has names: texts of at most 40 characters, for all players or none", () => {
    const named = (names: unknown) => codeOf(() => new Game({ ...options, names } as never));
    expect(named(["a".repeat(41), "", ""])).toBe("bad_option");
    expect(named(["🐉".repeat(41), "", ""])).toBe("bad_option");
    expect(named(["a"])).toBe("bad_option");
    expect(named([1, 2, 3])).toBe("bad_option");
    expect(named("abc")).toBe("bad_option");
    expect(named(["\ud800", "", ""])).toBe("bad_argument");
    expect(named(["a".repeat(40), "🐉".repeat(40), ""])).toBeUndefined();
    expect(codeOf(() => Game.fromState(newGame(options), { names: ["a"] }))).toBe("bad_option");
    expect(codeOf(() => Game.fromState(newGame(options), { name: [] } as never))).toBe(
      "bad_argument",
    );
    expect(new Game(options).names).toEqual([]);
  });
});

describe("undo", () => {
  test("takes back and makes again what showed nothing", () => {
    const game = new Game(options);
    const before = game.state();
    expect(game.canUndo()).toBe("beginning");
    const events = game.apply(walk(5));
    expect(game.canUndo()).toBeNull();
    expect(game.undo()).toEqual(events);
    expect([game.ply, game.length]).toEqual([0, 1]);
    expect(game.state()).toEqual(before);
    expect(game.redo()).toEqual(events);
    expect(codeOf(() => game.redo())).toBe("no_such_ply");
  });

  test("drops what lies after a new move, and only then", () => {
    const game = new Game(options);
    game.apply(walk(5));
    game.apply(walk(4));
    game.undo();
    expect(codeOf(() => game.apply(walk(20)))).toBe("out_of_reach");
    expect([game.ply, game.length]).toEqual([1, 2]);
    expect(game.moves()).toEqual([walk(5), walk(4)]);
    game.apply(walk(6));
    expect(game.moves()).toEqual([walk(5), walk(6)]);
    expect(codeOf(() => game.redo())).toBe("no_such_ply");
  });

  test("does not cross drawn cards unless told to", () => {
    const game = new Game(options);
    game.apply(endTurn);
    expect(game.canUndo()).toBe("revealed");
    const refused = { code: "cannot_undo", details: { reason: "revealed" } };
    for (const not of [undefined, {}, { anyway: false }]) {
      expect(refusal(() => game.undo(not))).toMatchObject(refused);
    }
    for (const wrong of [{ anyway: 1 }, { anyway: "yes" }, { any: true }, null, true]) {
      expect(codeOf(() => game.undo(wrong as never))).toBe("bad_argument");
    }
    expect(game.ply).toBe(1);
    game.undo({ anyway: true });
    expect(codeOf(() => game.undo({ anyway: true }))).toBe("no_such_ply");
  });

  test("tells beforehand whether a move may be taken back", () => {
    const game = new Game({ game: "city", players: 3, seed: "beforehand" });
    const below = chance(8);
    const told = new Set<string | null>();
    for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
      const move = pick(moves, below);
      const mine = game.view(game.state().table.turn.seat);
      const before = canUndoAfter(mine, move);
      expect(canUndoAfter(game.state(), move)).toBe(before);
      game.apply(move);
      expect(before).toBe(game.canUndo());
      told.add(before);
    }
    expect([...told].sort()).toEqual([null, "revealed"].sort());
  });

  test("does not cross another player's turn, though nothing was drawn", () => {
    const state = newGame(options);
    state.hands[2]?.push(...state.deck.splice(0));
    state.hands[2]?.sort((a, b) => (preferred(a) < preferred(b) ? -1 : 1));
    state.table.deckSize = 0;
    Object.assign(state.table.seats[2] ?? {}, { handSize: state.hands[2]?.length });
    const game = Game.fromState(state);
    game.apply(walk(5));
    game.apply(endTurn);
    expect(game.canUndo()).toBe("anotherPlayer");
    expect(refusal(() => game.undo()).details).toEqual({ reason: "anotherPlayer" });
    game.undo({ anyway: true });
    expect(game.canUndo()).toBeNull();
  });

  test("reaches the beginning and comes back, through the same states", () => {
    const game = midGame({}, 120);
    const states = Array.from({ length: 121 }, (_, ply) => JSON.stringify(game.at(ply)));
    while (game.ply > 0) {
      expect(JSON.stringify(game.state())).toBe(states[game.ply]);
      const told = game.events();
      expect(game.undo({ anyway: true })).toEqual(told);
    }
    while (game.ply < game.length) game.redo();
    expect(JSON.stringify(game.state())).toBe(states[120]);
  });
});

/** The order of the cards. */
const preferred = (card: string) =>
  "VTAFKMHP".indexOf(card.charAt(0)) * 10 + Number(card.charAt(1));

describe("review", () => {
  test("shows every position, also those that were taken back", () => {
    const game = midGame();
    const last = JSON.stringify(game.state());
    game.undo({ anyway: true });
    expect(JSON.stringify(game.at(game.length))).toBe(last);
    for (const call of [game.at.bind(game), game.events.bind(game), game.fork.bind(game)]) {
      expect(codeOf(() => call(10_000))).toBe("no_such_ply");
      for (const ply of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, "3", null]) {
        expect(codeOf(() => call(ply as number))).toBe("bad_argument");
      }
    }
    expect(codeOf(() => game.events(0))).toBe("no_such_ply");
  });

  test("forks go their own way", () => {
    const game = midGame({ names: ["a", "b", "c"] } as object);
    const whole = game.record();
    const fork = game.fork(20);
    expect([fork.ply, fork.length, fork.names]).toEqual([20, 20, game.names]);
    expect(JSON.stringify(fork.state())).toBe(JSON.stringify(game.at(20)));
    play(fork, 9, 5);
    fork.free();
    expect(game.record()).toBe(whole);
    expect(game.fork().record()).toBe(whole);
  });

  test("thousands of forks share the moves behind them", () => {
    const game = midGame({}, 300);
    const before = process.memoryUsage().external;
    const forks = Array.from({ length: 3_000 }, () => game.fork());
    // A fork that copied its moves would have 180 KB.
    expect((process.memoryUsage().external - before) / forks.length).toBeLessThan(20_000);
    for (const fork of forks) fork.free();
  });
});

describe("a game that was freed", () => {
  test("was disposed of, by whatever symbol the host has", () => {
    const symbol: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");
    const game = new Game(options);
    const fork = game.fork();
    game[symbol]();
    game[symbol]();
    expect(codeOf(() => game.state())).toBe("freed");
    expect(fork.legalMoves().length).toBeGreaterThan(0);
  });

  test("can't be freed in the middle of a call: the arguments are read first", () => {
    const game = new Game(options);
    const move = {
      type: "walk",
      get to() {
        game.free();
        return 5;
      },
    };
    expect(codeOf(() => game.apply(move as never))).toBe("freed");
  });
});
