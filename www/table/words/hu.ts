/** The words of any table in Hungarian. */

import { counting } from "./counting.js";
import type { TableWords } from "./words.js";

export const words: TableWords = {
  locale: "hu",
  ...counting("hu"),
  player: (n) => `${n}.\u00a0játékos`,
  why: (text, rule) => `${text} (${rule})`,
  rule: (rule) => `${rule} szabály`,
};
