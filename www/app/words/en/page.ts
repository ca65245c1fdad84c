import type { PageWords } from "../page.js";

export const page: PageWords = {
  title: "Blue Moon City",
  tagline: "Rebuild the city, befriend the dragons, bring crystals to the obelisk.",
  unofficial:
    "An unofficial implementation of the board game by Reiner Knizia. All drawings are our own.",
  newGame: "New game",
  home: "All games",
  dismiss: "Dismiss",
};
