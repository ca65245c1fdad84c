import type { PlayWords } from "../play.js";

export const play: PlayWords = {
  undo: "Visszavonás",
  redo: "Mégis",
  resetTurn: "Kör elölről",
  undoReasons: {
    beginning: "Nincs mit visszavonni.",
    revealed: "Kártyák váltak láthatóvá: ezt nem lehet visszavonni.",
    anotherTurn: "Az előző kör véget ért: nem lehet visszavonni.",
  },
  nothingToRedo: "Nincs mit megismételni.",
  drawn: (names) => `Új a kezedben: ${names}.`,
  undone: "Visszavonva.",
  idle: (name) => `${name} nem épít és nem ajánl fel semmit.`,
  meanwhile: (text) => `Az előző köröd óta: ${text}`,
};
