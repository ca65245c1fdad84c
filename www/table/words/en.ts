/** The words of any table in English. */

import { counting } from "./counting.js";
import type { TableWords } from "./words.js";

export const words: TableWords = {
  locale: "en",
  ...counting("en"),
  player: (n) => `Player ${n}`,
  why: (text, rule) => `${text} (${rule})`,
  rule: (rule) => `Rule ${rule}`,
};
