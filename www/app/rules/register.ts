/** Registers the rules; loaded along with their text. */

import { BlueMoonRules } from "./rules.js";

customElements.define("blue-moon-rules", BlueMoonRules);
