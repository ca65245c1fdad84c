import type { TableWords } from "../table.js";
import { cards, number, scales, steps } from "./counts.js";
import { dragons } from "./names.js";

export const table: TableWords = {
  city: "城市",
  obelisk: "方尖塔",
  players: "玩家",
  hand: "手牌",
  actions: "可以做的事",
  standing: "目前局勢",
  anyPeople: "任一族",
  complete: "已竣工",
  hiddenCrystals: "水晶數不公開",
  supply: "供應區",
  emptyHand: "沒有牌。",
  handOf: (name, n) => `${name} 的手牌，${cards(n)}`,
  offerings: (made, needed) => `獻祭 ${made}／${needed} 次`,
  obeliskBox: (price, owner, lowest) =>
    `${price}：${owner ?? (lowest ? "空格，下一次獻祭" : "空格")}`,
  box: (value, people, owner) => `${value} ${people}：${owner ?? "空格"}`,
  row: (n) => `第 ${n} 列`,
  tileFigures: (names) => `在此：${names}`,
  tileReach: (n) => `距離 ${steps(n)}`,
  tileTarget: "目標",
  visitors: "在此者",
  outside: (dragon) => `${dragons[dragon]}在城外`,
  deck: (n) => `牌堆有 ${cards(n)}`,
  discards: "棄牌堆",
  discardPile: (n) => `已棄 ${cards(n)}`,
  pool: (n) => `供應區有 ${scales(n)}`,
  aside: (n) => `${cards(n)}放在一旁，直到回合結束`,
  declared: "已宣告結束",
  fresh: (n) => `${number(n)} 張新`,
};
