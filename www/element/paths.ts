/** Ways over the tiles. */

import type { Tile } from "blue-moon-city";
import type { Tables } from "./tables.js";

/** The middle of the city, where offerings are made. */
export const COURTYARD: Tile = 10;

/** The tiles of a shortest way, both ends included. */
export function shortestWay(tables: Tables, from: Tile, to: Tile): Tile[] {
  const before = new Map<Tile, Tile>([[from, from]]);
  const queue = [from];
  for (const tile of queue) {
    if (tile === to) break;
    for (const next of tables.tile(tile).neighbours) {
      if (before.has(next)) continue;
      before.set(next, tile);
      queue.push(next);
    }
  }
  const way = [to];
  for (let tile = to; tile !== from; way.unshift(tile)) tile = before.get(tile) ?? from;
  return way;
}
