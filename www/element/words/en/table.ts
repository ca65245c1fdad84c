import type { TableWords } from "../table.js";
import { cards, scales, steps } from "./counts.js";
import { dragons } from "./names.js";

export const table: TableWords = {
  city: "The city",
  obelisk: "Obelisk",
  players: "Players",
  hand: "Hand",
  actions: "What you can do",
  standing: "Where the game stands",
  anyPeople: "any one people",
  complete: "complete",
  hiddenCrystals: "hidden crystals",
  supply: "Supply",
  emptyHand: "No cards.",
  handOf: (name, n) => `${name}’s hand, ${cards(n)}`,
  offerings: (made, needed) => `${made} of ${needed} offerings`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "open, the next offering" : "open")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "open"}`,
  row: (n) => `Row ${n}`,
  tileFigures: (names) => `${names} here`,
  tileReach: (n) => `${steps(n)} away`,
  tileTarget: "a target",
  visitors: "Who is here",
  outside: (dragon) => `${dragons[dragon]} is outside the city`,
  deck: (n) => `${cards(n)} in the deck`,
  discards: "Discards",
  discardPile: (n) => `${cards(n)} discarded`,
  pool: (n) => `${scales(n)} in the pool`,
  aside: (n) => `${cards(n)} aside until the turn is over`,
  declared: "is done",
  fresh: (n) => `${n} new`,
};
