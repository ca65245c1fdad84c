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
  lastTitle: "Ahol abbahagytad",
  backToTable: "Vissza az asztalhoz",
  lastPlayed: (when) => `Utoljára játszva: ${when}`,
  by: (names) => `játékosok: ${names}`,
  rename: "Átnevezés",
  renameNamed: (title) => `Játszma átnevezése: ${title}`,
  renameTitle: "A játszma neve",
  renameHint: "Név nélkül a játékosairól nevezzük el.",
  keepName: "Név mentése",
  cancelName: "Mégse",
  exportAll: "Mind exportálása",
  mayVanish:
    "A böngésződ nem ígéri, hogy megőrzi ezeket a játszmákat: van, amelyik egy hét távollét után törli őket. Egy fájl megmarad.",
  forkName: (title, move) => `${title} (${number(move)}. lépéstől)`,
  apart:
    "A játszma egy másik lapon másképp folytatódott. Az a helyén marad; a tiédet mellé mentettük, és itt megy tovább.",
  gathered: (came, known, unreadable) =>
    [
      came ? `${number(came)} játszma átvéve.` : "Nem jött új játszma.",
      known ? `${number(known)} játszma már megvolt.` : "",
      unreadable ? `${number(unreadable)} játszma nem olvasható.` : "",
    ]
      .filter(Boolean)
      .join(" "),
};
