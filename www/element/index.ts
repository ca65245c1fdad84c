/** The entry of the table: registers `<blue-moon-table>` and gives away what a page around it needs. */

import { BlueMoonTable } from "./table.js";

customElements.define("blue-moon-table", BlueMoonTable);

export { type IconName, icon } from "./art/icons.js";
export { moon } from "./art/moon.js";
export { emblem } from "./art/pieces.js";
export { sign } from "./art/signs.js";
export { view } from "./art/view.js";
export { cardChip, cardFace, cardStyle } from "./card.js";
export { namedGoods } from "./goods.js";
export { uses, usesStyle } from "./panel/uses.js";
export { COURTYARD } from "./paths.js";
export { refusedStyle } from "./refused.js";
export { nameOf, reason, type Scene, sentence, tellingOf } from "./scene.js";
export { plan } from "./sheet.js";
export { cityStyle } from "./style/city.js";
export { controls } from "./style/controls.js";
export { drawingStyle } from "./style/drawing.js";
export { moonStyle } from "./style/moon.js";
export { textureStyle } from "./style/texture.js";
export { tokens } from "./style/tokens.js";
export { viewStyle } from "./style/view.js";
export { type Tables, tables } from "./tables.js";
export type { Wanted } from "./wanted.js";
export { type Counting, counting } from "./words/counting.js";
export type { Telling } from "./words/events.js";
export { bestLanguage, LANGUAGES, type Language, tableWords } from "./words/languages.js";
export { tell } from "./words/tell.js";
export type { Words } from "./words/words.js";
export { BlueMoonTable };
