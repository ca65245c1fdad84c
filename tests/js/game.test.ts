import vm from "node:vm";
import { type CityMove, Game, isRulesError, legalMoves, newGame, RulesError } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { midGame, play } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;
const endTurn: CityMove = { type: "endTurn", discard: [] };

/** The code of what a call throws. */
function codeOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    return isRulesError(error) ? error.problem.code : String(error);
  }
  return undefined;
}

describe("a game being played", () => {
  test("agrees with the pure functions", () => {
    const game = new Game(options);
    expect(game.state()).toEqual(newGame(options));
    expect(game.legalMoves()).toEqual(legalMoves(game.state()));
    expect(play(game, 2).status().over).toBe(true);
    expect(game.moves()).toHaveLength(game.length);
  });

  test("takes back and makes again what showed nothing", () => {
    const game = new Game(options);
    const before = game.state();
    expect(game.canUndo()).toBe("beginning");
    const events = game.apply({ type: "walk", to: 5 });
    expect(game.events()).toEqual(events);
    expect(game.canUndo()).toBeNull();
    expect(game.undo()).toEqual(events);
    expect([game.ply, game.length]).toEqual([0, 1]);
    expect(game.state()).toEqual(before);
    expect(game.redo()).toEqual(events);
    game.undo();
    game.apply({ type: "walk", to: 9 });
    expect(game.length).toBe(1);
  });

  test("does not take back drawn cards unless told to", () => {
    const game = new Game(options);
    game.apply(endTurn);
    expect(game.canUndo()).toBe("revealed");
    expect(codeOf(() => game.undo())).toBe("cannot_undo");
    expect(game.ply).toBe(1);
    game.undo({ anyway: true });
    expect(game.ply).toBe(0);
    expect(codeOf(() => game.undo({ anyway: true }))).toBe("no_such_ply");
  });

  test("shows every position, and forks", () => {
    const game = midGame();
    const text = JSON.stringify(game.at(20));
    const fork = game.fork(20);
    expect(JSON.stringify(fork.state())).toBe(text);
    play(fork, 9, 5);
    expect(JSON.stringify(game.at(20))).toBe(text);
    expect(codeOf(() => game.at(10_000))).toBe("no_such_ply");
    for (const ply of [-1, 1.5, Number.NaN, "3"]) {
      expect(codeOf(() => game.at(ply as number))).toBe("bad_argument");
    }
  });

  test("goes on from a state and from a record", () => {
    const game = midGame({ names: ["Ä", "“B” <b>", "🐉".repeat(20)] } as object);
    const state = game.state();
    const again = Game.fromRecord(game.record());
    expect(again.state()).toEqual(state);
    expect(again.names).toEqual(game.names);
    expect(again.record()).toBe(game.record());
    const later = Game.fromState(state, { names: ["x", "y", "z"] });
    play(later, 4, 30);
    const third = Game.fromRecord(later.record());
    expect(third.state()).toEqual(later.state());
    expect(third.names).toEqual(["x", "y", "z"]);
  });

  test("tells a seat's record without the seed or foreign cards", () => {
    const game = midGame();
    const text = game.record({ for: 1 });
    expect(text).not.toMatch(/middle|generator|"deck"/);
    expect(codeOf(() => Game.fromRecord(text))).toBe("bad_record");
    const draws = text.split("\n").filter((line) => line.startsWith('{"type":"draw"'));
    for (const draw of draws.map((line) => JSON.parse(line))) {
      expect(draw.cards === null).toBe(draw.seat !== 1);
    }
    expect(codeOf(() => game.record({ for: 3 }))).toBe("bad_argument");
  });

  test("names are texts of at most 40 characters", () => {
    const named = (names: unknown) => codeOf(() => new Game({ ...options, names } as never));
    expect(named(["a".repeat(41), "", ""])).toBe("bad_option");
    expect(named(["a"])).toBe("bad_option");
    expect(named([1, 2, 3])).toBe("bad_argument");
    expect(named("abc")).toBe("bad_argument");
    expect(named(["a".repeat(40), "", ""])).toBeUndefined();
  });

  test("throws when it was freed, and can be freed again", () => {
    const game = new Game(options);
    game.free();
    game.free();
    expect(codeOf(() => game.ply)).toBe("freed");
    expect(codeOf(() => game.legalMoves())).toBe("freed");
    expect(codeOf(() => game.apply(endTurn))).toBe("freed");
    expect(codeOf(() => JSON.stringify(new Game(options)))).toBe("bad_argument");
  });
});

describe("a typical game of four", () => {
  test("is a link of at most 2,000 characters", async () => {
    const game = new Game({
      game: "city",
      players: 4,
      seed: "a typical game",
      names: ["Anna", "Béla", "Cecilia", "Dorottya"],
    });
    sensibly(game);
    expect(game.status().over).toBe(true);
    const packed = new Blob([game.record()])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    const link = bytes.toString("base64url");
    console.info(`${game.status().turn} turns, ${game.length} moves, ${link.length} characters`);
    expect(link.length).toBeLessThan(2_000);
  });
});

/** Plays like people do: builds and offers where it can, walks to where it could, draws. */
function sensibly(game: Game): void {
  while (!game.status().over) {
    const moves = game.legalMoves();
    const seen = game.view(game.state().table.turn.seat);
    const payments = moves.filter((move) => move.type === "contribute" || move.type === "offer");
    const pays = payments.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
    if (pays) {
      game.apply(pays);
      continue;
    }
    const rich = (seen.crystals[seen.view ?? 0] ?? 0) >= (game.status().nextOffering ?? 99);
    const walks = moves.filter((move) => move.type === "walk");
    const good = walks.find((walk) => {
      const fork = game.fork();
      fork.apply(walk);
      const then = fork.legalMoves().some(({ type }) => type === (rich ? "offer" : "contribute"));
      fork.free();
      return then;
    });
    const home = rich ? walks.find(({ to }) => [5, 9, 11, 15].includes(to)) : undefined;
    game.apply(good ?? home ?? (moves.find(({ type }) => type === "endTurn") as CityMove));
    if (good) continue;
    const end = game.legalMoves().find(({ type }) => type === "endTurn");
    if (home && end) game.apply(end);
  }
}

describe("errors", () => {
  test("are known across realms and after cloning", () => {
    const error = new RulesError({ code: "bad_seed", rule: null, message: "m", details: {} });
    expect(isRulesError(error)).toBe(true);
    expect(isRulesError(structuredClone(error))).toBe(false); // clones lose what is ours
    expect(structuredClone(error.problem)).toEqual(error.problem);
    const foreign = vm.runInNewContext(
      `const e = new Error("m"); e.name = "RulesError"; e.problem = { code: "bad_seed" }; e`,
    );
    expect(isRulesError(foreign)).toBe(true);
    for (const other of [null, undefined, 1, "x", {}, new Error("x"), { name: "RulesError" }]) {
      expect(isRulesError(other)).toBe(false);
    }
  });
});
