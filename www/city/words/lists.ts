/** Lists that read alike in every language but for its words. */

import type { CityCard as Card, People, Reward } from "blue-moon-city";
import type { Counting } from "../../table/words/counting.js";
import type { CityWords } from "./words.js";

/** Names cards by people and value, alone and in lists. */
export function cardNaming(peoples: CityWords["peoples"], list: Counting["list"]) {
  const card = (code: Card, number = 1) => {
    const name = `${peoples[code[0] as People].name} ${code[1]}`;
    return number === 1 ? name : `${number} × ${name}`;
  };
  const cardList = (codes: readonly Card[]) => {
    const kinds = [...new Set(codes)];
    return list(kinds.map((kind) => card(kind, codes.filter((code) => code === kind).length)));
  };
  return { card, cardList };
}

/** The goods of a reward; empty if there are none. */
export function goodsList(
  { crystals, cards, scales }: Reward,
  words: Pick<CityWords, "crystals" | "cards" | "scales"> & Pick<Counting, "list">,
): string {
  const parts = [];
  if (crystals) parts.push(words.crystals(crystals));
  if (cards) parts.push(words.cards(cards));
  if (scales) parts.push(words.scales(scales));
  return words.list(parts);
}
