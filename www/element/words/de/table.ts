import type { TableWords } from "../table.js";
import { cards, number, scales, steps } from "./counts.js";
import { dragons } from "./names.js";

export const table: TableWords = {
  city: "Die Stadt",
  obelisk: "Obelisk",
  players: "Spieler",
  hand: "Hand",
  actions: "Was du tun kannst",
  standing: "Wie die Partie steht",
  anyPeople: "ein beliebiges Volk",
  complete: "fertig",
  hiddenCrystals: "verdeckte Kristalle",
  supply: "Vorrat",
  emptyHand: "Keine Karten.",
  handOf: (name, n) => `Hand von ${name}, ${cards(n)}`,
  offerings: (made, needed) => `${made} von ${needed} Opfern`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "frei, das nächste Opfer" : "frei")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "frei"}`,
  row: (n) => `Reihe ${n}`,
  tileFigures: (names) => `hier: ${names}`,
  tileReach: (n) => `${steps(n)} entfernt`,
  tileTarget: "ein Ziel",
  visitors: "Wer hier steht",
  outside: (dragon) => `${dragons[dragon]} ist außerhalb der Stadt`,
  deck: (n) => `${cards(n)} im Nachziehstapel`,
  discards: "Ablagestapel",
  discardPile: (n) => `${cards(n)} abgeworfen`,
  pool: (n) => `${scales(n)} im Vorrat`,
  aside: (n) => `${cards(n)} bis zum Zugende beiseite`,
  declared: "ist fertig",
  fresh: (n) => `${number(n)} neu`,
};
