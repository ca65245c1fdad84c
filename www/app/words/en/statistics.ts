import type { StatisticsWords } from "../statistics.js";
import { number } from "./numbers.js";

export const statistics: StatisticsWords = {
  title: "Statistics",
  measures: {
    offerings: "Offerings",
    crystals: "Crystals",
    scales: "Scales",
    contributions: "Contributions",
    buildings: "Buildings shared in",
  },
  turn: "Turn",
  after: (turn) => `After turn ${number(turn)}`,
  beginning: "Beginning",
  showTurn: "Show on the board",
  standing: "All numbers of this turn",
  asTable: "As a table",
  has: (name, value) => `${name}: ${number(value)}`,
  ends: (list) => `Last count: ${list}.`,
  most: (name, value, turn) =>
    `Highest: ${name} with ${number(value)}, after turn ${number(turn)}.`,
  hidden: "Hidden from you while the game goes on.",
};
