/** What the page says aloud of a move, to be heard once: what happened in its order, then what it brought to whom. */

import type { CityEvent, CityResult } from "blue-moon-city";
import { type Telling, tell } from "../../element/index.js";
import type { Words } from "../words/words.js";
import { gains } from "./digest.js";
import { verdict } from "./outcome.js";

/** Told by what each player gets in all, or seen by whoever looks. */
const SUMMED: ReadonlySet<CityEvent["type"]> = new Set<CityEvent["type"]>([
  "reward",
  "dragonScales",
  "markersReturn",
]);

/** Only what everybody may know should come here. */
export function announcement(
  events: readonly CityEvent[],
  result: CityResult | null,
  words: Words,
  telling: Telling,
): string {
  return [
    ...events.filter(({ type }) => !SUMMED.has(type)).map((event) => tell(words, event, telling)),
    ...gains(events, words, telling),
    ...(result ? [verdict(result, words, telling)] : []),
  ].join(" ");
}
