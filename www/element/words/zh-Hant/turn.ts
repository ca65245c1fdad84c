import type { TurnWords } from "../turn.js";
import { cards, crystals, number, scales, steps } from "./counts.js";
import { buildings, card, dragons } from "./names.js";

export const turn: TurnWords = {
  next: {
    walk: "走到標示的板塊，或選一張牌使用能力。",
    walkOrFill: "在這裡修建，或先繼續走：修建之後不能再移動。",
    walkOrOffer: "在這裡獻祭，或先繼續走：獻祭之後不能再移動。",
    richEnough: (price) => `你有下一次獻祭所需的 ${crystals(price)}：須在中央庭院獻祭。`,
    fill: "在這裡修建、使用能力，或結束回合。",
    fillMore: "繼續修建，或結束回合。",
    offer: "獻祭，或結束回合。",
    offerAgain: "可用 Pillar 牌再獻祭一次，或結束回合。",
    powers: "你的牌在這裡無法修建：使用能力，或結束回合。",
    end: "這裡沒有可做的事了：結束回合。",
    raceWalk: "競賽進行中，而且你付得起：盡快走到中央庭院。",
    raceOffer: "競賽進行中，而且你付得起：請獻祭。",
    raceFree: "競賽進行中，但你不必趕路：付得起的人才必須獻祭。",
    stale: "連續三輪無人修建或獻祭：你可以宣告不再行動。所有人都宣告後遊戲結束。",
    declared: "你已宣告不再行動。結束回合，或改變主意繼續行動。",
  },
  ready: "能力可用",
  takeUp: (n) => `接著收起放在一旁的 ${cards(n)}。`,
  noPower: (value) => `沒有能力：支付時算 ${value} 點。`,
  forPayments: "用於支付：選一個方格修建。",

  arrive: {
    walk: (n) => `走路，${steps(n)}`,
    fly: "飛到這裡",
    dragon: (dragon) => `派${dragons[dragon]}到這裡`,
    moreSteps: (n) => `距離 ${steps(n)}：先增加步數`,
    here: "你在這裡",
    wouldFill: (boxes) => `你可以修建：${boxes.join("、")}`,
    payable: "付得起",
    notPayable: "付不起",
  },

  payment: {
    order: "先列張數最少的，其次是不用 Khind、Mimix、Hoax 的，再來是點數最低的。",
    turnedBy: (hoax) => `由 ${card(hoax)} 轉色`,
    lost: (n) => `多出 ${number(n)} 點`,
    uses: (said, how) => `${said}：${how}`,
  },

  gain: {
    willBring: "這會帶來",
    brought: "剛才帶來",
    reasons: {
      majority: () => "主建者",
      contributor: () => "參與修建",
      neighbourhood: (building) => `鄰接的${buildings[building]}`,
    },
    dragons: "在場的巨龍",
    forScales: (n) => `以 ${scales(n)}換得`,
    complete: (building) => `${buildings[building]}竣工`,
    scalesScored: "龍鱗已取完：結算龍鱗",
    nobody: "無人獲得水晶。",
    aside: (n) => `${cards(n)}放在一旁，直到回合結束。`,
    markersBack: (counts) => `標記歸還：${counts}。`,
    markersOf: (name, n) => `${name}：${number(n)} 個`,
    nextBox: (price) => `之後方尖塔的下一格需要 ${crystals(price)}。`,
    crystalsKept: (n) => `你還剩 ${crystals(n)}。`,
  },

  warn: {
    draws: "會抽牌：之後無法復原。",
    endsTurn: "這會結束你的回合：之後無法復原。",
    endsGame: "這會結束遊戲。",
  },
  skip: "略過",
};
