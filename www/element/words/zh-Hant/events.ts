import type { Reward } from "blue-moon-city";
import type { EventWords } from "../events.js";
import { goodsList } from "../lists.js";
import { cards, counts, crystals, number, scales, steps } from "./counts.js";
import { buildings, card, cardList, dragons } from "./names.js";

function reward(gift: Reward): string {
  const goods = goodsList(gift, counts);
  return goods ? `獲得 ${goods}` : "一無所獲";
}

export const events: EventWords = {
  walk: (e, t) => `${t.who(e.seat)} 走到${buildings[t.place(e.to)]}。`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} 使用 ${card(e.card)}：${dragons[e.dragon]}飛到${buildings[t.place(e.to)]}。`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} 使用 ${card(e.card)}：${dragons[e.dragon]}走到${buildings[t.place(e.to)]}。`,
  fly: (e, t) => `${t.who(e.seat)} 使用 ${card(e.card)}，飛到${buildings[t.place(e.to)]}。`,
  extraSteps: (e, t) => `${t.who(e.seat)} 使用 ${card(e.card)}：還有 ${steps(e.stepsLeft)}。`,
  contribution: (e, t) =>
    `${t.who(e.seat)} 修建${buildings[t.place(e.tile)]}，打出 ${cardList(e.uses.map((use) => use.card))}。`,
  dragonScales: (e, t) => `${t.who(e.seat)} 從在場的巨龍獲得 ${scales(e.scales)}。`,
  complete: (e, t) => `${buildings[t.place(e.tile)]}竣工了！`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} ${reward(e)}`;
    if (e.why === "majority") return `${gets}（主建者）。`;
    if (e.why === "contributor") return `${gets}（參與修建）。`;
    return `${gets}（鄰接的${buildings[t.place(e.from)]}）。`;
  },
  scaleScoring: (e, t) => {
    const shares = e.seats
      .filter((score) => score.crystals > 0)
      .map(
        (score) =>
          `${t.who(score.seat)} 以 ${scales(score.scales)}換得 ${crystals(score.crystals)}`,
      );
    return `龍鱗結算：${shares.length ? shares.join("；") : "無人獲得水晶"}。`;
  },
  markersReturn: (e, t) => `${buildings[t.place(e.tile)]}上的標記歸還各玩家。`,
  offering: (e, t) =>
    `${t.who(e.seat)} ${e.pillar ? `使用 ${card(e.pillar)}，` : ""}獻祭 ${crystals(e.price)}。`,
  discard: (e, t) => `${t.who(e.seat)} 棄掉 ${cardList(e.cards)}。`,
  reshuffle: (e) => `棄牌堆重洗：牌堆有 ${cards(e.cards)}。`,
  draw: (e, t) =>
    e.count === 0
      ? `已無牌可供 ${t.who(e.seat)} 抽取。`
      : `${t.who(e.seat)} 抽 ${cards(e.count)}${e.cards ? `：${cardList(e.cards)}` : ""}。`,
  setAside: (e, t) => `${t.who(e.seat)} 將 ${cards(e.count)}放在一旁，直到回合結束。`,
  takeUp: (e, t) =>
    `${t.who(e.seat)} 收起 ${cards(e.count)}${e.cards ? `：${cardList(e.cards)}` : ""}。`,
  declare: (e, t) => `${t.who(e.seat)} 宣告不再修建或獻祭。`,
  declarationsCancelled: () => "所有宣告作廢。",
  raceBegins: () => "全城竣工，趕往方尖塔的競賽開始！",
  turn: (e, t) => `${t.who(e.seat)} 開始第 ${number(e.number)} 回合。`,
  gameOver: () => "遊戲結束。",
};
