/** The languages, and the few words that every table and the page around it share. */

import type { ErrorCode, Problem } from "blue-moon-city";
import { type Counting, counting } from "./counting.js";

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
  | "damaged_record"
  | "too_many_moves"
  | "bad_move"
>;

/** The words at the table of a game. */
export interface GameWords extends TableWords {
  /** Why something can't be done, by the code of the refusal. */
  readonly problems: Readonly<Partial<Record<string, (details: Problem["details"]) => string>>>;
}

/** So few that they are not fetched one language at a time. */
const SHARED: Record<Language, Pick<TableWords, "player" | "why" | "rule">> = {
  en: {
    player: (n) => `Player ${n}`,
    why: (text, rule) => `${text} (${rule})`,
    rule: (rule) => `Rule ${rule}`,
  },
  de: {
    player: (n) => `Spieler ${n}`,
    why: (text, rule) => `${text} (${rule})`,
    rule: (rule) => `Regel ${rule}`,
  },
  hu: {
    player: (n) => `${n}.\u00a0játékos`,
    why: (text, rule) => `${text} (${rule})`,
    rule: (rule) => `${rule} szabály`,
  },
  "zh-Hant": {
    player: (n) => `玩家 ${n}`,
    why: (text, rule) => `${text}（${rule}）`,
    rule: (rule) => `規則 ${rule}`,
  },
};

export function tableWords(language: Language): TableWords {
  return { locale: language, ...counting(language), ...SHARED[language] };
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
