/** What the package has to know of the city. */

import { unpack } from "./moves.js";
import { CityPosition } from "./position.js";

export type { CityTypes } from "./position.js";

export const city = { Position: CityPosition, unpack };
