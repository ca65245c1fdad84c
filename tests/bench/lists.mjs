// `legal_moves` inside wasm, into its buffer, each call timed from outside.

import { quantile, summary, worst } from "./figures.mjs";
import { leastOfFew } from "./repeat.mjs";

/** Calls longer than this, in ms, are repeated. */
const SLOW = 0.05;

export function measureLists({ inside, amount, hard }) {
  const times = [];
  /** Times by the number of cards in the hand and by the length of the list, for the plot. */
  const [byHand, byLength] = [new Map(), new Map()];
  const note = (map, key, took) => {
    if (!map.has(key)) map.set(key, []);
    map.get(key).push(took);
  };
  for (const { index } of inside.positions(3_000, [])) inside.list(index); // compiles
  let slowest = 0;
  let slowestHard = 0;
  let longest = 0;
  for (const { index, from } of inside.positions(amount, hard)) {
    const began = performance.now();
    const length = inside.list(index);
    const took = performance.now() - began;
    const least = took > SLOW ? leastOfFew(took, () => inside.list(index)) : took;
    if (from === "hard") slowestHard = Math.max(slowestHard, least);
    else {
      times.push(took);
      slowest = Math.max(slowest, least);
      longest = Math.max(longest, length);
      note(byHand, inside.hand(index), took);
      note(byLength, Math.round(length / 50) * 50, took);
    }
  }
  const sorted = Float64Array.from(times).sort();
  const medians = (map) =>
    [...map]
      .filter(([, values]) => values.length >= 20)
      .map(([key, values]) => [key, summary(values).median * 1000])
      .sort(([a], [b]) => a - b);
  return {
    rows: [
      worst("legal_moves inside wasm: 99 of 100 calls within", quantile(sorted, 0.99), {
        most: 0.05,
        unit: " ms",
      }),
      worst("... the slowest position of games", slowest, { most: 0.3, unit: " ms" }),
      worst(`... the slowest of ${hard.length} hard positions`, slowestHard, {
        most: 0.3,
        unit: " ms",
      }),
    ],
    notes: [
      `legal_moves: ${times.length} positions of games, a third each of the simple policy, steered and uniformly random ` +
        `players, with lists of up to ${longest} moves; and tests/bench/hard, hands of 20, 40 and 72 cards. ` +
        `The median call took ${(quantile(sorted, 0.5) * 1000).toFixed(1)} us. ` +
        "Of a slow position the least of a few repeated calls counts as its time (not for the 99 of 100): " +
        "else the slowest call tells of the scheduler.",
    ],
    byHand: medians(byHand),
    byLength: medians(byLength),
  };
}
