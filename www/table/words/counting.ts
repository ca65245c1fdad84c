/** How a language writes numbers, counts things and lists them. */

export interface Counting {
  number(value: number): string;
  /** A number and what it counts, in the form that the number asks for. */
  count(value: number, one: string, other: string): string;
  list(items: readonly string[]): string;
  /** Beside each other, without a word between them. */
  series(items: readonly string[]): string;
  /** The same for parts that may be series themselves. */
  parts(items: readonly string[]): string;
  /** Between two things that only the eye sees apart. */
  readonly pause: string;
}

export function counting(locale: string): Counting {
  const numbers = late(() => new Intl.NumberFormat(locale));
  const plurals = late(() => new Intl.PluralRules(locale));
  const lists = late(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const wide = locale.startsWith("zh");
  const pause = wide ? "；" : "; ";
  // Most numbers are small, and these look alike in all of our languages.
  const number = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? `${value}` : numbers().format(value);
  return {
    number,
    count: (value, one, other) =>
      `${number(value)} ${plurals().select(value) === "one" ? one : other}`,
    list: (items) => lists().format(items),
    series: (items) => items.join(wide ? "，" : ", "),
    parts: (items) => items.join(pause),
    pause,
  };
}

/** Made at the first use: what Intl needs is slow to load, and the first screen needs hardly any of it. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
