import type { LanguageWords } from "../language.js";

export const language: LanguageWords = {
  choose: "語言",
  failed: (language) => `無法載入 ${language}，頁面維持原樣。連上網路後請再試一次。`,
};
