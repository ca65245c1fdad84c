import type { ReadingWords } from "../reading.js";
import { list, number } from "./counts.js";

const numbers = (values: readonly number[]) => list(values.map(number));

export const reading: ReadingWords = {
  here: "du bist hier",
  open: (values, people) => `frei: ${numbers(values)} in ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} auf ${numbers(values)}`,
};
