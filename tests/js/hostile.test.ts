/** Options and values of every kind that are no plain data: refused by a RulesError, and nothing is changed. */

import vm from "node:vm";
import {
  apply,
  check,
  type ErrorCode,
  eventsFor,
  explain,
  facts,
  formatMove,
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
import { codeOf, frozen, refusal } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;

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
    const problem = refusal(() => newGame({ ...options, ...changed } as never));
    expect([problem.code, problem.rule]).toEqual([code, rule]);
    expect(problem.message).toMatch(/^[a-z]/);
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
  const endless: unknown = new Proxy(
    {},
    {
      ownKeys: () => ["a", "b", "c", "d", "e", "f", "g", "h"],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: () => endless,
    },
  );
  const imitating = new Proxy(
    {},
    {
      ownKeys: () => {
        throw Object.assign(new Error("mine"), { name: "RulesError", problem: { code: "mine" } });
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
    ["a bigint in it", { game: 7n }],
    ["a symbol in it", { game: Symbol("s") }],
    ["a function in it", { game: () => "city" }],
    ["not a number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a date", new Date()],
    ["a set", new Set(["game"])],
    ["a pattern", /city/],
    ["an error", new Error("city")],
    ["a promise", Promise.resolve("city")],
    ["another game", new Game(options)],
    ["itself as a class", new (class Move {})()],
    ["50 MB of bytes", new Uint8Array(50_000_000)],
    ["a view of bytes", new DataView(new ArrayBuffer(8))],
    ["a boxed text of 50 MB", Object("x".repeat(50_000_000))],
    ["a boxed text in it", { game: Object("x".repeat(50_000_000)) }],
    ["a toJSON", { toJSON: () => ({ game: "city", players: 3 }) }],
    [
      "200,000 properties",
      Object.fromEntries(Array.from({ length: 200_000 }, (_, key) => [key, 0])),
    ],
    ["a wide tree", Array(100).fill(Array(100).fill(Array(100).fill(0)))],
    ["a long name of a property", { ["x".repeat(10_000_000)]: 1 }],
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
    [
      "a list that is nowhere long",
      new Proxy([], { get: (_, key) => (key === "length" ? Number.NaN : 0) }),
    ],
    ["a proxy with endless depth", endless],
    ["a proxy that imitates our errors", imitating],
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
      () => explain(state, any, []),
      () => explain(state, 0, any),
      () => facts(any),
      () => formatMove("city", any),
      () => formatMove(any, { type: "declareDone" } as never),
      () => eventsFor("city", any, 0),
      () => parseMove("city", any),
      () => new Game(any),
      () => Game.fromState(any),
      () => Game.fromRecord(any),
      () => game.apply(any),
      () => game.preview(any),
      () => game.explain(0, any),
      () => game.at(any),
    ];
    const before = game.record();
    for (const call of calls) {
      const began = performance.now();
      expect(refusal(call).code).toMatch(/^(bad_|unknown_game|no_)/);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
    expect(game.record()).toBe(before);
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

  test("what is plain is accepted from anywhere", () => {
    const state = newGame(options);
    const moves = legalMoves(state);
    const bare = Object.assign(Object.create(null), state);
    const reactive = new Proxy(state, {});
    const foreign = vm.runInNewContext(`(${JSON.stringify(state)})`);
    for (const position of [bare, reactive, foreign, frozen(structuredClone(state))]) {
      expect(legalMoves(position)).toEqual(moves);
    }
    class Walk {
      type = "walk" as const;
      to = 5 as const;
    }
    expect(check(state, new Walk())).toBeNull();
    expect(newGame({ ...options, seed: "s", turnLimit: undefined } as never)).toEqual(
      newGame({ ...options, seed: "s" }),
    );
    expect(check(state, { type: "contribute", box: -0, cards: [] })?.rule).toBe("C1.3");
  });

  test("a polluted prototype of all objects changes nothing", () => {
    const before = JSON.stringify(apply(newGame(options), { type: "endTurn", discard: [] }));
    const prototype = Object.prototype as Record<string, unknown>;
    prototype.turnLimit = 1;
    prototype.for = 0;
    prototype.anyway = true;
    try {
      expect(JSON.stringify(apply(newGame(options), { type: "endTurn", discard: [] }))).toBe(
        before,
      );
      const game = new Game(options);
      game.apply({ type: "endTurn", discard: [] });
      expect(codeOf(() => game.undo())).toBe("cannot_undo");
      expect(game.record()).toContain("seed");
    } finally {
      for (const name of ["turnLimit", "for", "anyway"]) delete prototype[name];
    }
  });

  test("calls at the end of the stack fail by themselves alone, however many", () => {
    const game = new Game(options);
    const state = newGame(options);
    const calls = [
      () => legalMoves(state),
      () => apply(state, { type: "endTurn", discard: [] }),
      () => game.status(),
    ];
    for (const call of calls) {
      const expected = JSON.stringify(call());
      let left = 0;
      const attempt = () => {
        left -= 1;
        try {
          call();
        } catch (error) {
          if (!isRulesError(error)) expect(error).toBeInstanceOf(RangeError);
        }
      };
      const dive = (): void => {
        try {
          dive();
        } catch {}
        if (left > 0) attempt();
      };
      const diveFrom = (depth: number): void => (depth > 0 ? diveFrom(depth - 1) : dive());
      for (let depth = 0; depth < 40; depth += 1) {
        left = 300;
        diveFrom(depth);
      }
      expect(JSON.stringify(call())).toBe(expected);
    }
    expect(game.ply).toBe(0);
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
