/** The words of any table in German. */

import { counting } from "./counting.js";
import type { TableWords } from "./words.js";

export const words: TableWords = {
  locale: "de",
  ...counting("de"),
  player: (n) => `Spieler ${n}`,
  why: (text, rule) => `${text} (${rule})`,
  rule: (rule) => `Regel ${rule}`,
};
