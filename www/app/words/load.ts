/** Fetches the words of a language: those of the table and those of the page around it. */

import { type Language, tableWords } from "../../element/index.js";
import type { OwnWords, Words } from "./words.js";

const CATALOGUES: Record<Language, () => Promise<OwnWords>> = {
  en: async () => (await import("./en/index.js")).en,
  de: async () => (await import("./de/index.js")).de,
  hu: async () => (await import("./hu/index.js")).hu,
  "zh-Hant": async () => (await import("./zh-Hant/index.js")).zhHant,
};

export async function loadWords(language: Language): Promise<Words> {
  const [table, own] = await Promise.all([tableWords(language), CATALOGUES[language]()]);
  return { ...table, ...own };
}
