import type { SetupWords } from "../setup.js";
import { count } from "./numbers.js";

export const setup: SetupWords = {
  players: "Players",
  playerCount: (n) => count(n, "player", "players"),
  nameOf: (n) => `Name of player ${n}`,
  layout: "City",
  layouts: { standard: "Standard", random: "Random", rulebook: "Fixed" },
  layoutHints: {
    standard: "temples and palace around the courtyard",
    random: "every building anywhere",
    rulebook: "the city of the rulebook’s picture",
  },
  start: "First turn",
  startRandom: "Drawn at random",
  options: "House rules and seed",
  cardSplit: "Cards of each people",
  cardSplitHint: "Ten in all.",
  cardsOfValue: (value) => `Cards of value ${value}`,
  returnAllScales: "Everybody returns all scales when they are scored",
  openCrystals: "Crystals lie open",
  turnLimit: "Limit of turns",
  turnLimitHint: "Empty for none.",
  seed: "Seed",
  seedHint: "Any text; the same seed deals the same game. Empty for chance.",
  begin: "Start the game",
};
