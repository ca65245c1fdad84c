/** A sentence for each kind of event. */

import type { BuildingId, CityEvent, Seat, Tile } from "blue-moon-city";

/** Tells what a sentence about an event speaks of. */
export interface Telling {
  who(seat: Seat): string;
  /** What stands on a tile; a language has its own forms of the name. */
  place(tile: Tile): BuildingId;
}

export type EventWords = {
  [Type in CityEvent["type"]]: (
    event: Extract<CityEvent, { type: Type }>,
    telling: Telling,
  ) => string;
};
