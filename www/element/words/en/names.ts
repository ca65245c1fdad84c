import { cardNaming } from "../lists.js";
import type { Names } from "../names.js";
import { list } from "./counts.js";

const peoples: Names["peoples"] = {
  V: { name: "Vulca", colour: "black" },
  T: { name: "Terrah", colour: "red" },
  A: { name: "Aqua", colour: "blue" },
  F: { name: "Flit", colour: "grey" },
  K: { name: "Khind", colour: "green" },
  M: { name: "Mimix", colour: "brown" },
  H: { name: "Hoax", colour: "white" },
  P: { name: "Pillar", colour: "yellow" },
};

export const buildings: Names["buildings"] = {
  royal_palace: "Royal Palace",
  fire_temple: "Fire Temple",
  earth_temple: "Earth Temple",
  water_temple: "Water Temple",
  iron_foundry: "Iron Foundry",
  citadel: "Citadel",
  mill: "Mill",
  hospice: "Hospice",
  thermae: "Thermae",
  aqueduct: "Aqueduct",
  flight_tower: "Flight Tower",
  monastery_tower: "Monastery Tower",
  watchtower: "Watchtower",
  great_hall: "Great Hall",
  city_residence: "City Residence",
  university: "University",
  library: "Library",
  market_hall: "Market Hall",
  caravanserai: "Caravanserai",
  trading_house: "Trading House",
  courtyard: "Courtyard",
};

export const dragons: Names["dragons"] = {
  red: "the red dragon",
  green: "the green dragon",
  blue: "the blue dragon",
};

export const { card, cardList } = cardNaming(peoples, list);

export const names: Names = {
  player: (n) => `Player ${n}`,
  card,
  peoples,
  buildings,
  dragons,
  phases: { movement: "Movement", contribution: "Contribution" },
  roles: {
    natural: "natural",
    wild: "wild",
    pair: "pair",
    turner: "turns others",
    turned: "turned",
    unused: "no use",
  },
  rewardCorners: {
    majority: "Most markers",
    contributor: "Each contributor",
    neighbourhood: "Later, to neighbours",
  },
  powers: {
    flyDragon: "Its dragon flies to any tile, into the city too.",
    walkDragon: "Its dragon walks up to three tiles, once it is in the city.",
    fly: "Your figure flies to any tile.",
    extraSteps: "Your figure gets 2 more steps.",
    wild: "Counts 1 in any colour.",
    pair: "Two of Mimix 1 and 2 count 3 together, in any colour.",
    turnFour: "Turns up to four cards of one people into the colour of the box.",
    turnOne: "Turns one card into the colour of the box.",
    offer: "Allows a further offering in the turn, at a surcharge of its value.",
  },
};
