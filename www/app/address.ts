/** The addresses of the games: what stands behind the `#`. A link to a game that is kept nowhere is in `link.ts`. */

/** A game that is kept here, and whether it is played or looked at. */
export interface Address {
  readonly id: string;
  readonly review: boolean;
}

const PLAY = "#/game/";
const REVIEW = "#/review/";

export function gameAddress(id: string): string {
  return PLAY + encodeURIComponent(id);
}

export function reviewAddress(id: string): string {
  return REVIEW + encodeURIComponent(id);
}

/** What an address leads to; `null` if it is that of no game. */
export function gameAt(hash: string): Address | null {
  const review = hash.startsWith(REVIEW);
  if (!review && !hash.startsWith(PLAY)) return null;
  try {
    return { id: decodeURIComponent(hash.slice((review ? REVIEW : PLAY).length)), review };
  } catch {
    return null;
  }
}
