/** What a table, and the page around it, takes from here. The words of a language and the drawings are asked apart. */

export { emblem } from "./art/emblem.js";
export { type IconName, icon } from "./art/icons.js";
export { moon, moonStyle } from "./art/moon.js";
export { panorama, panoramaStyle } from "./art/panorama.js";
export { sign } from "./art/signs.js";
export { TableFrame, type Wanted } from "./frame.js";
export { reason, refused, refusedStyle, sentence } from "./refused.js";
export { type Stat, stat, statStyle } from "./stat.js";
export { controls } from "./style/controls.js";
export { textureStyle } from "./style/texture.js";
export { tokens } from "./style/tokens.js";
export {
  bestLanguage,
  type Fault,
  type GameWords,
  LANGUAGES,
  type Language,
  type TableWords,
  tableWords,
} from "./words/words.js";
