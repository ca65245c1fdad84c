import type { OpenWords } from "../open.js";
import { count, number } from "./numbers.js";

export const open: OpenWords = {
  title: "Partie öffnen",
  hint: "Aus einer gespeicherten Datei, die du auch irgendwo auf dieser Seite ablegen kannst, oder aus einem Text oder Link, den dir jemand geschickt hat.",
  file: "Datei wählen",
  text: "Text oder Link einer Partie",
  submit: "Öffnen",
  drop: "Lass die Datei los, um ihre Partie zu öffnen",
  wentOn: (n) =>
    `Diese Partie ist hier schon gespeichert. Sie ging um ${count(n, "Spielzug", "Spielzüge")} weiter; ihr Menü führt zu jedem davon zurück.`,
  beside:
    "Hier ist ein anderer Verlauf dieser Partie gespeichert. Er bleibt, wie er ist; dieser kommt daneben.",
  refused: "Diese Partie lässt sich nicht öffnen",
  limits: {
    fileTooLarge:
      "Die Datei ist größer als 1 MB, mehr als je eine Partie braucht. Sie wurde nicht gelesen.",
    noText: "Diese Datei ist kein Text, also steht keine Partie darin.",
    linkTooLong: "Der Link ist länger als 32 KB, mehr als je eine Partie braucht.",
    linkDamaged: "Der Link ist beschädigt: Ein Teil fehlt oder wurde unterwegs verändert.",
    recordTooLong: "Die Partie hat mehr als 256 KB Text, mehr als je eine Partie braucht.",
    tooManyMoves: "Die Partie hat mehr als 20.000 Spielzüge, mehr als je eine Partie braucht.",
  },
  atLine: (line) => `In Zeile ${number(line)}:`,
  atMove: (move) => `Beim ${number(move)}. Spielzug.`,
  at: "An der Stelle",
  kept: "Der Text, damit nichts verloren geht",
  copy: "Kopieren",
  copied: "Kopiert.",
  notCopied:
    "Dieser Browser lässt die Seite nicht kopieren: Markiere den Text und kopiere ihn selbst.",
  saveFile: "Als Datei speichern",
  close: "Schließen",
};
