/** Games as the page keeps them: no move is lost, whatever storage, other tabs and files do. */

import { type CityMove, Game } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import { LARGEST_FILE } from "../../www/app/exchange/incoming.js";
import { shownName } from "../../www/app/names.js";
import { collectionIn, collectionsOf, gather, MOST_GAMES } from "../../www/app/saves/collection.js";
import { keep, meet } from "../../www/app/saves/keep.js";
import { saveOf, summaryOf } from "../../www/app/saves/saved.js";
import { settle } from "../../www/app/saves/settle.js";
import { LONGEST_NAME, Store } from "../../www/app/saves/store.js";

const PREFIX = "blue-moon-city/game/";

/** A storage as of a browser, which can be made full or forbidden. */
class Shelf implements Storage {
  readonly items = new Map<string, string>();
  full = false;
  forbidden = false;
  [name: string]: unknown;

  get length(): number {
    this.#open();
    return this.items.size;
  }
  key(at: number): string | null {
    this.#open();
    return [...this.items.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    this.#open();
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#open();
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.#open();
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
  #open(): void {
    if (this.forbidden) throw new DOMException("forbidden", "SecurityError");
  }
}

function fresh(seed = "kept", names = ["Anna", "Béla"]): Game {
  return new Game({ game: "city", players: 2, seed, start: 0, names });
}

function go(game: Game, ...picks: number[]): Game {
  for (const pick of picks) game.apply(game.legalMoves()[pick] as CityMove);
  return game;
}

/** A tab that has just opened the game. */
function tab(store: Store, id: string) {
  const entry = store.stored(id);
  if (!entry?.save) throw new Error("no save");
  return { id, game: Game.fromRecord(entry.save.record), text: entry.text };
}

function recordsIn(store: Store): string[] {
  return store.list().map(({ save }) => save?.record ?? "");
}

describe("two tabs", () => {
  function both() {
    const shelf = new Shelf();
    const [a, b] = [new Store(shelf), new Store(shelf)];
    const { id } = settle(go(fresh(), 0), a);
    return { shelf, a, b, id, first: tab(a, id), second: tab(b, id) };
  }

  test("that take turns go on in one place", () => {
    const { a, b, id, first } = both();
    go(first.game, 0);
    expect(keep(first, a)).toMatchObject({ id, as: "here" });
    const second = tab(b, id);
    go(second.game, 1);
    expect(keep(second, b)).toMatchObject({ id, as: "here" });
    expect(a.list()).toHaveLength(1);
  });

  test("that go apart unknown to each other both keep their line", () => {
    const { a, b, id, first, second } = both();
    go(first.game, 0);
    keep(first, a);
    go(second.game, 1);
    const kept = keep(second, b);
    expect(kept.as).toBe("beside");
    expect(kept.id).not.toBe(id);
    expect(recordsIn(a).sort()).toEqual([first.game.record(), second.game.record()].sort());
    // From now on each has its place.
    go(second.game, 0);
    expect(keep({ ...second, ...kept }, b)).toMatchObject({ id: kept.id, as: "here" });
  });

  test("of which one is behind writes nothing", () => {
    const { a, b, first, second } = both();
    go(first.game, 0, 0);
    keep(first, a);
    go(second.game, 0);
    expect(keep(second, b)).toMatchObject({ as: "behind" });
    expect(recordsIn(a)).toEqual([first.game.record()]);
  });

  test("of which one contains the other writes its line", () => {
    const { a, b, id, first, second } = both();
    go(first.game, 0);
    keep(first, a);
    go(second.game, 0, 0);
    expect(keep(second, b)).toMatchObject({ id, as: "here" });
    expect(recordsIn(a)).toEqual([second.game.record()]);
  });

  test("leave what they can't read in its place", () => {
    const { shelf, a, id, first } = both();
    for (const text of ['{"format":2}', "torn", '{"format":1,"record":"x","ply":0,"updated":0}']) {
      shelf.items.set(PREFIX + id, text);
      go(first.game, 0);
      expect(keep(first, a).as).toBe("beside");
      expect(shelf.items.get(PREFIX + id)).toBe(text);
    }
  });

  test("keep a name that the other gave, and a game that the other deleted", () => {
    const { a, b, id, first } = both();
    const entry = b.read(id);
    if (entry?.save) b.write({ ...entry.save, name: "Sunday" });
    expect(meet(first.game, b.stored(id) as never)).toBe("alike");
    go(first.game, 0);
    const kept = keep(first, a);
    expect(a.read(id)?.save?.name).toBe("Sunday");
    b.remove(id);
    go(first.game, 0);
    expect(keep({ ...first, ...kept }, a)).toMatchObject({ id, as: "here" });
    expect(recordsIn(b)).toEqual([first.game.record()]);
  });
});

describe("a storage", () => {
  test("that is full keeps what it has, and the page the rest", () => {
    const shelf = new Shelf();
    const store = new Store(shelf);
    const { id } = settle(go(fresh(), 0), store);
    const before = shelf.items.get(PREFIX + id);
    const held = tab(store, id);
    shelf.full = true;
    go(held.game, 0);
    const kept = keep(held, store);
    expect(kept).toMatchObject({ id, as: "unstored" });
    expect(store.atRisk).toBe(true);
    expect(shelf.items.get(PREFIX + id)).toBe(before);
    expect(recordsIn(store)).toEqual([held.game.record()]);
    shelf.full = false;
    go(held.game, 0);
    expect(keep({ ...held, ...kept }, store)).toMatchObject({ id, as: "here" });
    expect(store.atRisk).toBe(false);
  });

  test("that is forbidden meanwhile stops nothing", () => {
    const shelf = new Shelf();
    const store = new Store(shelf);
    const { id } = settle(go(fresh(), 0), store);
    const held = tab(store, id);
    shelf.forbidden = true;
    go(held.game, 0);
    expect(keep(held, store).as).toBe("unstored");
    expect(recordsIn(store)).toEqual([held.game.record()]);
    store.remove(id);
    expect(store.list()).toEqual([]);
  });

  test("that was changed by hand is read as far as it makes sense", () => {
    const shelf = new Shelf();
    const store = new Store(shelf);
    const good = saveOf(fresh(), "good", "");
    const { id: _, ...rest } = { format: 1, ...good };
    const texts: Record<string, string> = {
      good: JSON.stringify(rest),
      __proto__2: "null",
      array: "[]",
      text: '"text"',
      negative: JSON.stringify({ ...rest, ply: -1 }),
      fraction: JSON.stringify({ ...rest, updated: 0.5 }),
      nameless: JSON.stringify({ ...rest, name: 7 }),
      later: JSON.stringify({ ...rest, format: 2 }),
      endless: JSON.stringify({ ...rest, name: "😀".repeat(1_000) }),
    };
    for (const [id, text] of Object.entries(texts)) shelf.items.set(PREFIX + id, text);
    shelf.items.set(`${PREFIX}__proto__`, "{}");
    const entries = store.list();
    expect(entries.filter(({ save }) => save).map(({ id }) => id)).toEqual(["endless", "good"]);
    expect(entries).toHaveLength(10);
    expect(store.read("endless")?.save?.name).toBe("😀".repeat(LONGEST_NAME));
    expect(store.read("__proto__")).toMatchObject({ save: null, text: "{}" });
    for (const entry of entries) {
      expect(summaryOf(entry)).toEqual(
        entry.save && { names: ["Anna", "Béla"], turn: 1, over: false },
      );
    }
  });
});

describe("all games in a file", () => {
  const games = [fresh("a"), go(fresh("b"), 0, 1), go(fresh("c"), 0)];

  function filled(): Store {
    const store = new Store(new Shelf());
    for (const [at, game] of games.entries()) {
      store.write({ ...saveOf(game, `game${at}`, at === 0 ? "Sunday" : ""), updated: 1_000 + at });
    }
    return store;
  }

  test("come in again as they were, and but once", async () => {
    const [file] = collectionsOf(filled().list(), LARGEST_FILE);
    const values = collectionIn(file as string) ?? [];
    const store = new Store(new Shelf());
    expect(await gather(values, store)).toEqual({ came: 3, known: 0, unreadable: 0, kept: true });
    expect(await gather(values, store)).toEqual({ came: 0, known: 3, unreadable: 0, kept: true });
    const bare = (entries: ReturnType<Store["list"]>) =>
      entries.map(({ save }) => ({ ...save, id: null }));
    expect(bare(store.list())).toEqual(bare(filled().list()));
  });

  test("never overwrite a longer line or a name", async () => {
    const store = filled();
    const [file] = collectionsOf(store.list(), LARGEST_FILE);
    store.write({ ...saveOf(go(games[2]?.fork() as Game, 0), "game2", "Mine"), updated: 5_000 });
    const before = store.read("game2")?.text;
    const gathered = await gather(collectionIn(file as string) ?? [], store);
    expect(gathered).toMatchObject({ came: 1, known: 2 });
    expect(store.read("game2")?.text).toBe(before);
    expect(store.list()).toHaveLength(4);
  });

  test("take a broken save along as it is", async () => {
    const entries = [...filled().list(), { id: "torn", text: "torn {", save: null }];
    const [file] = collectionsOf(entries, LARGEST_FILE);
    expect(file).toContain(JSON.stringify("torn {"));
    const values = collectionIn(file as string) ?? [];
    expect(await gather(values, new Store(new Shelf()))).toMatchObject({ came: 3, unreadable: 1 });
  });

  test("are split so that each file can be read again", () => {
    const save = saveOf(go(fresh(), 0), "x", "é".repeat(30));
    const entries = Array.from({ length: MOST_GAMES * 2 + 1 }, (_, at) => ({
      id: `${at}`,
      text: "",
      save,
    }));
    for (const most of [2_000, 3_001, LARGEST_FILE]) {
      const files = collectionsOf(entries, most);
      expect(Math.max(...files.map((file) => new Blob([file]).size))).toBeLessThanOrEqual(most);
      const counts = files.map((file) => collectionIn(file)?.length ?? 0);
      expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_GAMES);
      expect(counts.reduce((sum, count) => sum + count)).toBe(entries.length);
    }
    expect(collectionsOf(entries, LARGEST_FILE)).toHaveLength(3);
  });

  test("from a hostile file are left out, whatever they are", async () => {
    const record = fresh("hostile").record();
    const values = [
      null,
      7,
      "text",
      [],
      {},
      { record, ply: 0 },
      { record: { toString: 1 }, ply: 0, updated: 0 },
      { record: "x", ply: 0, updated: 0 },
      JSON.parse('{"__proto__":{"record":"x","ply":0,"updated":0}}'),
      { record: "x".repeat(900_000), ply: 0, updated: 0 },
      { record, ply: 9e15, updated: 9e15, name: "<b>\u202e" },
    ];
    const store = new Store(new Shelf());
    expect(await gather(values, store)).toMatchObject({ came: 1, unreadable: 10 });
    expect(Object.getPrototypeOf({}).record).toBeUndefined();
    const many = Array.from({ length: MOST_GAMES + 5 }, () => null);
    expect(await gather(many, store)).toMatchObject({ came: 0, unreadable: MOST_GAMES + 5 });
  });

  test("are told from records, links and other JSON", () => {
    for (const text of [
      "",
      "{",
      "{}",
      "[]",
      "null",
      '{"kind":"blue-moon-city games"}',
      fresh().record(),
    ]) {
      expect(collectionIn(text)).toBeNull();
    }
  });
});

test("a name can't disturb the text around it", () => {
  expect(shownName("A\u202Eb\u2066\n\u0000c\u2028")).toBe("A b c");
  expect(shownName("עמית 👩‍👩‍👧‍👦 <b>")).toBe("עמית 👩‍👩‍👧‍👦 <b>");
  expect(shownName("\u200f")).toBe("");
});
