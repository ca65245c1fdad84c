/** The statistics of the page tell what the rules tell. */

import { readdirSync, readFileSync } from "node:fs";
import { type CityState, Game, type Seat, status, view } from "blue-moon-city";
import { describe, expect, test } from "vitest";
import type { Lines, Reader } from "../../www/app/game.js";
import * as statistics from "../../www/app/statistics/series.js";
import { MEASURES, type Measure } from "../../www/city/statistics.js";
import { play } from "../js/play.js";

const { MOST_TURNS, peakOf } = statistics;

/** The series of a game of the city. */
function seriesOf(game: Game, reader: Reader) {
  const series = statistics.seriesOf(game, reader);
  return { ...series, lines: series.lines as Record<Measure, Lines> };
}

const golden = new URL("../golden/", import.meta.url);
const names = readdirSync(golden)
  .filter((name) => /-(sensible|builder)-\d+\.txt$/.test(name))
  .filter((_, at) => at % 8 === 0);

describe.each(names)("%s", (name) => {
  const game = Game.fromRecord(readFileSync(new URL(name, golden), "utf8"));
  const series = seriesOf(game, "all");
  const end: CityState = JSON.parse(
    readFileSync(new URL(name.replace(".txt", ".json"), golden), "utf8"),
  );
  const last = (measure: (typeof MEASURES)[number]) =>
    series.lines[measure].map((line) => line.at(-1));

  test("ends with the numbers of its last position", () => {
    expect(series.plies.at(-1)).toBe(game.length);
    expect(series.turns.at(-1)).toBe(status(end).turn);
    expect(last("crystals")).toEqual(end.crystals);
    expect(last("scales")).toEqual(end.table.seats.map(({ scales }) => scales));
    expect(last("offerings")).toEqual(status(end).offerings);
  });

  test("begins with nothing, and each turn with the numbers of its view", () => {
    for (const measure of MEASURES) {
      const first = series.lines[measure].map((line) => line[0]);
      expect(first).toEqual(end.table.seats.map(() => 0));
    }
    for (const [at, ply] of series.plies.entries()) {
      const state = game.at(ply);
      for (const seat of state.table.seats.keys()) {
        const seen = view(state, seat as Seat);
        expect(series.lines.crystals[seat]?.[at]).toBe(seen.crystals[seat]);
        expect(series.lines.scales[seat]?.[at]).toBe(seen.table.seats[seat]?.scales);
      }
    }
  });

  test("counts a contribution for each marker that was laid, and each building once for whoever took part", () => {
    const made = game.moves().filter(({ type }) => type === "contribute").length;
    const sum = last("contributions").reduce<number>((all, count) => all + (count ?? 0), 0);
    expect(sum).toBe(made);
    const complete = end.table.tiles.filter((tile) => tile.complete && tile.boxes.length).length;
    for (const count of last("buildings")) expect(count).toBeLessThanOrEqual(complete);
    for (const measure of ["contributions", "buildings", "offerings"] as const) {
      for (const line of series.lines[measure]) {
        expect(line).toEqual([...line].sort((a, b) => (a ?? 0) - (b ?? 0)));
      }
    }
  });

  test("hides from a seat what its view hides", () => {
    for (const reader of [null, 0, 1] as const) {
      const seen = seriesOf(game, reader).lines.crystals;
      for (const [seat, line] of seen.entries()) {
        const expected = game.at(0).table.seats.length > 0 && seat === reader;
        expect(line.slice(0, -1).every((value) => (value === null) !== expected)).toBe(true);
      }
    }
  });
});

test("a game that has not begun is one point", () => {
  const game = new Game({ game: "city", players: 3, seed: "new" });
  const { turns, plies, lines } = seriesOf(game, null);
  expect([turns, plies]).toEqual([[0], [0]]);
  expect(lines.scales).toEqual([[0], [0], [0]]);
  expect(peakOf(lines.scales)).toBeNull();
});

test("the middle of a turn is the last point", () => {
  const game = new Game({ game: "city", players: 2, seed: "middle" });
  play(game, 1, 7);
  const { turns, plies } = seriesOf(game, "all");
  expect(plies.at(-1)).toBe(7);
  expect(turns.at(-1)).toBe(game.status().turn);
  expect(new Set(turns).size).toBe(turns.length);
});

test("a very long game is thinned, its ends kept", () => {
  // Of format 1, whose records have no last line: moves can be added.
  const beginning = new Game({ game: "city", players: 2, seed: "a", start: 0 })
    .record()
    .replace("blue-moon-city 2", "blue-moon-city 1")
    .replace(/end .*\n/, "");
  const turns = Array.from({ length: 5_000 }, (_, at) => `${at + 1}. .\n`).join("");
  const game = Game.fromRecord(`${beginning}${turns}`);
  const series = seriesOf(game, "all");
  expect(series.turns.length).toBeLessThanOrEqual(MOST_TURNS + 2);
  expect([series.turns[0], series.turns.at(-1)]).toEqual([0, 5_000]);
});

test("the peak is the first of the highest", () => {
  expect(
    peakOf([
      [0, 2, 5, 5],
      [0, 5, null, 4],
    ]),
  ).toEqual({ seat: 1, value: 5, at: 1 });
});
