/** Lists of moves cross from wasm as bytes (`src/wasm/pack.rs`); here they become objects. */

import type { Card, CityMove, Tile } from "../wasm/blue_moon_city.js";
import { facts } from "./api.js";

let cards: Card[] | undefined;

/** The moves of Blue Moon City that `bytes` hold. */
export function unpackCityMoves(bytes: Uint8Array): CityMove[] {
  cards ??= facts("city").cards.map(({ card }) => card);
  const codes = cards;
  const moves: CityMove[] = [];
  let at = 0;

  const next = () => bytes[at++] as number;
  const tile = () => next() as Tile;
  const card = <C extends Card>() => codes[next()] as C;
  const list = (): Card[] => {
    const length = next();
    const found = new Array<Card>(length);
    for (let index = 0; index < length; index += 1) {
      found[index] = card();
    }
    return found;
  };

  while (at < bytes.length) {
    switch (next()) {
      case 0:
        moves.push({ type: "walk", to: tile() });
        break;
      case 1:
        moves.push({ type: "flyDragon", card: card(), to: tile() });
        break;
      case 2:
        moves.push({ type: "walkDragon", card: card(), to: tile() });
        break;
      case 3:
        moves.push({ type: "fly", card: card(), to: tile() });
        break;
      case 4:
        moves.push({ type: "extraSteps", card: card() });
        break;
      case 5:
        moves.push({ type: "contribute", box: next(), cards: list() });
        break;
      case 6:
        moves.push({ type: "offer", pillar: card() ?? null });
        break;
      case 7:
        moves.push({ type: "endTurn", discard: list() });
        break;
      default:
        moves.push({ type: "declareDone" });
    }
  }
  return moves;
}
