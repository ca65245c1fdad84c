/** Records: what they keep, what they hide, what they refuse, how long they are. */

import { type CityMove, formatMove, Game, limits, type Options, parseMove } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { chance, codeOf, midGame, pick, play, refusal } from "./play.js";

const options = { game: "city", players: 3, seed: "moonrise", start: 0 } as const;
const names = ["Ä\n\t\u0000\u2028", "\"B\" \\ <b>&amp;</b> 'or'", "🐉".repeat(40)];

function same(a: Game, b: Game): void {
  expect(JSON.stringify(a.state())).toBe(JSON.stringify(b.state()));
  expect([a.ply, a.names]).toEqual([b.ply, b.names]);
  expect(a.moves()).toEqual(b.moves());
  expect(a.record()).toBe(b.record());
}

describe("a record", () => {
  const tables: Partial<Options<"city">>[] = [
    {},
    { players: 2, layout: "random", start: "random", openCrystals: true },
    { players: 4, layout: "rulebook", returnAllScales: true, cards: [5, 3, 2], turnLimit: 40 },
    { seed: '🐉 "quoted" \\ \n\u2028 é' },
    {
      layout: [
        ...midGame()
          .state()
          .table.tiles.map(({ building }) => building),
      ],
    },
  ];

  test.each(tables)("of a game with %j plays the same game", (table) => {
    const game = new Game({ ...options, ...table });
    for (const moves of [0, 1, 30, 5_000]) {
      play(game, 1, moves);
      same(Game.fromRecord(game.record()), game);
    }
    expect(game.status().over).toBe(true);
  });

  test("without a seed keeps the one that was drawn", () => {
    const game = new Game({ game: "city", players: 2 });
    same(Game.fromRecord(game.record()), game);
  });

  test("goes on from the state that a game began from", () => {
    const game = Game.fromState(midGame().state(), { names });
    same(Game.fromRecord(game.record()), game);
    play(game, 4, 100);
    same(Game.fromRecord(game.record()), game);
  });

  test("keeps names of any characters on a line of its own", () => {
    const game = new Game({ ...options, names });
    const text = game.record();
    expect(text.split("\n").filter((line) => line.startsWith("names "))).toHaveLength(1);
    expect(Game.fromRecord(text).names).toEqual(names);
  });

  test("has moves that were taken back only if asked", () => {
    const game = midGame({}, 30);
    for (let back = 0; back < 10; back += 1) game.undo({ anyway: true });
    expect(Game.fromRecord(game.record()).length).toBe(20);
    expect(Game.fromRecord(game.record({ withUndone: true })).length).toBe(30);
    expect(Game.fromRecord(game.record({ withUndone: false })).length).toBe(20);
    expect(game.record({ for: null })).not.toBe(game.record({ for: null, withUndone: true }));
  });

  test("may have other spaces and line ends", () => {
    const game = midGame({}, 40);
    const text = game.record();
    same(Game.fromRecord(text.replaceAll("\n", "\r\n")), game);
    same(Game.fromRecord(text.trimEnd()), game);
    const [, header, moves, end] = text.match(/^(.*\n\n)(.*)(\nend .*)$/s) ?? [];
    same(Game.fromRecord(`${header}${moves?.replaceAll(/\s+/g, "  ")}${end}`), game);
    same(Game.fromRecord(`${header}${moves?.replaceAll(/ /g, "\n")}${end}`), game);
    same(Game.fromRecord(`${text}${"\n".repeat(1_000_000)}`), game);
  });
});

describe("a record for a seat", () => {
  const game = midGame({ seed: "a secret" }, 200);

  test("tells the seat's own cards and nobody else's", () => {
    for (const seat of [null, 0, 1, 2] as const) {
      const text = game.record({ for: seat });
      expect(text).not.toMatch(/a secret|seed|generator|"deck"|"hands"/);
      const told = text
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line));
      const draws = told.filter(({ type }) => type === "draw" || type === "takeUp");
      expect(draws.length).toBeGreaterThan(20);
      for (const draw of draws) expect(draw.cards === null).toBe(draw.seat !== seat);
      const moves = text
        .split("\n\n")[1]
        ?.split("\n")
        .filter((line) => line !== "" && !/^(\{|end )/.test(line));
      expect(moves).toEqual(game.moves().map((move) => formatMove("city", move)));
    }
  });

  test("can't be played on", () => {
    expect(codeOf(() => Game.fromRecord(game.record({ for: 1 })))).toBe("bad_record");
  });

  test("is of a seat that is taken", () => {
    for (const seat of [3, 4, -1, "0", true, {}]) {
      expect(codeOf(() => game.record({ for: seat as 0 }))).toBe("bad_argument");
    }
  });

  test("is not confused with a full one by a misspelt option", () => {
    for (const wrong of [
      { seat: 0 },
      { For: 0 },
      { for: undefined },
      { withundone: true },
      { withUndone: 1 },
    ]) {
      expect(codeOf(() => game.record(wrong as never))).toBe("bad_argument");
    }
  });
});

describe("damaged records", () => {
  const whole = midGame({}, 25).record();
  const state = `state ${JSON.stringify(midGame({}, 5).state())}`;

  test.each<[string, (text: string) => string, string]>([
    ["nothing", () => "", "bad_record"],
    ["another title", (text) => text.replace("blue", "red"), "bad_record"],
    ["a newer format", (text) => text.replace("city 2", "city 3"), "newer_version"],
    ["newer rules", (text) => text.replace("rules 1", "rules 2"), "newer_version"],
    ["rules 0", (text) => text.replace("rules 1", "rules 0"), "bad_record"],
    ["another game", (text) => text.replace('game "city"', 'game "chess"'), "unknown_game"],
    ["no game", (text) => text.replace('game "city"\n', ""), "bad_record"],
    ["no seed", (text) => text.replace(/seed .*\n/, ""), "bad_record"],
    ["an empty seed", (text) => text.replace(/seed .*/, 'seed ""'), "bad_seed"],
    ["a word twice", (text) => text.replace("rules 1", "rules 1\nrules 1"), "bad_record"],
    ["an unknown word", (text) => text.replace("rules 1", "rules 1\nmood 5"), "bad_record"],
    ["no JSON", (text) => text.replace('"city"', "city"), "bad_record"],
    ["more than JSON", (text) => text.replace('"city"', '"city" 1'), "bad_record"],
    ["bad options", (text) => text.replace('"players":3', '"players":5'), "bad_players"],
    ["unknown options", (text) => text.replace('"players":3', '"players":3,"x":1'), "bad_record"],
    ["too few names", (text) => text.replace("rules 1", 'rules 1\nnames ["a"]'), "bad_option"],
    [
      "a long name",
      (t) => t.replace("rules 1", `rules 1\nnames ["${"x".repeat(41)}","",""]`),
      "bad_option",
    ],
    [
      "half a character",
      (t) => t.replace("rules 1", 'rules 1\nnames ["\\ud800","",""]'),
      "bad_record",
    ],
    ["an unknown move", (text) => text.replace("\nend", " jump\nend"), "bad_move"],
    ["an illegal move", (text) => text.replace("\nend", " ! !\nend"), "not_yet_stale"],
    ["no numbers of turns", (text) => text.replaceAll(/\d+\. /g, ""), "bad_record"],
    [
      "a damaged state",
      (t) => t.replace(/options .*\nseed .*/, state.replace("pool", "pond")),
      "bad_record",
    ],
    [
      "a false state",
      (t) => t.replace(/options .*\nseed .*/, state.replace(/"pool":\d+/, '"pool":99')),
      "bad_state",
    ],
    ["five million lines", (text) => `${text}${"\n".repeat(5_000_000)}`, "bad_argument"],
    ["no end", (text) => text.replace(/end .*\n/, ""), "damaged_record"],
    ["a move less", (text) => text.replace(/ \S+\nend/, "\nend"), "damaged_record"],
    ["another name", (t) => t.replace("rules 1", 'rules 1\nnames ["a","",""]'), "damaged_record"],
    ["200,000 brackets", (text) => text.replace('"city"', "[".repeat(200_000)), "bad_record"],
    ["200,000 lines of a header", (t) => t.replace("rules 1", "a\n".repeat(100_000)), "bad_record"],
    ["30,000 words of a header", (t) => t.replace("rules 1", headerWords(30_000)), "bad_record"],
  ])("%s: refused", (_, damage, code) => {
    const began = performance.now();
    expect(refusal(() => Game.fromRecord(damage(whole))).code).toBe(code);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test("a game has at most 20,000 moves, and so has a record", () => {
    const endTurn: CityMove = { type: "endTurn", discard: [] };
    const game = new Game({ ...options, players: 2 });
    while (game.ply < 20_000) game.apply(endTurn);
    expect(game.state().ply).toBe(20_000);
    expect(game.legalMoves()).toContainEqual(endTurn);
    expect(refusal(() => game.apply(endTurn)).code).toBe("too_many_moves");
    expect(game.ply).toBe(20_000);
    const text = game.record();
    expect(text.length).toBeLessThan(limits().record);
    expect(Game.fromRecord(text).length).toBe(20_000);
    const longer = text.replace("\nend", " .\nend");
    expect(codeOf(() => Game.fromRecord(longer))).toBe("bad_record");
    expect(Game.fromRecord(longer, { salvage: true }).length).toBe(20_000);
  });

  test("damaged anywhere they are refused or play a game", () => {
    const below = chance(5);
    const texts = [whole, Game.fromState(midGame().state()).record()];
    const pieces = [
      "",
      "\n",
      " ",
      "0",
      "9".repeat(30),
      "-1",
      '"',
      "{",
      "]",
      "V1",
      ">20",
      ".",
      "!",
      "🐉",
      "\0",
    ];
    let refused = 0;
    for (let round = 0; round < 1_500; round += 1) {
      const text = texts[below(2)] ?? "";
      const [from, length] = [below(text.length), below(4)];
      const damaged =
        text.slice(0, from) + pieces[below(pieces.length)] + text.slice(from + length);
      if (
        codeOf(() =>
          same(Game.fromRecord(Game.fromRecord(damaged).record()), Game.fromRecord(damaged)),
        )
      ) {
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(1_000);
  });
});

function headerWords(number: number): string {
  return Array.from({ length: number }, (_, word) => `${word.toString(36)} 1`).join("\n");
}

describe("the notation of moves", () => {
  test("is read as it is written, for all legal moves of random games", () => {
    const below = chance(6);
    const game = new Game({ game: "city", players: 4, seed: "notation" });
    const types = new Set<string>();
    for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
      const words = new Set(moves.map((move) => formatMove("city", move)));
      expect(words.size).toBe(moves.length);
      if (game.ply % 5 === 0) {
        expect([...words].map((word) => parseMove("city", word))).toEqual(moves);
        for (const { type } of moves) types.add(type);
      }
      game.apply(pick(moves, below));
    }
    expect(types.size).toBeGreaterThanOrEqual(8);
  });

  test("sorts cards", () => {
    const move: CityMove = { type: "contribute", box: 0, cards: ["P1", "H3", "V2", "H2"] };
    expect(formatMove("city", move)).toBe("0=V2H2H3P1");
    expect(parseMove("city", "0=P1H3V2H2")).toEqual({ ...move, cards: ["V2", "H2", "H3", "P1"] });
  });

  test("refuses what is no move", () => {
    const walks = [
      "",
      " ",
      ">",
      ">21",
      ">-1",
      ">5 ",
      " >5",
      "> 5",
      ">5>6",
      ">05",
      "5.",
      "walk",
      "\0",
    ];
    const powers = ["V1", "V3>5", "F2>5", "P1>3", "oV1", "oP3"];
    const cards = ["=V1", "9=X1", "0=V", "0=V1V", "0=v1", "..", ".V", ".v1", "!!", "X1>5"];
    for (const word of [...walks, ...powers, ...cards]) {
      expect([word, codeOf(() => parseMove("city", word))]).toEqual([word, "bad_move"]);
    }
  });
});
