import type { LogWords } from "../log.js";
import { number } from "./numbers.js";

export const log: LogWords = {
  title: "遊戲經過",
  empty: "尚無紀錄。",
  turn: (turn, name) => `第 ${number(turn)} 回合：${name}`,
  earlier: "更早的回合",
  later: "更晚的回合",
};
