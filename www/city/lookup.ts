/** The facts of the game, fetched once and looked up by name, and the ways over the tiles. */

import {
  type BuildingFacts,
  type BuildingId,
  type CityCard as Card,
  type CardFacts,
  type CityFacts,
  facts,
  type People,
  type PeopleFacts,
  type PlayersFacts,
  type CityTile as Tile,
  type TileFacts,
} from "blue-moon-city";

/** The facts of the game, by the names of its things. */
export interface Lookup {
  readonly all: CityFacts;
  building(id: BuildingId): BuildingFacts;
  tile(tile: Tile): TileFacts;
  card(card: Card): CardFacts;
  people(people: People): PeopleFacts;
  players(count: number): PlayersFacts;
}

let known: Lookup | undefined;

/** The facts of the city; the first call compiles the rules. */
export function lookup(): Lookup {
  known ??= index(facts("city"));
  return known;
}

function index(all: CityFacts): Lookup {
  const buildings = new Map(all.buildings.map((building) => [building.id, building]));
  const tiles = new Map(all.tiles.map((tile) => [tile.tile, tile]));
  const cards = new Map(all.cards.map((card) => [card.card, card]));
  const peoples = new Map(all.peoples.map((entry) => [entry.people, entry]));
  const players = new Map(all.players.map((entry) => [entry.players, entry]));
  return {
    all,
    building: (id) => found(buildings.get(id), id),
    tile: (tile) => found(tiles.get(tile), tile),
    card: (card) => found(cards.get(card), card),
    people: (people) => found(peoples.get(people), people),
    players: (count) => found(players.get(count), count),
  };
}

function found<T>(entry: T | undefined, name: string | number): T {
  if (entry === undefined) throw new RangeError(`The facts of the game lack ${name}.`);
  return entry;
}

/** The middle of the city, where offerings are made. */
export const COURTYARD: Tile = 10;

/** The tiles of a shortest way, both ends included. */
export function shortestWay(lookup: Lookup, from: Tile, to: Tile): Tile[] {
  const before = new Map<Tile, Tile>([[from, from]]);
  const queue = [from];
  for (const tile of queue) {
    if (tile === to) break;
    for (const next of lookup.tile(tile).neighbours) {
      if (before.has(next)) continue;
      before.set(next, tile);
      queue.push(next);
    }
  }
  const way = [to];
  for (let tile = to; tile !== from; way.unshift(tile)) tile = before.get(tile) ?? from;
  return way;
}
