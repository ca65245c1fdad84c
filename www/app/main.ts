/** The start of the page: registers its parts. */

import "./page.css";
import { BlueMoonCover } from "./cover.js";
import { BlueMoonLog } from "./log.js";
import { BlueMoonNewer } from "./newer.js";
import { BlueMoonOpen } from "./open.js";
import { BlueMoonPage } from "./page.js";
import { BlueMoonPlay } from "./play.js";
import { BlueMoonRefused } from "./refused.js";
import { BlueMoonReview } from "./review.js";
import { BlueMoonRulebook } from "./rules/rulebook.js";
import { BlueMoonSaves } from "./saves.js";
import { BlueMoonSetup } from "./setup.js";
import { BlueMoonShare } from "./share.js";
import { BlueMoonStatistics } from "./statistics/statistics.js";

customElements.define("blue-moon-cover", BlueMoonCover);
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

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-saves": BlueMoonSaves;
    "blue-moon-share": BlueMoonShare;
    "blue-moon-statistics": BlueMoonStatistics;
  }
}
