import type { StatisticsWords } from "../statistics.js";
import { number } from "./numbers.js";

export const statistics: StatisticsWords = {
  title: "統計",
  measures: {
    offerings: "獻祭",
    crystals: "水晶",
    scales: "龍鱗",
    contributions: "貢獻",
    buildings: "參與的建築",
  },
  turn: "回合",
  after: (turn) => `第 ${number(turn)} 回合後`,
  beginning: "開始",
  showTurn: "在版圖上顯示",
  standing: "這個回合的所有數字",
  asTable: "以表格顯示",
  has: (name, value) => `${name}：${number(value)}`,
  ends: (list) => `最後：${list}。`,
  most: (name, value, turn) => `最高：${name}，第 ${number(turn)} 回合後有 ${number(value)}。`,
  hidden: "遊戲進行中，你看不到。",
};
