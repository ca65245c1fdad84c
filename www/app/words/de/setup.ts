import type { SetupWords } from "../setup.js";
import { count } from "./numbers.js";

export const setup: SetupWords = {
  players: "Spieler",
  playerCount: (n) => count(n, "Spieler", "Spieler"),
  nameOf: (n) => `Name von Spieler ${n}`,
  layout: "Stadt",
  layouts: { standard: "Standard", random: "Zufällig", rulebook: "Fest" },
  layoutHints: {
    standard: "Tempel und Palast um den Marktplatz",
    random: "jedes Gebäude irgendwo",
    rulebook: "die abgebildete Stadt der Anleitung",
  },
  start: "Erster Zug",
  startRandom: "Ausgelost",
  options: "Hausregeln und Startwert",
  cardSplit: "Karten jedes Volkes",
  cardSplitHint: "Zusammen zehn.",
  cardsOfValue: (value) => `Karten mit Wert ${value}`,
  returnAllScales: "Bei der Schuppenwertung geben alle sämtliche Schuppen zurück",
  openCrystals: "Kristalle liegen offen",
  turnLimit: "Höchstzahl der Züge",
  turnLimitHint: "Leer: keine.",
  seed: "Startwert",
  seedHint: "Ein beliebiger Text; derselbe Startwert gibt dieselbe Partie. Leer: Zufall.",
  begin: "Partie beginnen",
};
