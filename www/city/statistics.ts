/** How each player fared, turn by turn, as far as the reader may know. */

import { type CityState, type Game, status, view } from "blue-moon-city";
import type { Lines, Mark, Reader } from "../app/game.js";

/** What is measured: goods as they lie there after a turn, deeds since the beginning. */
export const MEASURES = ["offerings", "crystals", "scales", "contributions", "buildings"] as const;
export type Measure = (typeof MEASURES)[number];

/** What each player has done by then. */
interface Deeds extends Mark {
  readonly contributions: readonly number[];
  readonly buildings: readonly number[];
}

/** The numbers of every player at these marks. */
export function linesAt(
  game: Game,
  marks: readonly Deeds[],
  reader: Reader,
): Record<Measure, Lines> {
  const positions = marks.map(({ ply }) => game.at(ply));
  const known = positions.map((state) => crystalsFor(state, reader));
  const seats = game.at(0).table.seats.map((_, seat) => seat);
  const lines = (read: (at: number, seat: number) => number | null | undefined): Lines =>
    seats.map((seat) => marks.map((_, at) => read(at, seat) ?? null));
  const offerings = positions.map((state) => status(state).offerings);
  return {
    offerings: lines((at, seat) => offerings[at]?.[seat]),
    crystals: lines((at, seat) => known[at]?.[seat]),
    scales: lines((at, seat) => positions[at]?.table.seats[seat]?.scales),
    contributions: lines((at, seat) => marks[at]?.contributions[seat]),
    buildings: lines((at, seat) => marks[at]?.buildings[seat]),
  };
}

function crystalsFor(state: CityState, reader: Reader): readonly (number | null)[] {
  return reader === "all" ? state.crystals : view(state, reader).crystals;
}

/** The beginning and the end of every turn, the last one as far as it was played. */
export function marksOf(game: Game): Deeds[] {
  const { seats, turn } = game.at(0).table;
  let [contributions, buildings] = [seats.map(() => 0), seats.map(() => 0)];
  let now = turn.number;
  const marks: Deeds[] = [{ turn: now - 1, ply: 0, contributions, buildings }];
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
