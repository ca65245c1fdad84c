/** The words of any table in traditional Chinese. */

import { counting } from "./counting.js";
import type { TableWords } from "./words.js";

export const words: TableWords = {
  locale: "zh-Hant",
  ...counting("zh-Hant"),
  player: (n) => `玩家 ${n}`,
  why: (text, rule) => `${text}（${rule}）`,
  rule: (rule) => `規則 ${rule}`,
};
