import type { SavesWords } from "../saves.js";
import { number } from "./numbers.js";

export const saves: SavesWords = {
  title: "Gespeicherte Partien",
  none: "Noch keine. Jede Partie wird hier in diesem Browser aufbewahrt.",
  resume: "Fortsetzen",
  resumeNamed: (names) => `Partie von ${names} fortsetzen`,
  remove: "Löschen",
  removeNamed: (names) => `Partie von ${names} löschen`,
  removeSure: (names) => `Die Partie von ${names} endgültig löschen?`,
  confirm: "Löschen",
  cancel: "Behalten",
  review: "Ansehen",
  reviewNamed: (names) => `Partie von ${names} ansehen`,
  exportFile: "Exportieren",
  exportNamed: (names) => `Partie von ${names} exportieren`,
  broken: "Dieser Spielstand ist nicht lesbar. Er kann exportiert oder gelöscht werden.",
  brokenName: "Unlesbarer Spielstand",
  turn: (turn) => `Zug ${number(turn)}`,
  over: "beendet",
  notSaved:
    "Diese Partie kann hier nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder gesperrt. Exportiere sie, um sie zu behalten.",
  noStorage:
    "Dieser Browser lässt Seiten nichts speichern: Partien bleiben nur, bis die Seite geschlossen wird.",
  gone: "Diese Partie ist nicht mehr hier.",
  changedElsewhere: "Die Partie ging in einem anderen Tab weiter; das ist ihr Stand.",
};
