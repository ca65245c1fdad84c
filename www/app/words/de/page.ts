import type { PageWords } from "../page.js";

export const page: PageWords = {
  title: "Blue Moon City",
  tagline: "Baue die Stadt wieder auf, gewinne die Drachen, bring Kristalle zum Obelisken.",
  unofficial:
    "Eine inoffizielle Umsetzung des Brettspiels von Reiner Knizia. Alle Zeichnungen sind unsere eigenen.",
  newGame: "Neue Partie",
  home: "Alle Partien",
  dismiss: "Schließen",
};
