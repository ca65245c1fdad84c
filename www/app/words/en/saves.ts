import type { SavesWords } from "../saves.js";
import { number } from "./numbers.js";

export const saves: SavesWords = {
  title: "Saved games",
  none: "None yet. Every game is kept here, in this browser.",
  resume: "Continue",
  resumeNamed: (names) => `Continue the game of ${names}`,
  remove: "Delete",
  removeNamed: (names) => `Delete the game of ${names}`,
  removeSure: (names) => `Delete the game of ${names} for good?`,
  confirm: "Delete",
  cancel: "Keep",
  review: "Review",
  reviewNamed: (names) => `Review the game of ${names}`,
  exportFile: "Export",
  exportNamed: (names) => `Export the game of ${names}`,
  broken: "This save can’t be read. It can be exported or deleted.",
  brokenName: "Unreadable save",
  turn: (turn) => `turn ${number(turn)}`,
  over: "finished",
  notSaved:
    "This game can’t be saved here: the storage of this browser is full or closed. Export it to keep it.",
  noStorage: "This browser does not let pages store anything: games last until the page is closed.",
  gone: "This game is not here any more.",
  changedElsewhere: "The game went on in another tab; this is where it stands.",
};
