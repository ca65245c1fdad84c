import type { SavesWords } from "../saves.js";
import { number } from "./numbers.js";

export const saves: SavesWords = {
  title: "Mentett játszmák",
  none: "Még nincs. Minden játszma itt marad meg, ebben a böngészőben.",
  resume: "Folytatás",
  resumeNamed: (names) => `Játszma folytatása: ${names}`,
  remove: "Törlés",
  removeNamed: (names) => `Játszma törlése: ${names}`,
  removeSure: (names) => `Végleg törlöd ezt a játszmát: ${names}?`,
  confirm: "Törlés",
  cancel: "Megtartás",
  review: "Visszanézés",
  reviewNamed: (names) => `Játszma visszanézése: ${names}`,
  exportFile: "Exportálás",
  exportNamed: (names) => `Játszma exportálása: ${names}`,
  broken: "Ez a mentés nem olvasható. Exportálni vagy törölni lehet.",
  brokenName: "Olvashatatlan mentés",
  turn: (turn) => `${number(turn)}. kör`,
  over: "befejezve",
  notSaved:
    "Ez a játszma itt nem menthető: a böngésző tárhelye megtelt vagy zárva van. Exportáld, hogy megmaradjon.",
  noStorage:
    "Ez a böngésző nem engedi, hogy az oldal bármit tároljon: a játszmák az oldal bezárásáig élnek.",
  gone: "Ez a játszma már nincs itt.",
  changedElsewhere: "A játszma egy másik lapon folytatódott; most így áll.",
};
