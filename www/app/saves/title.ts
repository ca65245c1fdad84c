/** How a kept game is called, and when it was last played. */

import { shownName } from "../names.js";
import type { Words } from "../words/words.js";
import { type Summary, summaryOf } from "./saved.js";
import type { Entry } from "./store.js";

/** The name that the player gave it, else its players. */
export function titleOf(entry: Entry, words: Words): string {
  const summary = summaryOf(entry);
  if (!summary) return words.saves.brokenName;
  return shownName(entry.save?.name ?? "") || playersOf(summary, words);
}

export function playersOf({ names }: Summary, words: Words): string {
  return words.list(names.map((name, seat) => name || words.player(seat + 1)));
}

/** A date and time of the day; empty if it is beyond all calendars, as one changed by hand may be. */
export function whenOf(time: number, { locale }: Words): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(regional(locale), style).format(date);
}

/**
 * The tag by which dates are written: of the browser's languages the first that is this one, with its region, since
 * day and month change places between regions.
 */
export function regional(locale: string): string {
  return navigator.languages.find((tag) => same(tag, locale)) ?? locale;
}

/** Whether two tags are of one language in one script. */
function same(tag: string, other: string): boolean {
  try {
    const [one, two] = [new Intl.Locale(tag).maximize(), new Intl.Locale(other).maximize()];
    return one.language === two.language && one.script === two.script;
  } catch {
    return false;
  }
}
