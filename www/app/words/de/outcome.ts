import type { OutcomeWords } from "../outcome.js";

export const outcome: OutcomeWords = {
  reasons: {
    offerings: "Alle nötigen Opfer wurden gebracht.",
    noMarkers: "Niemand hat noch einen Baustein, also gewinnt niemand.",
    race: "Die Stadt ist fertig, und niemand kann ein weiteres Opfer bringen.",
    stalemate: "Alle haben erklärt, fertig zu sein.",
    turnLimit: "Die Höchstzahl der Züge ist erreicht.",
  },
  title: "Das Ende",
  winner: (names) => `${names} gewinnt!`,
  shared: (names) => `${names} teilen sich den Sieg!`,
  draw: "Unentschieden",
  place: "Platz",
  player: "Spieler",
  offerings: "Opfer",
  crystals: "Kristalle",
};
