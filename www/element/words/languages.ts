/** The languages of the table; each is fetched when it is first asked for. */

import type { Words } from "./words.js";

const CATALOGUES = {
  en: async () => (await import("./en/index.js")).en,
  de: async () => (await import("./de/index.js")).de,
  hu: async () => (await import("./hu/index.js")).hu,
  "zh-Hant": async () => (await import("./zh-Hant/index.js")).zhHant,
} satisfies Record<string, () => Promise<Words>>;

/** A language as the tag for `lang` and for Intl. */
export type Language = keyof typeof CATALOGUES;

/** Each language under the name that it gives itself. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map<Language, string>([
  ["en", "English"],
  ["de", "Deutsch"],
  ["hu", "Magyar"],
  ["zh-Hant", "繁體中文"],
]);

export function tableWords(language: Language): Promise<Words> {
  return CATALOGUES[language]();
}

/** The first of the wanted languages that there is, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    // Who reads any Chinese is nearer to the traditional one than to English.
    const [primary] = tag.toLowerCase().split("-");
    for (const language of LANGUAGES.keys()) {
      if (language.split("-")[0] === primary) return language;
    }
  }
  return "en";
}
