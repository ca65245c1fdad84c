import type { ReadingWords } from "../reading.js";
import { list, number } from "./counts.js";

const numbers = (values: readonly number[]) => list(values.map(number));

export const reading: ReadingWords = {
  here: "you are here",
  open: (values, people) => `open: ${numbers(values)} in ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} on ${numbers(values)}`,
};
