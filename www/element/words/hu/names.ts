import type { BuildingId, Dragon } from "blue-moon-city";
import { cardNaming } from "../lists.js";
import type { Names } from "../names.js";
import { list } from "./counts.js";

const peoples: Names["peoples"] = {
  V: { name: "Vulca", colour: "fekete" },
  T: { name: "Terrah", colour: "piros" },
  A: { name: "Aqua", colour: "kék" },
  F: { name: "Flit", colour: "szürke" },
  K: { name: "Khind", colour: "zöld" },
  M: { name: "Mimix", colour: "barna" },
  H: { name: "Hoax", colour: "fehér" },
  P: { name: "Pillar", colour: "sárga" },
};

const buildings: Names["buildings"] = {
  royal_palace: "Királyi palota",
  fire_temple: "Tűztemplom",
  earth_temple: "Földtemplom",
  water_temple: "Víztemplom",
  iron_foundry: "Vasöntöde",
  citadel: "Fellegvár",
  mill: "Malom",
  hospice: "Menedékház",
  thermae: "Termálfürdő",
  aqueduct: "Vízvezeték",
  flight_tower: "Repülőtorony",
  monastery_tower: "Kolostortorony",
  watchtower: "Őrtorony",
  great_hall: "Nagycsarnok",
  city_residence: "Városi rezidencia",
  university: "Egyetem",
  library: "Könyvtár",
  market_hall: "Vásárcsarnok",
  caravanserai: "Karavánszeráj",
  trading_house: "Kereskedőház",
  courtyard: "Piactér",
};

/** Where somebody goes: the suffix follows the vowels of the name. */
const TO: Record<BuildingId, string> = {
  royal_palace: "a királyi palotához",
  fire_temple: "a tűztemplomhoz",
  earth_temple: "a földtemplomhoz",
  water_temple: "a víztemplomhoz",
  iron_foundry: "a vasöntödéhez",
  citadel: "a fellegvárhoz",
  mill: "a malomhoz",
  hospice: "a menedékházhoz",
  thermae: "a termálfürdőhöz",
  aqueduct: "a vízvezetékhez",
  flight_tower: "a repülőtoronyhoz",
  monastery_tower: "a kolostortoronyhoz",
  watchtower: "az őrtoronyhoz",
  great_hall: "a nagycsarnokhoz",
  city_residence: "a városi rezidenciához",
  university: "az egyetemhez",
  library: "a könyvtárhoz",
  market_hall: "a vásárcsarnokhoz",
  caravanserai: "a karavánszerájhoz",
  trading_house: "a kereskedőházhoz",
  courtyard: "a piactérre",
};

/** The name within a sentence, with its article. */
export function the(id: BuildingId): string {
  const name = buildings[id];
  const article = /^[aáeéiíoóöőuúüű]/i.test(name) ? "az" : "a";
  return `${article} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function to(id: BuildingId): string {
  return TO[id];
}

/** The name with its article at the beginning of a sentence. */
export function opening(id: BuildingId): string {
  const name = the(id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const dragons: Record<Dragon, string> = {
  red: "a piros sárkány",
  green: "a zöld sárkány",
  blue: "a kék sárkány",
};

export const dragonObjects: Record<Dragon, string> = {
  red: "a piros sárkányt",
  green: "a zöld sárkányt",
  blue: "a kék sárkányt",
};

export const { card, cardList } = cardNaming(peoples, list);

export const names: Names = {
  // Its two parts stay in one line.
  player: (n) => `${n}.\u00a0játékos`,
  card,
  peoples,
  buildings,
  dragons,
  phases: { movement: "Mozgás", contribution: "Építés" },
  roles: {
    natural: "saját szín",
    wild: "joker",
    pair: "pár",
    turner: "átszínez",
    turned: "átszínezett",
    unused: "fölösleges",
  },
  rewardCorners: {
    majority: "Mester Építész",
    contributor: "Minden építő",
    neighbourhood: "Később a szomszédoknak",
  },
  powers: {
    flyDragon: "Sárkánya bármelyik lapkára repül, a városon kívülről is.",
    walkDragon: "Sárkánya legfeljebb három lapkányit lép, ha már a városban van.",
    fly: "A figurád bármelyik lapkára repül.",
    extraSteps: "A figurád 2 lépéssel többet léphet.",
    wild: "Bármelyik színben 1-et ér.",
    pair: "Két 1-es vagy 2-es Mimix együtt 3-at ér, bármelyik színben.",
    turnFour: "Egy nép legfeljebb négy kártyáját a mező színére színezi át.",
    turnOne: "Egy kártyát a mező színére színez át.",
    offer: "Még egy felajánlást enged a körben, az értékével megegyező felárért.",
  },
};
