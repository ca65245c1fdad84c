import type { TableWords } from "../table.js";
import { cards, number, scales, steps } from "./counts.js";
import { dragons } from "./names.js";

export const table: TableWords = {
  city: "A város",
  obelisk: "Obeliszk",
  players: "Játékosok",
  hand: "Kéz",
  actions: "Amit tehetsz",
  standing: "A játék állása",
  anyPeople: "bármelyik egy nép",
  complete: "kész",
  hiddenCrystals: "rejtett kristályok",
  supply: "Készlet",
  emptyHand: "Nincs kártya.",
  handOf: (name, n) => `${name} keze, ${cards(n)}`,
  offerings: (made, needed) => `felajánlások: ${made}/${needed}`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "szabad, a következő felajánlás" : "szabad")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "szabad"}`,
  row: (n) => `${n}. sor`,
  tileFigures: (names) => `itt: ${names}`,
  tileReach: (n) => `${steps(n)} távolság`,
  tileTarget: "célpont",
  visitors: "Akik itt állnak",
  outside: (dragon) => `${dragons[dragon]} a városon kívül van`,
  deck: (n) => `${cards(n)} a húzópakliban`,
  discards: "Dobópakli",
  discardPile: (n) => `${cards(n)} eldobva`,
  pool: (n) => `${scales(n)} a készletben`,
  aside: (n) => `${cards(n)} félretéve a kör végéig`,
  declared: "végzett",
  fresh: (n) => `${number(n)} új`,
};
