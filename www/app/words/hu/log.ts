import type { LogWords } from "../log.js";
import { number } from "./numbers.js";

export const log: LogWords = {
  title: "Ami történt",
  empty: "Még semmi.",
  turn: (turn, name) => `${number(turn)}. kör: ${name}`,
  earlier: "Korábbi körök",
  later: "Későbbi körök",
};
