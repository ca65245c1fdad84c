import {
  apply,
  type CityState,
  check,
  type ErrorCode,
  eventsFor,
  explain,
  Game,
  isRulesError,
  legalMoves,
  newGame,
  parseMove,
  preview,
  status,
  view,
} from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, frozen, midGame, play } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;

/** The problem that a call is refused with; fails if it is refused by anything but a RulesError. */
function refusal(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (isRulesError(error)) return error.problem;
    throw error;
  }
  throw new Error("it was not refused");
}

/** Calls with anything, as JavaScript can. */
const anything = {
  newGame: (value: unknown) => newGame(value as never),
  legalMoves: (value: unknown) => legalMoves(value as never),
  move: (value: unknown) => apply(newGame(options), value as never),
};

describe("options", () => {
  test.each<[object, ErrorCode, string | null]>([
    [{ players: 0 }, "bad_players", "C1.1"],
    [{ players: 1 }, "bad_players", "C1.1"],
    [{ players: 5 }, "bad_players", "C1.1"],
    [{ players: "3" }, "bad_option", null],
    [{ players: 2.5 }, "bad_argument", null],
    [{ players: Number.NaN }, "bad_argument", null],
    [{ players: undefined }, "bad_option", null],
    [{ surprise: true }, "bad_option", null],
    [{ seed: "" }, "bad_seed", null],
    [{ seed: "x".repeat(101) }, "bad_seed", null],
    [{ seed: "\ud800" }, "bad_seed", null],
    [{ seed: 7 }, "bad_seed", null],
    [{ start: 3 }, "bad_option", "C1.8"],
    [{ start: "me" }, "bad_option", null],
    [{ layout: "round" }, "bad_option", null],
    [{ layout: [] }, "bad_layout", "C1.2"],
    [{ layout: ["castle"] }, "bad_option", null],
    [{ cards: [3, 4, 4] }, "bad_cards", null],
    [{ cards: [3, 4] }, "bad_option", null],
    [{ turnLimit: 0 }, "bad_option", "C9.5"],
    [{ turnLimit: 10_001 }, "bad_option", "C9.5"],
    [{ openCrystals: "yes" }, "bad_option", null],
    [{ game: "chess" }, "unknown_game", null],
    [{ game: 7 }, "bad_argument", null],
  ])("%j is refused", (changed, code, rule) => {
    const problem = refusal(() => anything.newGame({ ...options, ...changed }));
    expect([problem.code, problem.rule]).toEqual([code, rule]);
    expect(problem.message).toMatch(/^[a-z]/);
  });
});

describe("states", () => {
  const state = frozen(midGame().state());

  function damaged(damage: (copy: CityState) => void) {
    const copy = structuredClone(state);
    damage(copy);
    return refusal(() => legalMoves(copy));
  }

  test.each<[string, (copy: any_) => unknown, ErrorCode, string]>([
    [
      "a newer version",
      (s) => Object.assign(s, { version: 2, news: {} }),
      "newer_version",
      "version",
    ],
    ["newer rules", (s) => Object.assign(s, { rules: 99 }), "newer_version", "rules"],
    ["version 0", (s) => Object.assign(s, { version: 0 }), "bad_state", "version"],
    ["no version", (s) => Reflect.deleteProperty(s, "version"), "bad_state", ""],
    ["a missing field", (s) => Reflect.deleteProperty(s.table, "result"), "bad_state", "table"],
    ["an unknown field", (s) => Object.assign(s.table, { x: 1 }), "bad_state", "table.x"],
    ["81 cards", (s) => s.hands[0].push("V1"), "bad_state", "hands"],
    ["a card of no people", (s) => s.hands[0].push("X9"), "bad_state", "hands[0][9]"],
    [
      "a marker too many",
      (s) => (s.table.seats[1].markers += 1),
      "bad_state",
      "table.seats[1].markers",
    ],
    [
      "a figure on tile 21",
      (s) => (s.table.seats[2].figure = 21),
      "bad_state",
      "table.seats[2].figure",
    ],
    ["a pool too large", (s) => (s.table.pool += 1), "bad_state", "table.pool"],
    ["NaN", (s) => (s.table.pool = Number.NaN), "bad_argument", "table.pool"],
    ["half a crystal", (s) => (s.crystals[0] = 0.5), "bad_argument", "crystals[0]"],
    ["a negative number", (s) => (s.crystals[0] = -1), "bad_state", "crystals[0]"],
    ["a fifth seat", (s) => (s.table.turn.seat = 4), "bad_state", "table.turn.seat"],
    ["a bad key", (s) => (s.generator.key = "zz"), "bad_state", "generator.key"],
    [
      "two mills",
      (s) => (s.table.tiles[0].building = s.table.tiles[1].building),
      "bad_state",
      "table.tiles",
    ],
  ])("with %s are refused with the place", (_, damage, code, where) => {
    const problem = damaged(damage as (copy: CityState) => void);
    expect(problem.code).toBe(code);
    expect(String(problem.details.where ?? "")).toBe(where);
    expect(legalMoves(state).length).toBeGreaterThan(0);
  });

  test("that are damaged anywhere are refused or can be played on", () => {
    const below = chance(11);
    const values = [
      null,
      -1,
      0,
      1,
      21,
      255,
      256,
      2 ** 53 - 1,
      "",
      "V1",
      "mill",
      [],
      {},
      true,
      ["V1"],
    ];
    let refused = 0;
    for (let round = 0; round < 600; round += 1) {
      const copy = structuredClone(state);
      let part: Record<string, unknown> = copy as never;
      for (;;) {
        const keys = Object.keys(part);
        const key = keys[below(keys.length)];
        if (key === undefined) break;
        const inner = part[key];
        if (typeof inner === "object" && inner !== null && below(4) > 0) {
          part = inner as Record<string, unknown>;
          continue;
        }
        if (below(5) === 0) delete part[key];
        else part[key] = values[below(values.length)];
        break;
      }
      try {
        const moves = legalMoves(copy);
        const first = moves[0];
        if (first) JSON.stringify(apply(copy, first));
      } catch (error) {
        if (!isRulesError(error)) throw error;
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(400);
  });
});

describe("moves", () => {
  test.each<[unknown, ErrorCode, string | null]>([
    [{ type: "walk", to: 10 }, "no_change", "C3.3"],
    [{ type: "walk", to: 21 }, "bad_move", null],
    [{ type: "walk" }, "bad_move", null],
    [{ type: "walk", to: 5, fast: true }, "bad_move", null],
    [{ type: "walk", to: "5" }, "bad_move", null],
    [{ type: "jump", to: 5 }, "bad_move", null],
    [{ type: "offer" }, "bad_move", null],
    [{ type: "offer", pillar: null }, "not_enough_crystals", "C7.1"],
    [{ type: "offer", pillar: "V1" }, "no_such_power", "C7.2"],
    [{ type: "contribute", box: 0, cards: [] }, "no_building", "C1.3"],
    [{ type: "contribute", box: -1, cards: [] }, "bad_move", null],
    [{ type: "endTurn", discard: ["V1", "V1", "V1"] }, "too_many_discards", "C8.1"],
    [{ type: "endTurn", discard: Array(100).fill("K1") }, "bad_move", null],
    [{ type: "endTurn", discard: "V1" }, "bad_move", null],
    [{ type: "declareDone" }, "not_yet_stale", "C9.4"],
    [[], "bad_argument", null],
    [null, "bad_argument", null],
    ["walk", "bad_argument", null],
    [{}, "bad_move", null],
  ])("%j is refused", (move, code, rule) => {
    const problem = refusal(() => anything.move(move));
    expect([problem.code, problem.rule]).toEqual([code, rule]);
  });

  test("after the end are refused", () => {
    const game = play(new Game(options), 5);
    const before = game.record();
    const problem = refusal(() => game.apply({ type: "endTurn", discard: [] }));
    expect([problem.code, problem.rule]).toEqual(["game_over", "C9"]);
    expect(game.record()).toBe(before);
  });
});

describe("foreign objects", () => {
  const deep = () => {
    let value: unknown = 1;
    for (let depth = 0; depth < 200_000; depth += 1) value = { inner: value };
    return value;
  };
  const cyclic = () => {
    const value: Record<string, unknown> = { game: "city" };
    value.self = value;
    return value;
  };
  const throwing = {
    get game(): string {
      throw new Error("mine");
    },
  };
  const lying = new Proxy([] as unknown[], {
    get: (list, key) => (key === "length" ? 2 ** 32 - 1 : Reflect.get(list, key)),
  });
  const evil = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("mine");
      },
    },
  );
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["a symbol", Symbol("s")],
    ["a function", () => 1],
    ["a bigint", 7n],
    ["a date", new Date()],
    ["a map", new Map([["game", "city"]])],
    ["bytes", new Uint8Array(100_000)],
    ["a list", [1, 2, 3]],
    ["a list of a million", new Array(1_000_000).fill(0)],
    ["a list with holes", new Array(2 ** 32 - 1)],
    ["a text of 10 MB", "x".repeat(10_000_000)],
    ["an object 200,000 deep", deep()],
    ["a cyclic object", cyclic()],
    ["a getter that throws", throwing],
    ["a list that lies", lying],
    ["a proxy that throws", evil],
    ["a revoked proxy", revoked.proxy],
    ["an object without a prototype", Object.assign(Object.create(null), { game: "city" })],
    ["a polluted prototype", JSON.parse('{"__proto__":{"game":"city"},"game":"city"}')],
  ])("%s is refused everywhere", (_, value) => {
    const state = newGame(options);
    const game = new Game(options);
    const any = value as never;
    const calls = [
      () => newGame(any),
      () => legalMoves(any),
      () => check(any, { type: "walk", to: 5 } as never),
      () => apply(any, { type: "walk", to: 5 } as never),
      () => apply(state, any),
      () => preview(state, any),
      () => view(any, 0),
      () => status(any),
      () => explain(any, 0, []),
      () => eventsFor("city", any, 0),
      () => parseMove("city", any),
      () => new Game(any),
      () => Game.fromState(any),
      () => Game.fromRecord(any),
      () => game.apply(any),
      () => game.preview(any),
      () => game.at(any),
    ];
    for (const call of calls)
      expect(refusal(call).code).toMatch(/^(bad_|unknown_game|no_such_ply)/);
    expect(game.check({ type: "walk", to: 5 })).toBeNull();
    expect(legalMoves(state).length).toBeGreaterThan(0);
  });

  test("a getter may call back into the library and the very game", () => {
    const game = new Game(options);
    const move = {
      type: "walk",
      get to() {
        game.apply({ type: "walk", to: 9 });
        return newGame(options).table.turn.seat + 4;
      },
    };
    game.apply(move as never);
    expect(game.length).toBe(2);
    expect(game.state().table.seats[0]?.figure).toBe(4);
  });

  test("a million calls keep memory flat", () => {
    const game = new Game(options);
    const size = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
    const some = (calls: number) => {
      for (let call = 0; call < calls; call += 1) game.canUndo();
    };
    some(10_000);
    const before = size();
    some(1_000_000);
    expect(size() - before).toBeLessThan(4_000_000);
  });
});

/** Damage is done by hand, against all types. */
// biome-ignore lint/suspicious/noExplicitAny: states are broken on purpose
type any_ = any;
