import type { LogWords } from "../log.js";
import { number } from "./numbers.js";

export const log: LogWords = {
  title: "Was geschah",
  empty: "Noch nichts.",
  turn: (turn, name) => `Zug ${number(turn)}: ${name}`,
  earlier: "Frühere Züge",
  later: "Spätere Züge",
};
