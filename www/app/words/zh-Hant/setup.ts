import type { SetupWords } from "../setup.js";
import { number } from "./numbers.js";

export const setup: SetupWords = {
  players: "玩家",
  playerCount: (n) => `${number(n)} 人`,
  nameOf: (n) => `玩家 ${n} 的名字`,
  layout: "城市",
  layouts: { standard: "標準", random: "隨機", rulebook: "固定" },
  layoutHints: {
    standard: "寺廟與宮殿環繞中央庭院",
    random: "所有建築隨意擺放",
    rulebook: "規則書插圖中的城市",
  },
  start: "起始玩家",
  startRandom: "隨機決定",
  options: "自訂規則與種子",
  cardSplit: "每族的牌",
  cardSplitHint: "合計十張。",
  cardsOfValue: (value) => `${value} 點的張數`,
  returnAllScales: "結算龍鱗時，所有人歸還全部龍鱗",
  openCrystals: "公開水晶數",
  turnLimit: "回合上限",
  turnLimitHint: "留空表示無上限。",
  seed: "種子",
  seedHint: "任意文字；相同的種子會發出相同的牌局。留空則隨機。",
  begin: "開始遊戲",
};
