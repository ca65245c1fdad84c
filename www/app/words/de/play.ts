import type { PlayWords } from "../play.js";

export const play: PlayWords = {
  undo: "Zurück",
  redo: "Wiederholen",
  resetTurn: "Zug neu",
  undoReasons: {
    beginning: "Es gibt nichts zurückzunehmen.",
    revealed: "Es wurden Karten gesehen: Das lässt sich nicht zurücknehmen.",
    anotherTurn: "Der vorige Zug ist vorbei: Er lässt sich nicht zurücknehmen.",
  },
  nothingToRedo: "Es gibt nichts zu wiederholen.",
  drawn: (names) => `Neu auf deiner Hand: ${names}.`,
  undone: "Zurückgenommen.",
  idle: (name) => `${name} baut nicht und opfert nicht.`,
  meanwhile: (text) => `Seit deinem letzten Zug: ${text}`,
};
