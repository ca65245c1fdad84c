import type { PlayWords } from "../play.js";

export const play: PlayWords = {
  undo: "Undo",
  redo: "Redo",
  resetTurn: "Reset turn",
  undoReasons: {
    beginning: "There is no move to take back.",
    revealed: "Cards were seen: this can’t be taken back.",
    anotherTurn: "The turn before is over: it can’t be taken back.",
  },
  nothingToRedo: "There is no move to do again.",
  drawn: (names) => `New in your hand: ${names}.`,
  undone: "Taken back.",
  idle: (name) => `${name} neither builds nor offers.`,
  meanwhile: (text) => `Since your last turn: ${text}`,
};
