import type { GuideWords } from "../guide.js";

export const guide: GuideWords = {
  title: "Geführte erste Partie",
  invitation:
    "Neu hier? Spiel in etwa zehn Minuten eine erste Partie, Schritt für Schritt am richtigen Tisch. Du kannst sie jederzeit verlassen.",
  start: "Spielen lernen",
  goOn: "Weiterlernen",
  again: "Geführte erste Partie",
  failed: "Die geführte Partie lässt sich gerade nicht laden.",
};
