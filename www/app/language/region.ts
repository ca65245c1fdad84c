/** The region in which the reader speaks the language of the page. */

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
