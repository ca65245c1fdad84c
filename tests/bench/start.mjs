// How long it takes in a fresh page of Chromium from the import of the package to its first answer.

import { gzipSync } from "node:zlib";
import { inTurns, ratios, row, spread } from "./figures.mjs";

/** Runs in the page: the time of the import and to the first answer, and the longest task of the main thread, in ms. */
async function startOf(path, name) {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  const began = performance.now();
  const module = await import(path);
  const imported = performance.now() - began;
  await module[name]();
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 100)); // long tasks are told afterwards
  return { imported, took, longest };
}

export async function measureStart({ rounds, chromium }) {
  const start = (file, name) => () => chromium.inFreshPage(startOf, `/${file}.js`, name);
  const works = {
    ours: start("start-ours", "first"),
    yoga: start("start-yoga", "first"),
    withInit: start("start-ours", "firstAfterInit"),
  };
  await inTurns(2, works);
  const starts = await inTurns(rounds, works);

  const all = (name, field) => starts[name].map((found) => found[field]);
  const rowsOf = (name, what) => [
    row(what, ratios(all(name, "took"), all("yoga", "took")), { most: 1.5, unit: "x" }),
    row("... longest task of the main thread (0: none over 50 ms)", all(name, "longest"), {
      most: 50,
      unit: " ms",
    }),
  ];
  const size = (file) => {
    const code = chromium.bytes(file);
    const kilobytes = (text) => `${(text.length / 1000).toFixed(0)} kB`;
    return `${kilobytes(code)}, ${kilobytes(gzipSync(code, { level: 9 }))} gzip`;
  };
  const told = (name) => {
    const longest = all(name, "longest");
    const long = longest.filter((task) => task > 0).length;
    const [took, imported] = [
      spread(all(name, "took"), " ms"),
      spread(all(name, "imported"), " ms"),
    ];
    return `${took}, of which the import ${imported}, with long tasks in ${long} starts, of ${Math.min(...longest)} ms in the quietest one`;
  };
  return {
    rows: [
      ...rowsOf(
        "ours",
        "start in Chromium, import to first legalMoves : yoga-layout's to first layout",
      ),
      ...rowsOf("withInit", "the same with `await init()` before it"),
    ],
    notes: [
      `Start: ${rounds} fresh pages each, in turns, bundles served from this machine. Ours (${size("start-ours")}): ` +
        `${told("ours")}; with init(): ${told("withInit")}; yoga-layout (${size("start-yoga")}): ${told("yoga")}.`,
    ],
  };
}
