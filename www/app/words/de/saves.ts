import type { SavesWords } from "../saves.js";
import { count, number } from "./numbers.js";

const games = (n: number) => count(n, "Partie", "Partien");

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
  lastTitle: "Wo du aufgehört hast",
  backToTable: "Zurück an den Tisch",
  lastPlayed: (when) => `Zuletzt gespielt: ${when}`,
  by: (names) => `mit ${names}`,
  rename: "Umbenennen",
  renameNamed: (title) => `Partie von ${title} umbenennen`,
  renameTitle: "Name der Partie",
  renameHint: "Ohne Namen heißt sie nach denen, die spielen.",
  keepName: "Übernehmen",
  cancelName: "Abbrechen",
  exportAll: "Alle exportieren",
  mayVanish:
    "Dein Browser verspricht nicht, diese Partien zu behalten: Manche löschen sie nach einer Woche ohne Besuch. Eine Datei bleibt.",
  forkName: (title, move) => `${title}, ab Spielzug ${number(move)}`,
  apart:
    "Die Partie nahm in einem anderen Tab einen anderen Verlauf. Jener behält seinen Platz; deiner ist daneben gespeichert und geht hier weiter.",
  gathered: (came, known, unreadable) =>
    [
      came ? `${games(came)} übernommen.` : "Keine neue Partie übernommen.",
      known ? `${games(known)} ${known === 1 ? "war" : "waren"} schon hier.` : "",
      unreadable ? `${games(unreadable)} nicht lesbar.` : "",
    ]
      .filter(Boolean)
      .join(" "),
};
