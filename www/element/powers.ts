/** The powers of cards as moves: to be made, or to be checked for why they can't. */

import type { Card, CityMove, Tile } from "blue-moon-city";
import type { Scene } from "./scene.js";

/** The legal moves that use this card and need a tile, by that tile. */
export function targets(scene: Scene, card: Card): Map<Tile, CityMove> {
  const found = new Map<Tile, CityMove>();
  for (const move of scene.moves) {
    if ("to" in move && "card" in move && move.card === card) found.set(move.to, move);
  }
  return found;
}

/** The move that uses the power of a card, to that tile if it needs one; none if the power serves payments only. */
export function powerMove(scene: Scene, card: Card, to: Tile): CityMove | null {
  const { power } = scene.tables.card(card);
  switch (power) {
    case "flyDragon":
      return card === "V1" || card === "T1" || card === "A1" ? { type: power, card, to } : null;
    case "walkDragon":
      return card === "V2" || card === "T2" || card === "A2" ? { type: power, card, to } : null;
    case "fly":
      return card === "F1" ? { type: power, card, to } : null;
    case "extraSteps":
      return card === "F2" ? { type: power, card } : null;
    case "offer":
      return card === "P1" || card === "P2" ? { type: power, pillar: card } : null;
    default:
      return null;
  }
}
