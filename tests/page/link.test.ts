/** Games as links and files, as the page reads them: every recorded game opens, whatever is beyond measure does not. */

import { readdirSync, readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { type CityMove, Game } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { incoming, LARGEST_FILE, textIn } from "../../www/app/exchange/incoming.js";
import {
  LARGEST_RECORD,
  LONGEST_LINK,
  linkIn,
  linkOf,
  recordOf,
} from "../../www/app/exchange/link.js";
import { Refusal } from "../../www/app/exchange/refusal.js";
import { chance } from "../js/play.js";

const golden = new URL("../golden/", import.meta.url);
const names = readdirSync(golden).filter((name) => name.endsWith(".txt"));

/** The most characters of a link of a typical game of four. */
const MOST = 2_000;

async function link(record: string): Promise<string> {
  const text = await linkOf(record);
  if (text === null) throw new Error("the record is too long for a link");
  return text;
}

/** A link to any bytes. */
function forged(bytes: Uint8Array): string {
  return `#game=${Buffer.from(deflateRawSync(bytes)).toString("base64url")}`;
}

async function refusal(opening: Promise<unknown>): Promise<Refusal> {
  const error = await opening.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof Refusal)) throw new Error(`refused is expected, not ${error}`);
  return error;
}

test.each(names)("%s opens from its link and from its file", async (name) => {
  const record = readFileSync(new URL(name, golden), "utf8");
  const expected = readFileSync(new URL(name.replace(".txt", ".json"), golden), "utf8").trimEnd();
  const address = `https://example.org/moon/${await link(record)}`;
  expect(await recordOf(linkIn(address) ?? "")).toBe(record);
  for (const source of [address, record, await textIn(new File([record], name))]) {
    const game = await incoming(source);
    expect(JSON.stringify(game.state())).toBe(expected);
    game.free();
  }
});

describe("refused is", () => {
  // Of format 1, whose records have no last line: moves can be added.
  const beginning = new Game({ game: "city", players: 2, seed: "a", start: 0 })
    .record()
    .replace("blue-moon-city 2", "blue-moon-city 1")
    .replace(/end .*\n/, "");

  test("nothing that is just small enough", async () => {
    const file = new File([" ".repeat(LARGEST_FILE - beginning.length), beginning], "game.txt");
    expect(file.size).toBe(LARGEST_FILE);
    expect((await incoming(await textIn(file))).length).toBe(0);
    // A link of just so many letters is unpacked, and found to hold no game.
    const long = `#game=${"A".repeat(LONGEST_LINK - 6)}`;
    expect(await refusal(incoming(long))).toMatchObject({ reason: "linkDamaged" });
    const turns = Array.from({ length: 20_000 }, (_, at) => `${at + 1}. .\n`);
    expect((await incoming(`${beginning}${turns.join("")}`)).length).toBe(20_000);
    const crowded = `${beginning}${turns.join("")}20001. .\n`;
    expect(await refusal(incoming(crowded))).toMatchObject({ reason: "tooManyMoves" });
  });

  test("a file that is no text, without being kept", async () => {
    for (const bytes of [
      [0xff, 0xfe, 0x41, 0],
      [0xc3, 0x28],
      [0xed, 0xa0, 0x80],
    ]) {
      const file = new File([new Uint8Array(bytes)], "game.txt");
      expect(await refusal(textIn(file))).toMatchObject({ reason: "noText", text: null });
    }
    const gone = new File([beginning], "game.txt");
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect(await refusal(textIn(gone))).toMatchObject({ reason: "noText" });
  });

  test("a file that is too large, without being read", async () => {
    const file = new File(["x".repeat(LARGEST_FILE + 1)], "game.txt");
    expect(await refusal(textIn(file))).toMatchObject({ reason: "fileTooLarge", text: null });
  });

  test("a link that is too long, whatever it holds", async () => {
    const long = `#game=${"A".repeat(LONGEST_LINK)}`;
    expect(await refusal(incoming(long))).toMatchObject({ reason: "linkTooLong", text: long });
  });

  test.each([
    "#game=",
    "#game=!!!",
    "#game=A",
    "#game=AAAA",
    forged(new Uint8Array([0xff, 0xfe])),
    forged(Buffer.from(beginning)).slice(0, -4),
  ])("the damaged link %s", async (text) => {
    expect(await refusal(incoming(text))).toMatchObject({ reason: "linkDamaged", text });
  });

  test("a link that unpacks to too much, before it is unpacked", async () => {
    const [most, more] = [LARGEST_RECORD, LARGEST_RECORD + 1].map((size) =>
      forged(new Uint8Array(size)),
    );
    expect(await refusal(incoming(more as string))).toMatchObject({ reason: "recordTooLong" });
    expect((await recordOf(most as string)).length).toBe(LARGEST_RECORD);
    // As much as a link that is short enough can stand for.
    const bomb = forged(new Uint8Array(20_000_000));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await refusal(incoming(bomb))).toMatchObject({ reason: "recordTooLong", text: bomb });
  });

  test("a text that is too long, counted in bytes", async () => {
    const text = "é".repeat(LARGEST_RECORD / 2 + 1);
    expect(await refusal(incoming(text))).toMatchObject({ reason: "recordTooLong", text });
  });

  test("a game of too many moves", async () => {
    const record = `${beginning}${"1. .\n".repeat(20_001)}`;
    for (const text of [record, await link(record)]) {
      expect(await refusal(incoming(text))).toMatchObject({
        reason: "tooManyMoves",
        text: record,
      });
    }
  });

  test("a mistake, with its place", async () => {
    const reasons = [
      ["", { code: "bad_record" }],
      [`${beginning}1. zz\n`, { code: "bad_move", details: { line: 7, text: "zz" } }],
      [`${beginning}1. >20\n`, { code: "out_of_reach", details: { ply: 0 } }],
      [beginning.replace("rules 1", "rules 99"), { code: "newer_version" }],
    ] as const;
    for (const [text, reason] of reasons) {
      expect(await refusal(incoming(text))).toMatchObject({ reason, text });
    }
  });
});

test("a text opens however its lines end, and with a mark of its bytes before it", async () => {
  const record = readFileSync(new URL(names[0] as string, golden), "utf8");
  for (const text of [record.replaceAll("\n", "\r\n"), `\ufeff${record}`, `\n \n${record}\n\n`]) {
    const game = await incoming(await textIn(new File([text], "game.txt")));
    expect(game.record()).toBe(record);
  }
});

test.each([
  "__proto__",
  "constructor",
  "<img src=x onerror=alert(1)>",
  "\u202Eabc",
  "😀".repeat(40),
])("a player may be called %s", async (name) => {
  const game = new Game({ game: "city", players: 2, names: [name, "toString"], seed: name });
  const opened = await incoming(await link(game.record()));
  expect(opened.names).toEqual([name, "toString"]);
});

test("a record that speaks of links is no link", async () => {
  const game = new Game({ game: "city", players: 2, names: ["#game=AAAA", "Bo"] });
  expect(linkIn(game.record())).toBeNull();
  expect((await incoming(game.record())).names[0]).toBe("#game=AAAA");
});

test("a game that is too long for a link makes none", async () => {
  const noise = chance(1);
  const text = Array.from({ length: 60_000 }, () => String.fromCharCode(32 + noise(90))).join("");
  expect(await linkOf(text)).toBeNull();
});

/**
 * Plays like people do: moves a dragon now and then, builds and offers where it can, walks to where it could, and
 * discards what comes.
 */
function sensibly(game: Game, below: (bound: number) => number): void {
  const some = (moves: CityMove[]) => moves[below(moves.length)];
  while (!game.status().over) {
    const moves = game.legalMoves();
    const of = (...types: CityMove["type"][]) => moves.filter(({ type }) => types.includes(type));
    const dragon = below(4) === 0 ? some(of("flyDragon", "walkDragon")) : undefined;
    const ends = of("endTurn");
    game.apply(
      dragon ??
        some(of("offer")) ??
        some(of("contribute")) ??
        goal(game, of("walk", "fly"), below) ??
        (below(2) === 0 ? ends[0] : some(ends)) ??
        (moves[0] as CityMove),
    );
  }
}

/** A walk to where the player can do something, or home with enough crystals for an offering. */
function goal(game: Game, walks: CityMove[], below: (bound: number) => number) {
  const { nextOffering } = game.status();
  const { crystals, table } = game.state();
  const rich = (crystals[table.turn.seat] ?? 0) >= (nextOffering ?? Number.POSITIVE_INFINITY);
  const good = walks.filter((walk) => {
    const fork = game.fork();
    fork.apply(walk);
    const useful = fork.legalMoves().some(({ type }) => type === (rich ? "offer" : "contribute"));
    fork.free();
    return useful;
  });
  return good[below(good.length)];
}

test(`a typical game of four is at most ${MOST} characters`, async () => {
  const lengths: number[] = [];
  let turns = 0;
  for (let number = 0; number < 15; number += 1) {
    const game = new Game({
      game: "city",
      players: 4,
      seed: `typical ${number}`,
      names: ["Anna", "Béla", "Cecilia", "Dorottya"],
    });
    sensibly(game, chance(number));
    lengths.push((await link(game.record())).length);
    turns += game.status().turn;
    game.free();
  }
  lengths.sort((a, b) => a - b);
  const all = lengths.reduce((sum, length) => sum + length);
  console.info(
    `links of ${lengths.length} games of four: ${lengths[0]} to ${lengths.at(-1)} characters,`,
    `${(turns / lengths.length).toFixed(0)} turns, ${(all / turns).toFixed(1)} characters a turn`,
  );
  expect(lengths.at(-1)).toBeLessThanOrEqual(MOST);
  // Even with 25 turns for each player.
  expect((all / turns) * 100).toBeLessThanOrEqual(MOST);
});
