import type { LanguageWords } from "../language.js";

export const language: LanguageWords = {
  choose: "Nyelv",
  failed: (language) =>
    `Ezt a nyelvet nem sikerült betölteni: ${language}. Az oldal marad, ahogy van; próbáld újra, ha van kapcsolat.`,
};
