/** The games of the page: the only file that lists them. */

import type { PageGame } from "./app/game.js";
import { city } from "./city/page.js";

/** The first one is that of the start page. */
export const GAMES: readonly [PageGame, ...PageGame[]] = [city];
