import type { LanguageWords } from "../language.js";

export const language: LanguageWords = {
  choose: "Sprache",
  failed: (language) =>
    `${language} ließ sich nicht laden; die Seite bleibt, wie sie ist. Versuche es noch einmal, sobald du online bist.`,
};
