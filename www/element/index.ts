/** The entry of the table: registers `<blue-moon-table>` and gives away what a page around it needs. */

import { BlueMoonTable } from "./table.js";

customElements.define("blue-moon-table", BlueMoonTable);

export { type IconName, icon } from "./art/icons.js";
export { emblem } from "./art/pieces.js";
export { nameOf, reason, type Scene } from "./scene.js";
export { controls } from "./style/controls.js";
export { tokens } from "./style/tokens.js";
export { en } from "./words/en.js";
export { tell } from "./words/tell.js";
export type { Telling, Words } from "./words/words.js";
export { BlueMoonTable };
