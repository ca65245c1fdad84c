// How long it takes in a fresh page of Chromium from the import of the package to its first answer.

import { gzipSync } from "node:zlib";
import { inTurns, ratios, row, worst } from "./figures.mjs";

/** Runs in the page: the time to the first answer, and the longest task of the main thread meanwhile, in ms. */
async function startOf(path) {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  const began = performance.now();
  const { first } = await import(path);
  first();
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 100)); // long tasks are told afterwards
  return { took, longest };
}

export async function measureStart({ rounds, chromium }) {
  const works = {
    ours: () => chromium.inFreshPage(startOf, "/start-ours.js"),
    yoga: () => chromium.inFreshPage(startOf, "/start-yoga.js"),
  };
  await inTurns(2, works);
  const { ours, yoga } = await inTurns(rounds, works);
  const times = (starts) => starts.map(({ took }) => took);
  const longest = (starts) => Math.max(...starts.map(({ longest }) => longest));
  const size = (name) => {
    const code = chromium.bytes(name);
    const kilobytes = (text) => `${(text.length / 1000).toFixed(0)} kB`;
    return `${kilobytes(code)}, ${kilobytes(gzipSync(code, { level: 9 }))} gzip`;
  };
  const milliseconds = (starts) => row("", times(starts), { least: 0, unit: " ms" }).measured;
  return {
    rows: [
      row(
        "start in Chromium: import to first legalMoves : yoga-layout's to first layout",
        ratios(times(ours), times(yoga)),
        { most: 1.5, unit: "x" },
      ),
      worst("... longest task of the main thread (0: none over 50 ms)", longest(ours), {
        most: 50,
        unit: " ms",
      }),
    ],
    notes: [
      `Start: ${rounds} fresh pages each, in turns, served from this machine: ours ${milliseconds(ours)} for ` +
        `${size("start-ours")}; yoga-layout ${milliseconds(yoga)} for ${size("start-yoga")}, its longest task ${longest(yoga)} ms.`,
    ],
  };
}
