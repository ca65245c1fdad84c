import type { OutcomeWords } from "../outcome.js";

export const outcome: OutcomeWords = {
  reasons: {
    offerings: "All offerings that it takes were made.",
    noMarkers: "Nobody has a marker left, so nobody wins.",
    race: "The city is complete and nobody can pay for a further offering.",
    stalemate: "Everybody declared to be done.",
    turnLimit: "The limit of turns was reached.",
  },
  title: "The end",
  winner: (names) => `${names} wins!`,
  shared: (names) => `${names} share the victory!`,
  draw: "A draw",
  place: "Place",
  player: "Player",
  offerings: "Offerings",
  crystals: "Crystals",
};
