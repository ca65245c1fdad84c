/** How each player fared, turn by turn, as far as whoever looks may know. */

import { type CityState, type Game, type Seat, status, view } from "blue-moon-city";

/** What is measured: goods as they lie there after a turn, deeds since the beginning. */
export const MEASURES = ["offerings", "crystals", "scales", "contributions", "buildings"] as const;
export type Measure = (typeof MEASURES)[number];

/** For each seat the numbers turn by turn; `null` where they are hidden. */
export type Lines = readonly (readonly (number | null)[])[];

export interface Series {
  /** After which turns it was measured; 0 is the beginning. */
  readonly turns: readonly number[];
  /** The ply that each of these turns led to. */
  readonly plies: readonly number[];
  readonly lines: Readonly<Record<Measure, Lines>>;
}

/** The most turns that are measured: of a longer game every second one, or third ... */
export const MOST_TURNS = 300;

interface Mark {
  readonly turn: number;
  readonly ply: number;
  readonly contributions: readonly number[];
  readonly buildings: readonly number[];
}

/** Measures a game up to its last ply. `reader` is a seat, a spectator (`null`), or one who may know all. */
export function seriesOf(game: Game, reader: Seat | null | "all"): Series {
  const marks = thinned(marksOf(game));
  const positions = marks.map(({ ply }) => game.at(ply));
  const known = positions.map((state) => crystalsFor(state, reader));
  const seats = game.at(0).table.seats.map((_, seat) => seat);
  const lines = (read: (at: number, seat: number) => number | null | undefined): Lines =>
    seats.map((seat) => marks.map((_, at) => read(at, seat) ?? null));
  const offerings = positions.map((state) => status(state).offerings);
  return {
    turns: marks.map(({ turn }) => turn),
    plies: marks.map(({ ply }) => ply),
    lines: {
      offerings: lines((at, seat) => offerings[at]?.[seat]),
      crystals: lines((at, seat) => known[at]?.[seat]),
      scales: lines((at, seat) => positions[at]?.table.seats[seat]?.scales),
      contributions: lines((at, seat) => marks[at]?.contributions[seat]),
      buildings: lines((at, seat) => marks[at]?.buildings[seat]),
    },
  };
}

function crystalsFor(state: CityState, reader: Seat | null | "all"): readonly (number | null)[] {
  return reader === "all" ? state.crystals : view(state, reader).crystals;
}

/** The beginning and the end of every turn, the last one as far as it was played. */
function marksOf(game: Game): Mark[] {
  const { seats, turn } = game.at(0).table;
  let [contributions, buildings] = [seats.map(() => 0), seats.map(() => 0)];
  let now = turn.number;
  const marks: Mark[] = [{ turn: now - 1, ply: 0, contributions, buildings }];
  for (let ply = 1; ply <= game.length; ply++) {
    let ended = false;
    for (const event of game.events(ply)) {
      if (event.type === "contribution") {
        contributions = contributions.map((count, seat) => count + Number(seat === event.seat));
      } else if (event.type === "markersReturn") {
        buildings = buildings.map((count, seat) => count + Number((event.counts[seat] ?? 0) > 0));
      } else if (event.type === "turn") ended = true;
    }
    if (!ended && ply < game.length) continue;
    marks.push({ turn: now, ply, contributions, buildings });
    now++;
  }
  return marks;
}

/** Not more marks than can be told apart, the first and the last among them. */
function thinned(marks: readonly Mark[]): readonly Mark[] {
  const step = Math.ceil((marks.length - 1) / MOST_TURNS) || 1;
  return marks.filter((_, at) => at % step === 0 || at === marks.length - 1);
}

/** The highest number of all, with the seat that had it first, and when; `null` if nothing is known or ever was. */
export function peakOf(lines: Lines): { seat: Seat; value: number; at: number } | null {
  let peak: { seat: Seat; value: number; at: number } | null = null;
  const length = lines[0]?.length ?? 0;
  for (let at = 0; at < length; at++) {
    for (const [seat, line] of lines.entries()) {
      const value = line[at] ?? 0;
      if (value > (peak?.value ?? 0)) peak = { seat: seat as Seat, value, at };
    }
  }
  return peak;
}
