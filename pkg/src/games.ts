/** The list of the games: the only place that names them all. */

import type { PositionHandle } from "../wasm/blue_moon_city.js";
import { type CityTypes, city } from "./city/index.js";
import { fault } from "./errors.js";
import type { GameId, Move, PositionOf } from "./types.js";

/** The games and their types. */
export interface Games {
  city: CityTypes;
}

/** What a game adds to the package beside its types. */
interface Room<G extends GameId> {
  /** Its position objects. */
  readonly Position: new (handle: PositionHandle) => PositionOf<G>;
  /** Makes moves of the bytes as which they cross from wasm. */
  unpack(bytes: Uint8Array): Move<G>[];
}

const rooms: { readonly [G in GameId]: Room<G> } = { city };

/** What a game adds. */
export function room<G extends GameId>(game: G): Room<G> {
  if (!Object.hasOwn(rooms, game)) throw fault("this build does not have the game", "game");
  return rooms[game];
}
