import type { OpenWords } from "../open.js";
import { count, number } from "./numbers.js";

export const open: OpenWords = {
  title: "Open a game",
  hint: "From a saved file, which can also be dropped anywhere on this page, or from a text or link that somebody sent.",
  file: "Choose a file",
  text: "Text or link of a game",
  submit: "Open",
  drop: "Drop the file to open its game",
  wentOn: (n) =>
    `This game is kept here already. It went on by ${count(n, "move", "moves")}; its menu leads back to any of them.`,
  beside: "Another line of this game is kept here. It stays as it is; this one is kept beside it.",
  refused: "This game can’t be opened",
  limits: {
    fileTooLarge: "The file is larger than 1 MB, more than any game needs. It was not read.",
    noText: "This file is no text, so there is no game in it.",
    linkTooLong: "The link is longer than 32 KB, more than any game needs.",
    linkDamaged: "The link is damaged: a part of it is missing or was changed on the way.",
    recordTooLong: "The game is longer than 256 KB of text, more than any game needs.",
    tooManyMoves: "The game has more than 20,000 moves, more than any game needs.",
  },
  atLine: (line) => `In line ${number(line)}:`,
  atMove: (move) => `At move ${number(move)}.`,
  at: "At",
  kept: "The text, so that nothing is lost",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "This browser does not let the page copy: select the text and copy it by hand.",
  saveFile: "Save as a file",
  close: "Close",
};
