/** The payments that the rules list for a box, the cheapest first. */

import type { Card, Power } from "blue-moon-city";
import type { Scene } from "../scene.js";

/** Powers that stand in for any colour: their cards are the last that one gives away. */
const JOKERS: ReadonlySet<Power> = new Set<Power>(["wild", "pair", "turnFour", "turnOne"]);

/** Few cards before many, then few jokers, then low values. */
export function payments(scene: Scene, box: number): (readonly Card[])[] {
  return scene.moves
    .flatMap((move) => (move.type === "contribute" && move.box === box ? [move.cards] : []))
    .map((cards) => ({ cards, cost: cost(scene, cards) }))
    .sort((a, b) => compare(a.cost, b.cost))
    .map(({ cards }) => cards);
}

function cost(scene: Scene, cards: readonly Card[]): number[] {
  let jokers = 0;
  let value = 0;
  for (const card of cards) {
    const facts = scene.tables.card(card);
    if (facts.power !== null && JOKERS.has(facts.power)) jokers++;
    value += facts.value;
  }
  return [cards.length, jokers, value];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
