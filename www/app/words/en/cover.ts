import type { CoverWords } from "../cover.js";

export const cover: CoverWords = {
  title: (name) => `${name}’s turn`,
  text: "Hand over the screen. Nobody’s hand is shown until you say so.",
  lift: (name) => `I am ${name}: show my hand`,
  news: "Since your last turn",
  forYou: (goods) => `For you: ${goods}.`,
  gets: (name, goods) => `${name}: ${goods}.`,
  quiet: "Nothing built, nothing offered.",
};
