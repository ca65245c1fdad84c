import type { OpenWords } from "../open.js";
import { number } from "./numbers.js";

export const open: OpenWords = {
  title: "Játszma megnyitása",
  hint: "Mentett fájlból, amelyet bárhol az oldalra is húzhatsz, vagy kapott szövegből, illetve linkből.",
  file: "Fájl kiválasztása",
  text: "Egy játszma szövege vagy linkje",
  submit: "Megnyitás",
  drop: "Engedd el a fájlt a játszma megnyitásához",
  wentOn: (n) =>
    `Ez a játszma már itt van. Azóta ${number(n)} lépéssel továbbment; a menüje bármelyikhez visszavezet.`,
  beside:
    "Ennek a játszmának már van itt egy másik folytatása. Az marad, ahogy van; ez mellé kerül.",
  refused: "Ez a játszma nem nyitható meg",
  limits: {
    fileTooLarge:
      "A fájl nagyobb 1 MB-nál, több, mint amennyi egy játszmához kell. Nem olvastuk be.",
    noText: "Ez a fájl nem szöveg, így nincs benne játszma.",
    linkTooLong: "A link hosszabb 32 KB-nál, több, mint amennyi egy játszmához kell.",
    linkDamaged: "A link sérült: egy része hiányzik, vagy útközben megváltozott.",
    recordTooLong: "A játszma szövege hosszabb 256 KB-nál, több, mint amennyi egy játszmához kell.",
    tooManyMoves: "A játszma több mint 20 000 lépésből áll, több, mint amennyi valaha kell.",
  },
  atLine: (line) => `${number(line)}. sor:`,
  atMove: (move) => `${number(move)}. lépés.`,
  at: "Helye:",
  kept: "A szöveg, hogy semmi se vesszen el",
  copy: "Másolás",
  copied: "Másolva.",
  notCopied:
    "Ez a böngésző nem engedi, hogy az oldal másoljon: jelöld ki a szöveget, és másold te.",
  saveFile: "Mentés fájlba",
  close: "Bezárás",
};
