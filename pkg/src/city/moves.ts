/** Lists of moves cross from wasm as bytes (`pack` in `src/city/moves.rs`); here they become objects. */

import type { Card, CityFacts, CityMove, Tile } from "../../wasm/blue_moon_city.js";
import { askGame } from "../ask.js";

let cards: Card[] | undefined;

/** The moves that `bytes` hold. */
export function unpack(bytes: Uint8Array): CityMove[] {
  cards ??= askGame<CityFacts>("facts", "city", null).cards.map(({ card }) => card);
  const moves: CityMove[] = [];
  for (let at = 0; at < bytes.length; ) {
    const type = bytes[at] as number;
    const first = bytes[at + 1] as number;
    const second = bytes[at + 2] as number;
    switch (type) {
      case 0:
        moves.push({ type: "walk", to: first as Tile });
        at += 2;
        break;
      case 1:
        moves.push({ type: "flyDragon", card: cards[first] as "V1", to: second as Tile });
        at += 3;
        break;
      case 2:
        moves.push({ type: "walkDragon", card: cards[first] as "V2", to: second as Tile });
        at += 3;
        break;
      case 3:
        moves.push({ type: "fly", card: cards[first] as "F1", to: second as Tile });
        at += 3;
        break;
      case 4:
        moves.push({ type: "extraSteps", card: cards[first] as "F2" });
        at += 2;
        break;
      case 5:
        moves.push({ type: "contribute", box: first, cards: list(bytes, at + 3, second, cards) });
        at += 3 + second;
        break;
      case 6:
        moves.push({ type: "offer", pillar: (cards[first] as "P1" | undefined) ?? null });
        at += 2;
        break;
      case 7:
        moves.push({ type: "endTurn", discard: list(bytes, at + 2, first, cards) });
        at += 2 + first;
        break;
      default:
        moves.push({ type: "declareDone" });
        at += 1;
    }
  }
  return moves;
}

function list(bytes: Uint8Array, from: number, length: number, codes: readonly Card[]): Card[] {
  const found: Card[] = [];
  for (let at = from; at < from + length; at += 1) {
    found.push(codes[bytes[at] as number] as Card);
  }
  return found;
}
