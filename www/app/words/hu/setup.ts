import type { SetupWords } from "../setup.js";
import { number } from "./numbers.js";

export const setup: SetupWords = {
  players: "Játékosok",
  playerCount: (n) => `${number(n)} játékos`,
  nameOf: (n) => `${n}. játékos neve`,
  layout: "Város",
  layouts: { standard: "Alap", random: "Véletlen", rulebook: "Kötött" },
  layoutHints: {
    standard: "templomok és palota a piactér körül",
    random: "bármely épület bárhol",
    rulebook: "a szabálykönyv ábráján látható város",
  },
  start: "Kezdő játékos",
  startRandom: "Sorsolva",
  options: "Házi szabályok és kezdőérték",
  cardSplit: "Egy nép kártyái",
  cardSplitHint: "Összesen tíz.",
  cardsOfValue: (value) => `Kártyák, érték: ${value}`,
  returnAllScales: "Értékeléskor mindenki minden sárkánylángot visszaad",
  openCrystals: "A kristályok nyíltak",
  turnLimit: "Körök legnagyobb száma",
  turnLimitHint: "Üresen: nincs.",
  seed: "Kezdőérték",
  seedHint: "Tetszőleges szöveg; ugyanaz a kezdőérték ugyanazt a játszmát adja. Üresen: véletlen.",
  begin: "Játszma indítása",
};
