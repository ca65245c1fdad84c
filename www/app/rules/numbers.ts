/** The numbers of the rules, chapter by chapter: the same in every language, and in what the rules refuse. */

export const CHAPTERS = {
  C1: ["C1.1", "C1.2", "C1.3", "C1.4", "C1.5", "C1.6", "C1.7", "C1.8"],
  C2: ["C2.1", "C2.2", "C2.3"],
  C3: ["C3.1", "C3.2", "C3.3", "C3.4"],
  C4: ["C4.1", "C4.2", "C4.3", "C4.4", "C4.5", "C4.6", "C4.7", "C4.8", "C4.9", "C4.10"],
  C5: ["C5.1", "C5.2", "C5.3", "C5.4", "C5.5", "C5.6"],
  C6: ["C6.1", "C6.2", "C6.3", "C6.4"],
  C7: ["C7.1", "C7.2", "C7.3"],
  C8: ["C8.1", "C8.2"],
  C9: ["C9.1", "C9.2", "C9.3", "C9.4", "C9.5"],
  C10: ["C10.1", "C10.2", "C10.3", "C10.4", "C10.5"],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type RuleNumber = (typeof CHAPTERS)[Chapter][number];

export const CHAPTER_NUMBERS = Object.keys(CHAPTERS) as readonly Chapter[];

const KNOWN: ReadonlySet<string> = new Set([...CHAPTER_NUMBERS, ...Object.values(CHAPTERS).flat()]);

const ADDRESS = "#/rules";

/** The address of the rules, of a chapter or of a rule. */
export function rulesAddress(number?: Chapter | RuleNumber | null): string {
  return number ? `${ADDRESS}/${number}` : ADDRESS;
}

/** What an address shows of the rules: a chapter or rule, `null` for their beginning; nothing if it is another's. */
export function rulesAt(hash: string): Chapter | RuleNumber | null | undefined {
  if (hash !== ADDRESS && !hash.startsWith(`${ADDRESS}/`)) return undefined;
  return numbered(hash.slice(ADDRESS.length + 1));
}

/** The chapter or rule of this number, if there is one. */
export function numbered(text: string): Chapter | RuleNumber | null {
  return KNOWN.has(text) ? (text as Chapter | RuleNumber) : null;
}
