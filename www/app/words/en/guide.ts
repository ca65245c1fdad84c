import type { GuideWords } from "../guide.js";

export const guide: GuideWords = {
  title: "Guided first game",
  invitation:
    "New here? Play a first game in about ten minutes, step by step at the real table. You can leave it at any time.",
  start: "Learn to play",
  goOn: "Go on learning",
  again: "Guided first game",
  failed: "The guided game can’t be loaded just now.",
};
