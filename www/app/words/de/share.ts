import type { ShareWords } from "../share.js";

export const share: ShareWords = {
  open: "Partie",
  title: "Diese Partie",
  review: "Zug für Zug ansehen",
  showsHidden:
    "Die Partie läuft noch: Wer ihren Link, Text oder ihre Datei bekommt, sieht alle Karten, auch die auf den Händen und im Nachziehstapel.",
  showsAll: "Wer ihren Link, Text oder ihre Datei bekommt, kann die ganze Partie ansehen.",
  link: "Link kopieren",
  noLink: "Diese Partie ist zu lang für einen Link. Speichere sie als Datei.",
  text: "Als Text kopieren",
  file: "Als Datei speichern",
};
