import type { StatisticsWords } from "../statistics.js";
import { number } from "./numbers.js";

export const statistics: StatisticsWords = {
  title: "Statistik",
  measures: {
    offerings: "Opfer",
    crystals: "Kristalle",
    scales: "Drachenschuppen",
    contributions: "Beiträge",
    buildings: "Gebäude mit Anteil",
  },
  turn: "Zug",
  after: (turn) => `Nach Zug ${number(turn)}`,
  beginning: "Anfang",
  showTurn: "Auf dem Plan zeigen",
  standing: "Alle Zahlen dieses Zugs",
  asTable: "Als Tabelle",
  has: (name, value) => `${name}: ${number(value)}`,
  ends: (list) => `Zuletzt: ${list}.`,
  most: (name, value, turn) =>
    `Höchster Wert: ${name} mit ${number(value)}, nach Zug ${number(turn)}.`,
  hidden: "Dir verborgen, solange die Partie läuft.",
};
