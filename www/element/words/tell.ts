/** Says an event in a sentence. */

import type { CityEvent } from "blue-moon-city";
import type { Telling } from "./events.js";
import type { Words } from "./words.js";

export function tell(words: Words, event: CityEvent, telling: Telling): string {
  // The table pairs every type with the sentence for it; the compiler can't follow that through an index.
  const sentence = words.events[event.type] as (event: CityEvent, telling: Telling) => string;
  return sentence(event, telling);
}
