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
import { loadWords } from "./words/load.js";

/** Rules and words come at the same time; the moon is there meanwhile. */
async function begin(): Promise<void> {
  // Words that do not come are the business of the page.
  const words = loadWords(chosenLanguage(pageStorage())).catch(() => {});
  await init(new URL(rules, import.meta.url));
  await words;
  customElements.define("blue-moon-cover", BlueMoonCover);
  customElements.define("blue-moon-guide", BlueMoonGuide);
  customElements.define("blue-moon-log", BlueMoonLog);
  customElements.define("blue-moon-newer", BlueMoonNewer);
  customElements.define("blue-moon-open", BlueMoonOpen);
  customElements.define("blue-moon-play", BlueMoonPlay);
  customElements.define("blue-moon-refused", BlueMoonRefused);
  customElements.define("blue-moon-review", BlueMoonReview);
  customElements.define("blue-moon-rulebook", BlueMoonRulebook);
  customElements.define("blue-moon-saves", BlueMoonSaves);
  customElements.define("blue-moon-setup", BlueMoonSetup);
  customElements.define("blue-moon-share", BlueMoonShare);
  customElements.define("blue-moon-statistics", BlueMoonStatistics);
  customElements.define("blue-moon-page", BlueMoonPage);
}

begin().catch((error) => {
  // What stands there for browsers without scripts is as true now.
  document.body.append(document.querySelector("noscript")?.textContent ?? "");
  throw error;
});

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-play": BlueMoonPlay;
    "blue-moon-saves": BlueMoonSaves;
    "blue-moon-share": BlueMoonShare;
    "blue-moon-statistics": BlueMoonStatistics;
  }
}
