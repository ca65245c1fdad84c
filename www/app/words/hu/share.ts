import type { ShareWords } from "../share.js";

export const share: ShareWords = {
  open: "Játszma",
  title: "Ez a játszma",
  review: "Visszanézés lépésről lépésre",
  showsHidden:
    "A játszma még tart: akihez a linkje, szövege vagy fájlja eljut, minden kártyát láthat, a kézben lévőket és a húzópaklit is.",
  showsAll: "Akihez a linkje, szövege vagy fájlja eljut, az egész játszmát megnézheti.",
  link: "Link másolása",
  noLink: "Ez a játszma túl hosszú egy linkhez. Mentsd inkább fájlba.",
  text: "Másolás szövegként",
  file: "Mentés fájlba",
};
