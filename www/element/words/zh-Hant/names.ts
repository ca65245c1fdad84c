import { cardNaming } from "../lists.js";
import type { Names } from "../names.js";
import { list } from "./counts.js";

const peoples: Names["peoples"] = {
  V: { name: "Vulca", colour: "黑色" },
  T: { name: "Terrah", colour: "紅色" },
  A: { name: "Aqua", colour: "藍色" },
  F: { name: "Flit", colour: "灰色" },
  K: { name: "Khind", colour: "綠色" },
  M: { name: "Mimix", colour: "棕色" },
  H: { name: "Hoax", colour: "白色" },
  P: { name: "Pillar", colour: "黃色" },
};

export const buildings: Names["buildings"] = {
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

export const dragons: Names["dragons"] = {
  red: "紅色巨龍",
  green: "綠色巨龍",
  blue: "藍色巨龍",
};

export const { card, cardList } = cardNaming(peoples, list);

export const names: Names = {
  player: (n) => `玩家 ${n}`,
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
