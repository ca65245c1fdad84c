import type { LanguageWords } from "../language.js";

export const language: LanguageWords = {
  choose: "Language",
  failed: (language) =>
    `${language} could not be fetched; the page stays as it is. Try again when you are online.`,
};
