/** The words that any table has, and the languages; each is fetched when it is first asked for. */

import type { ErrorCode, Problem } from "blue-moon-city";
import type { Counting } from "./counting.js";

const CATALOGUES = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  hu: () => import("./hu.js"),
  "zh-Hant": () => import("./zh-Hant.js"),
} satisfies Record<string, () => Promise<{ words: TableWords }>>;

/** A language as the tag for `lang` and for Intl. */
export type Language = "en" | "de" | "hu" | "zh-Hant";

/** Each language under the name that it gives itself. */
export const LANGUAGES: ReadonlyMap<Language, string> = new Map<Language, string>([
  ["en", "English"],
  ["de", "Deutsch"],
  ["hu", "Magyar"],
  ["zh-Hant", "繁體中文"],
]);

export interface TableWords extends Counting {
  readonly locale: Language;
  /** A player who gave no name. */
  player(number: number): string;
  /** A refusal with the number of its rule, and that number by itself. */
  why(text: string, rule: string): string;
  rule(rule: string): string;
}

/** What any game may be refused for when it is set up or read; each has its own words for the rest. */
export type Fault = Extract<
  ErrorCode,
  | "unknown_game"
  | "bad_option"
  | "bad_seed"
  | "bad_state"
  | "newer_version"
  | "bad_record"
  | "bad_move"
>;

/** The words at the table of a game. */
export interface GameWords extends TableWords {
  /** Why something can't be done, by the code of the refusal. */
  readonly problems: Readonly<Partial<Record<string, (details: Problem["details"]) => string>>>;
}

export async function tableWords(language: Language): Promise<TableWords> {
  return (await CATALOGUES[language]()).words;
}

/** The first of the wanted languages that there is, else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    // Readers of any Chinese are better served by traditional Chinese than by English.
    const [primary] = tag.toLowerCase().split("-");
    for (const language of LANGUAGES.keys()) {
      if (language.split("-")[0] === primary) return language;
    }
  }
  return "en";
}
