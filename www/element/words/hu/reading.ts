import type { ReadingWords } from "../reading.js";
import { list, number } from "./counts.js";

const numbers = (values: readonly number[]) => list(values.map(number));

export const reading: ReadingWords = {
  here: "itt vagy",
  open: (values, people) => `szabad: ${numbers(values)}, ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} itt: ${numbers(values)}`,
};
