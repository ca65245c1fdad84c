import type { StatisticsWords } from "../statistics.js";
import { number } from "./numbers.js";

export const statistics: StatisticsWords = {
  title: "Statisztika",
  measures: {
    offerings: "Felajánlások",
    crystals: "Kristályok",
    scales: "Sárkánylángok",
    contributions: "Hozzájárulások",
    buildings: "Közösen épített házak",
  },
  turn: "Kör",
  after: (turn) => `A(z) ${number(turn)}. kör után`,
  beginning: "Kezdet",
  showTurn: "Megmutatás a táblán",
  standing: "A kör összes száma",
  asTable: "Táblázatként",
  has: (name, value) => `${name}: ${number(value)}`,
  ends: (list) => `Legutóbb: ${list}.`,
  most: (name, value, turn) =>
    `A legtöbb: ${name}, ${number(value)}, a(z) ${number(turn)}. kör után.`,
  hidden: "Rejtve marad előtted, amíg a játszma tart.",
};
