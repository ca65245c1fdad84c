// Speed and memory, measured against peers in the same run: `make bench`, or in its short form `make bench BENCH=short`.
// Prints one table; what is not met is told, and is no failure.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Game } from "blue-moon-city";
import { measureCalls } from "./calls.mjs";
import { openChromium } from "./chromium.mjs";
import { print, row, worst } from "./figures.mjs";
import { measureGames } from "./games.mjs";
import { growth } from "./growth.mjs";
import { start } from "./inside.mjs";
import { measureLists } from "./lists.mjs";
import { startNative } from "./native.mjs";
import { measureObjects } from "./objects.mjs";
import { measureStart } from "./start.mjs";

const amounts = {
  long: { rounds: 21, positions: 1_000_000, calls: 1_000_000 },
  short: { rounds: 7, positions: 60_000, calls: 100_000 },
};
const form = process.env.BENCH || "long";
if (!(form in amounts)) throw new Error(`BENCH is long or short, not ${form}`);
const { rounds, positions, calls } = amounts[form];

const path = (name) => new URL(name, import.meta.url);
const wasm = readFileSync(path("../../target/bench/inside.wasm"));
const hard = readdirSync(path("hard")).map((name) => readFileSync(path(`hard/${name}`), "utf8"));

const rows = [];
const notes = [];
const tell = (told) => {
  rows.push(...told.rows);
  notes.push(...told.notes);
  return told;
};

/** Lists as objects, in one host. */
function objects(host, { count, usual, p99, slowest, compared }) {
  const perMove = ({ listed, built }) => listed.map((took, round) => took / built[round]);
  tell({
    rows: [
      worst(`Game.legalMoves() in ${host}: 99 of 100 calls within`, p99, {
        most: 0.5,
        unit: " ms",
      }),
      worst("... the slowest position", slowest, { most: 3, unit: " ms" }),
      row("... per move, games : plain loop", perMove(compared.games), { most: 4, unit: "x" }),
      row("... per move, hard positions : plain loop", perMove(compared.hard), {
        most: 4,
        unit: "x",
      }),
    ],
    notes: [
      `Game.legalMoves() in ${host}: the same positions, ${count} with the hard ones; the median call took ` +
        `${(usual * 1000).toFixed(0)} us. The plain loop builds equal objects from bytes.`,
    ],
  });
}

function memory() {
  const text = execFileSync(
    process.execPath,
    ["--expose-gc", fileURLToPath(path("memory.mjs")), String(calls)],
    { encoding: "utf8" },
  );
  const { before, after } = JSON.parse(text);
  const more = Math.max(0, after.heap - before.heap) / 1024;
  tell({
    rows: [
      worst("memory: bytes that the wasm grew by", after.wasm - before.wasm, { most: 0 }),
      worst("... that the heap of JavaScript grew by", more, { most: 512, unit: " KiB" }),
    ],
    notes: [
      `Memory: ${calls} calls of 8 kinds in Node, after a tenth of them as warm-up; ` +
        `${after.wasm / 1024} KiB of wasm memory, ${(after.heap / 2 ** 20).toFixed(1)} MiB of heap.`,
    ],
  });
}

const native = startNative();
const inside = await start(wasm);
const { perGame } = tell(await measureGames({ rounds, native, inside }));
const { byHand, byLength } = tell(measureLists({ inside, amount: positions, hard }));
objects("Node", measureObjects({ inside, Game, amount: positions, hard, rounds }));
tell(await measureCalls({ rounds }));

const chromium = await openChromium(["start-ours", "start-yoga", "objects"], {
  "/inside.wasm": wasm,
});
const inPage = async (given) => (await import("/objects.js")).measure(given);
objects("Chromium", await chromium.inFreshPage(inPage, { amount: positions, hard, rounds }));
tell(await measureStart({ rounds: 2 * rounds, chromium })); // a start is over in no time
await chromium.close();

memory();
rows.push(worst("bytes of a position, natively", await native.size(), { most: 599 }));
native.stop();

print(rows);
console.log();
for (const note of notes) console.log(note);
console.log(
  `On ${cpus().length} x ${cpus()[0].model}, Node ${process.version}, in the ${form} form.`,
);

if (process.argv[2]) writeFileSync(process.argv[2], growth({ byHand, byLength, perGame }));
