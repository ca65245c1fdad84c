/** The words of the city in traditional Chinese. */

import type { Reward } from "blue-moon-city";
import { counting } from "../../table/words/counting.js";
import { cardNaming, goodsList } from "./lists.js";
import type { CityWords } from "./words.js";

const { number, list } = counting("zh-Hant");

/** Each thing has its own measure word. */
const crystals = (n: number) => `${number(n)} 顆水晶`;
const scales = (n: number) => `${number(n)} 片龍鱗`;
const cards = (n: number) => `${number(n)} 張牌`;
const markers = (n: number) => `${number(n)} 個標記`;
const steps = (n: number) => `${number(n)} 步`;

const peoples: CityWords["peoples"] = {
  V: { name: "Vulca", colour: "黑色" },
  T: { name: "Terrah", colour: "紅色" },
  A: { name: "Aqua", colour: "藍色" },
  F: { name: "Flit", colour: "灰色" },
  K: { name: "Khind", colour: "綠色" },
  M: { name: "Mimix", colour: "棕色" },
  H: { name: "Hoax", colour: "白色" },
  P: { name: "Pillar", colour: "黃色" },
};

const buildings: CityWords["buildings"] = {
  royal_palace: "皇家宮殿",
  fire_temple: "火之寺廟",
  earth_temple: "土之寺廟",
  water_temple: "水之寺廟",
  iron_foundry: "鑄鐵廠",
  citadel: "城塞",
  mill: "磨坊",
  hospice: "收容所",
  thermae: "大浴場",
  aqueduct: "水道橋",
  flight_tower: "飛行塔",
  monastery_tower: "修道院塔",
  watchtower: "瞭望塔",
  great_hall: "大會堂",
  city_residence: "城市官邸",
  university: "大學",
  library: "圖書館",
  market_hall: "市場大廳",
  caravanserai: "商隊驛站",
  trading_house: "商館",
  courtyard: "中央庭院",
};

const dragons: CityWords["dragons"] = {
  red: "紅色巨龍",
  green: "綠色巨龍",
  blue: "藍色巨龍",
};

const { card, cardList } = cardNaming(peoples, list);

const names = {
  crystals,
  scales,
  cards,
  markers,
  steps,
  card,
  peoples,
  buildings,
  dragons,
  phases: { movement: "移動", contribution: "修建" },
  roles: {
    natural: "同色",
    wild: "萬用",
    pair: "成對",
    turner: "轉換他牌",
    turned: "已轉色",
    unused: "無作用",
  },
  rewardCorners: {
    majority: "主建者",
    contributor: "每位修建者",
    neighbourhood: "日後給鄰接建築",
  },
  powers: {
    flyDragon: "所屬巨龍飛到任一板塊，也可從城外飛入。",
    walkDragon: "所屬巨龍若已在城中，最多移動三格。",
    fly: "你的角色飛到任一板塊。",
    extraSteps: "你的角色可多走 2 步。",
    wild: "可當作任何顏色的 1 點。",
    pair: "兩張 1 點或 2 點的 Mimix 合計 3 點，可當作任何顏色。",
    turnFour: "將同一族最多四張牌轉換成方格的顏色。",
    turnOne: "將一張牌轉換成方格的顏色。",
    offer: "同一回合可再獻祭一次，須額外支付等於牌面點數的水晶。",
  },
};

const numbers = (values: readonly number[]) => list(values.map(number));

const reading: CityWords["reading"] = {
  here: "你在此",
  open: (values, people) => `空格：${people} ${numbers(values)}`,
  reward: (corner, goods) => `${corner}：${goods}`,
  filled: (name, values) => `${name} 已佔 ${numbers(values)}`,
};

const table: CityWords["table"] = {
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

const panel: CityWords["panel"] = {
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
  add: (name, picked, of) => `選 ${name}，已選 ${picked}／${of} 張`,
  takeBack: (name) => `放回 ${name}`,
  rewards: "獎勵",
};

const problems: CityWords["problems"] = {
  game_over: () => "遊戲已經結束。",
  wrong_phase: () => "本回合的移動階段已經結束。",
  card_not_in_hand: () => "你的手中沒有這張牌。",
  no_change: () => "這樣做不會改變任何事。",
  out_of_reach: () => "太遠了，剩餘的步數走不到。",
  dragon_outside: () => "這條巨龍還不在城中，必須先飛進來。",
  no_such_power: () => "這張牌現在沒有可用的能力。",
  no_building: () => "中央庭院沒有方格。",
  building_complete: () => "這座建築已經竣工。",
  no_such_box: () => "沒有這個方格。",
  box_filled: () => "這個方格上已有標記。",
  no_marker: () => "你的標記已經用完。",
  cards_do_not_fit: () => "所選的牌並非每張都能用於這次支付。",
  not_enough_value: () => "牌的點數不足。",
  not_on_courtyard: () => "獻祭須在中央庭院進行。",
  not_enough_crystals: () => "你的水晶不足。",
  no_offering_yet: () => "要先完成本回合的第一次獻祭，才能用 Pillar 再獻祭一次。",
  needs_pillar: () => "同一回合要再獻祭，需要 1 點或 2 點的 Pillar。",
  too_many_discards: () => "最多只能棄兩張牌。",
  must_hurry: () => "競賽期間，你必須走得離中央庭院更近。",
  must_offer: () => "競賽期間，結束回合前必須先獻祭。",
  not_yet_stale: () => "要連續三輪無人修建或獻祭，才能這樣做。",
  already_declared: () => "你已經宣告過了。",
  no_such_ply: () => "沒有可以復原或重做的動作。",
  cannot_undo: () => "這個動作無法復原。",
  bad_players: () => "本遊戲適合 2、3 或 4 人。",
  bad_layout: () => "城市必須包含每座建築各一，且中央庭院位於正中。",
  bad_cards: () => "1、2、3 點的張數合計須為 10。",
};

const turn: CityWords["turn"] = {
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
    wouldFill: (boxes) => `你可以修建${boxes.length > 1 ? "其中一格" : ""}：${boxes.join("、")}`,
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

function reward(gift: Reward): string {
  const goods = goodsList(gift, { list, crystals, cards, scales });
  return goods ? `獲得 ${goods}` : "一無所獲";
}

const events: CityWords["events"] = {
  walk: (e, t) => `${t.who(e.seat)} 走到${buildings[t.building(e.to)]}。`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} 使用 ${card(e.card)}：${dragons[e.dragon]}飛到${buildings[t.building(e.to)]}。`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} 使用 ${card(e.card)}：${dragons[e.dragon]}走到${buildings[t.building(e.to)]}。`,
  fly: (e, t) => `${t.who(e.seat)} 使用 ${card(e.card)}，飛到${buildings[t.building(e.to)]}。`,
  extraSteps: (e, t) => `${t.who(e.seat)} 使用 ${card(e.card)}：還有 ${steps(e.stepsLeft)}。`,
  contribution: (e, t) =>
    `${t.who(e.seat)} 修建${buildings[t.building(e.tile)]}，打出 ${cardList(e.uses.map((use) => use.card))}。`,
  dragonScales: (e, t) => `${t.who(e.seat)} 從在場的巨龍獲得 ${scales(e.scales)}。`,
  complete: (e, t) => `${buildings[t.building(e.tile)]}竣工了！`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} ${reward(e)}`;
    if (e.why === "majority") return `${gets}（主建者）。`;
    if (e.why === "contributor") return `${gets}（參與修建）。`;
    return `${gets}（鄰接的${buildings[t.building(e.from)]}）。`;
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
  markersReturn: (e, t) => `${buildings[t.building(e.tile)]}上的標記歸還各玩家。`,
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

const page: CityWords["page"] = {
  tagline: "重建城市，親近巨龍，將水晶獻給方尖塔。",
  idle: (name) => `${name} 沒有修建，也沒有獻祭。`,
  quiet: "沒有修建，也沒有獻祭。",
  endings: {
    offerings: "已完成所需的全部獻祭。",
    noMarkers: "所有玩家的標記都已用完，無人獲勝。",
    race: "全城竣工，且無人能再獻祭。",
    stalemate: "所有玩家都已宣告不再行動。",
    turnLimit: "已達回合上限。",
  },
  offerings: "獻祭",
  crystals: "水晶",
  measures: {
    offerings: "獻祭",
    crystals: "水晶",
    scales: "龍鱗",
    contributions: "貢獻",
    buildings: "參與的建築",
  },
  setup: {
    layout: "城市",
    layouts: { standard: "標準", random: "隨機", rulebook: "固定" },
    layoutHints: {
      standard: "寺廟與宮殿環繞中央庭院",
      random: "所有建築隨意擺放",
      rulebook: "規則書插圖中的城市",
    },
    cardSplit: "每族的牌",
    cardSplitHint: "合計十張。Khind 一律為十張 1 點。",
    cardsOfValue: (value) => `${value} 點的張數`,
    returnAllScales: "結算龍鱗時，所有人歸還全部龍鱗",
    openCrystals: "公開水晶數",
    turnLimit: "回合上限",
    turnLimitHint: "留空表示無上限。",
  },
};

export const words: CityWords = { ...names, events, problems, reading, table, panel, turn, page };
