import type { ReadingWords } from "../reading.js";
import { list, number } from "./counts.js";

const numbers = (values: readonly number[]) => list(values.map(number));

export const reading: ReadingWords = {
  here: "你在此",
  open: (values, people) => `空格：${people} ${numbers(values)}`,
  reward: (corner, goods) => `${corner}：${goods}`,
  filled: (name, values) => `${name} 已佔 ${numbers(values)}`,
};
