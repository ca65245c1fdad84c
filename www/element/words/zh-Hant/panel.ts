import type { PanelWords } from "../panel.js";
import { cards, crystals, number, steps } from "./counts.js";
import { buildings } from "./names.js";

export const panel: PanelWords = {
  turnOf: (name, turn) => `${name}，第 ${number(turn)} 回合`,
  phase: (phase, rest) => `${phase}：${rest}`,
  stepsLeft: (n) => `還有 ${steps(n)}`,
  movementOver: "移動已結束",
  race: "競賽進行中：趕往中央庭院獻祭。",
  over: "遊戲結束",
  watching: (name) => `輪到 ${name}`,
  here: "你在這裡",
  back: "回到我的回合",
  cancel: "取消",
  walkHere: (n) => `走到這裡，${steps(n)}`,
  byCard: (name) => `使用 ${name}`,
  usePower: "使用能力",
  aim: (name) => `${name}：選一個標示的板塊。`,
  fill: (value) => `修建 ${value} 點方格`,
  ways: (n) => `${number(n)} 種支付方式`,
  noWay: "你的牌不夠",
  offer: (price) => `獻祭 ${crystals(price)}`,
  offerAgain: (name, price) => `用 ${name} 再獻祭：${crystals(price)}`,
  endTurn: "結束回合",
  declareDone: "宣告不再行動",
  payTitle: (value, building) => `支付${buildings[building]}的 ${value} 點方格`,
  cheapest: "最省的在前",
  moreWays: (n) => `還有 ${number(n)} 種`,
  unlistedWays: (n) => `另有 ${number(n)} 種較貴的方式：請直接從手牌中選牌。`,
  pickYourself: "或自行從手牌中選牌。",
  sum: (sum, needed) => `${sum}／${needed} 點`,
  missing: (n) => `還差 ${n} 點`,
  inColour: (people) => `當作 ${people}`,
  pay: "用這些牌支付",
  clear: "放回",
  endTitle: "結束回合",
  endHint: (most) => `最多可選 ${cards(most)}棄掉。`,
  endNow: (discarded, drawn) =>
    discarded
      ? `棄 ${number(discarded)} 張，抽 ${number(drawn)} 張`
      : `不棄牌，抽 ${number(drawn)} 張`,
  why: (text, rule) => `${text}（${rule}）`,
  rule: (rule) => `規則 ${rule}`,
  add: (name, picked, of) => `選 ${name}，已選 ${picked}／${of} 張`,
  takeBack: (name) => `放回 ${name}`,
  rewards: "獎勵",
};
