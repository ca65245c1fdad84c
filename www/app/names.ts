/** Names as they are shown: they may come from anybody. */

import type { Game } from "blue-moon-city";

/** What would break a line, or turn the direction of the text around a name. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export function shownName(name: string): string {
  return name.replace(DISTURBING, " ").trim();
}

/** The names of the players by seat, or none at all. */
export function namesOf(game: Game): string[] {
  return game.names.map(shownName);
}
