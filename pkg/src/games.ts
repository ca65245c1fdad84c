/** The list of the games: the only place that names them all. */

import type { PositionHandle } from "../wasm/blue_moon_city.js";
import { type CityTypes, city } from "./city/room.js";
import { fault } from "./errors.js";

/** The games and their types. */
export interface Games {
  city: CityTypes;
}

/** What a game adds to the package beside its types. */
export interface Room<G extends keyof Games> {
  /** Its position objects. */
  readonly Position: new (
    handle: PositionHandle,
  ) => Games[G]["position"];
  /** Makes moves of the bytes as which they cross from wasm. */
  unpack(bytes: Uint8Array): Games[G]["move"][];
}

const rooms: { readonly [G in keyof Games]: Room<G> } = { city };

/** What a game adds. */
export function room<G extends keyof Games>(game: G): Room<G> {
  if (!Object.hasOwn(rooms, game)) throw fault("this build does not have the game", "game");
  return rooms[game];
}
