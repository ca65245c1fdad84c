import type { LogWords } from "../log.js";
import { number } from "./numbers.js";

export const log: LogWords = {
  title: "What happened",
  empty: "Nothing yet.",
  turn: (turn, name) => `Turn ${number(turn)}: ${name}`,
  earlier: "Earlier turns",
  later: "Later turns",
};
