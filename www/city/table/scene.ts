/** What every part of the table is drawn from, and what it may ask for. */

import type {
  BuildingId,
  CityCard as Card,
  CityEvent,
  CityMove,
  CityStatus,
  CityView,
  Dragon,
  People,
  Problem,
  Seat,
  CityTile as Tile,
} from "blue-moon-city";
import type { Lookup } from "../lookup.js";
import type { Telling, Words } from "../words/words.js";

/** What the player is about to do. */
export type Intent =
  | { readonly type: "look" }
  /** Looks at a tile and at what could be done there. */
  | { readonly type: "tile"; readonly tile: Tile }
  /** Considers the power of a card; if it needs a tile, the next tile chosen is its target. */
  | { readonly type: "card"; readonly card: Card }
  /** Gathers the cards that pay for a box. */
  | { readonly type: "pay"; readonly box: number; readonly cards: readonly Card[] }
  /** Gathers the cards that are discarded at the end of the turn. */
  | { readonly type: "end"; readonly cards: readonly Card[] };

/** Where the Tab key enters the city and the hand: where the focus was last. */
export interface Entered {
  readonly tile: Tile | null;
  readonly card: Card | null;
}

export const LOOK: Intent = { type: "look" };

export interface Scene {
  readonly view: CityView;
  readonly status: CityStatus;
  /** The legal moves; none if the view is of somebody who does not decide. */
  readonly moves: readonly CityMove[];
  /** The tiles that the figure can walk to, each with its cost in steps. */
  readonly reach: ReadonlyMap<Tile, number>;
  readonly names: readonly string[];
  /** Cards of the hand that its owner has not seen before. */
  readonly fresh: readonly Card[];
  /** Whether the table is only looked at. */
  readonly still: boolean;
  /** The tile of the last move, where that is to be seen. */
  readonly trace: Tile | null;
  readonly words: Words;
  readonly lookup: Lookup;
  readonly intent: Intent;
  /** The tile that the pointer or the focus is on. */
  readonly pointed: Tile | null;
  readonly entered: Entered;
  /** What led from the view before to this one; nothing if that is not known. */
  readonly events: readonly CityEvent[];
  /** Why the last thing tried was refused. */
  readonly refusal: Problem | null;
  /** Makes a move, or shows why it is refused. */
  play(move: CityMove): void;
  intend(intent: Intent): void;
}

/** The seat whose view it is, if it decides now. */
export function mover(scene: Scene): Seat | null {
  const { actor } = scene.status;
  return !scene.still && actor !== null && scene.view.view === actor ? actor : null;
}

export function nameOf(scene: Pick<Scene, "names" | "words">, seat: Seat): string {
  return scene.names[seat] || scene.words.player(seat + 1);
}

/** The names that sentences about events speak of. */
export function tellingOf(scene: Pick<Scene, "names" | "words" | "view">): Telling {
  return {
    who: (seat) => nameOf(scene, seat),
    building: (tile) => buildingOn(scene.view, tile),
  };
}

export function buildingOn(view: CityView, tile: Tile): BuildingId {
  const state = view.table.tiles[tile];
  if (!state) throw new RangeError(`There is no tile ${tile}.`);
  return state.building;
}

/** A people by name, or "any" for the palace. */
export function peopleName(words: Words, people: People | null): string {
  return people ? words.peoples[people].name : words.table.anyPeople;
}

export const DRAGONS: readonly Dragon[] = ["red", "green", "blue"];

/** The dragons on a tile. */
export function dragonsOn(scene: Scene, tile: Tile): Dragon[] {
  const { dragons } = scene.view.table;
  return DRAGONS.filter((dragon) => dragons[dragon] === tile);
}

/** The seats whose figures are on a tile. */
export function figuresOn(scene: Scene, tile: Tile): Seat[] {
  return scene.view.table.seats.flatMap((seat, index) =>
    seat.figure === tile ? [index as Seat] : [],
  );
}

/** The cards of a sorted list, each kind once with its count. */
export function kinds(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
