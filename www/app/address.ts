/** The addresses of the games: what stands behind the `#`. */

const GAME = "#/game/";

export function gameAddress(id: string): string {
  return GAME + encodeURIComponent(id);
}

/** The id of the game at an address; `null` if it is that of no game. */
export function gameAt(hash: string): string | null {
  if (!hash.startsWith(GAME)) return null;
  try {
    return decodeURIComponent(hash.slice(GAME.length));
  } catch {
    return null;
  }
}
