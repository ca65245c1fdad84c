/** Lists of moves cross from wasm as bytes (`pack` in `src/city/moves.rs`); here they become objects. */

import type { Card, CityFacts, CityMove, Tile } from "../../wasm/blue_moon_city.js";
import { askGame } from "../ask.js";
import { add } from "../plain.js";

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
        add(moves, { type: "walk", to: first as Tile });
        at += 2;
        break;
      case 1:
        add(moves, { type: "flyDragon", card: cards[first] as "V1", to: second as Tile });
        at += 3;
        break;
      case 2:
        add(moves, { type: "walkDragon", card: cards[first] as "V2", to: second as Tile });
        at += 3;
        break;
      case 3:
        add(moves, { type: "fly", card: cards[first] as "F1", to: second as Tile });
        at += 3;
        break;
      case 4:
        add(moves, { type: "extraSteps", card: cards[first] as "F2" });
        at += 2;
        break;
      case 5:
        add(moves, { type: "contribute", box: first, cards: list(bytes, at + 3, second, cards) });
        at += 3 + second;
        break;
      case 6:
        add(moves, { type: "offer", pillar: (cards[first] as "P1" | undefined) ?? null });
        at += 2;
        break;
      case 7:
        add(moves, { type: "endTurn", discard: list(bytes, at + 2, first, cards) });
        at += 2 + first;
        break;
      default:
        add(moves, { type: "declareDone" });
        at += 1;
    }
  }
  return moves;
}

/** So many cards. Most lists are short: those are written at once, which is faster than to add one by one. */
function list(bytes: Uint8Array, from: number, length: number, codes: readonly Card[]): Card[] {
  const card = (at: number) => codes[bytes[from + at] as number] as Card;
  switch (length) {
    case 0:
      return [];
    case 1:
      return [card(0)];
    case 2:
      return [card(0), card(1)];
    case 3:
      return [card(0), card(1), card(2)];
    default: {
      const found = [card(0), card(1), card(2), card(3)];
      while (found.length < length) add(found, card(found.length));
      return found;
    }
  }
}
