import type { ShareWords } from "../share.js";

export const share: ShareWords = {
  open: "Game",
  title: "This game",
  review: "Review it move by move",
  showsHidden:
    "The game is not over: whoever gets its link, text or file can see all cards, those in the hands and in the deck too.",
  showsAll: "Whoever gets its link, text or file can look at the whole game.",
  link: "Copy a link",
  noLink: "This game is too long for a link. Save it as a file instead.",
  text: "Copy as text",
  file: "Save as a file",
};
