/** How a language writes numbers, counts things and lists them. */

export interface Counting {
  number(value: number): string;
  /** A number and what it counts, in the form that the number asks for. */
  count(value: number, one: string, other: string): string;
  list(items: readonly string[]): string;
}

export function counting(locale: string): Counting {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const number = (value: number) => numbers.format(value);
  return {
    number,
    count: (value, one, other) =>
      `${number(value)} ${plurals.select(value) === "one" ? one : other}`,
    list: (items) => lists.format(items),
  };
}
