// Medians, spreads and ratios, and the one table that they are told in.

/** The value below which that share of the sorted values lies. */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** The median of some values with the quartiles as their spread. */
export function summary(values) {
  const sorted = Float64Array.from(values).sort();
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/** Each value by the one of the same round: what slows the machine down slows down both. */
export const ratios = (values, others) => values.map((value, round) => value / others[round]);

/** How long something takes, in ms. */
export function timed(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Runs the works in turns, in changing order, and collects what each of them answers by round. */
export async function inTurns(rounds, works) {
  const names = Object.keys(works);
  const answers = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      answers[name].push(await works[name](round));
    }
  }
  return answers;
}

const number = (value) => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
};

/** The median and the quartiles as text. */
export function spread(values, unit = "") {
  const { median, low, high } = summary(values);
  return `${number(median)}${unit}  (${number(low)} to ${number(high)})`;
}

/** A row about values of rounds: the median must be at least, or at most, the bar. */
export function row(what, values, { least, most, unit = "" }) {
  const { median } = summary(values);
  return {
    what,
    measured: spread(values, unit),
    bar: least === undefined ? `at most ${most}${unit}` : `at least ${least}${unit}`,
    isMet: least === undefined ? median <= most : median >= least,
  };
}

/** A row about a single value, which must be at most the bar. */
export function worst(what, value, { most, unit = "" }) {
  const measured = `${Number.isInteger(value) ? value : number(value)}${unit}`;
  return { what, measured, bar: `at most ${most}${unit}`, isMet: value <= most };
}

/** Prints rows as a table. */
export function print(rows) {
  const lines = [
    ["what", "median  (quartiles)", "bar", "met"],
    ...rows.map(({ what, measured, bar, isMet }) => [what, measured, bar, isMet ? "yes" : "NO"]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column].length)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
  }
}
