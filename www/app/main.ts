/** The start of the page: registers its parts. */

import "./page.css";
import { init } from "blue-moon-city";
import rules from "blue-moon-city/wasm?url";
import { BlueMoonOpen } from "./exchange/open.js";
import { BlueMoonRefused } from "./exchange/refused.js";
import { BlueMoonShare } from "./exchange/share.js";
import { BlueMoonGuide } from "./guide/guide.js";
import { chosenLanguage } from "./language/speech.js";
import { BlueMoonNewer } from "./newer.js";
import { BlueMoonPage } from "./page.js";
import { BlueMoonCover } from "./play/cover.js";
import { BlueMoonPlay } from "./play/play.js";
import { BlueMoonLog } from "./review/log.js";
import { BlueMoonReview } from "./review/review.js";
import { BlueMoonRulebook } from "./rules/rulebook.js";
import { BlueMoonSaves } from "./saves/saves.js";
import { pageStorage } from "./saves/store.js";
import { BlueMoonSetup } from "./setup.js";
import { BlueMoonStatistics } from "./statistics/statistics.js";
import { loadWords } from "./words/words.js";

/** In this order: the page comes last, when all that it is made of is there. */
const ELEMENTS = {
  "blue-moon-cover": BlueMoonCover,
  "blue-moon-guide": BlueMoonGuide,
  "blue-moon-log": BlueMoonLog,
  "blue-moon-newer": BlueMoonNewer,
  "blue-moon-open": BlueMoonOpen,
  "blue-moon-play": BlueMoonPlay,
  "blue-moon-refused": BlueMoonRefused,
  "blue-moon-review": BlueMoonReview,
  "blue-moon-rulebook": BlueMoonRulebook,
  "blue-moon-saves": BlueMoonSaves,
  "blue-moon-setup": BlueMoonSetup,
  "blue-moon-share": BlueMoonShare,
  "blue-moon-statistics": BlueMoonStatistics,
  "blue-moon-page": BlueMoonPage,
};

/** Rules and words come at the same time; the moon is there meanwhile. */
async function begin(): Promise<void> {
  // The page itself deals with words that could not be fetched.
  const words = loadWords(chosenLanguage(pageStorage())).catch(() => {});
  await init(new URL(rules, import.meta.url));
  await words;
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
}

begin().catch((error) => {
  // The message for browsers without scripts is as true now.
  document.body.append(document.querySelector("noscript")?.textContent ?? "");
  throw error;
});

type Elements = { readonly [Name in keyof typeof ELEMENTS]: InstanceType<(typeof ELEMENTS)[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}
