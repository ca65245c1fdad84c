// Counts the instructions of each function of benches/counts.rs by valgrind and compares them with benches/counts.txt,
// which BLESS=1 writes anew. A script of ours, since gungraun and its runner would bring some 200 crates for the same.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { committed } from "./committed.mjs";

process.chdir(join(import.meta.dirname, ".."));
const file = "benches/counts.txt";
/** What a count may differ by: the C library, which copies and allocates, is the machine's. */
const tolerance = 0.02;

if (process.platform !== "linux" || process.arch !== "x64") {
  console.error("counts: the figures are those of Linux on x86-64");
  process.exit(2);
}

const build = [
  "bench",
  "--locked",
  "--quiet",
  "--bench",
  "counts",
  "--no-run",
  "--message-format",
  "json",
];
const messages = execFileSync("cargo", build, {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
const [, program] = messages.match(/"executable":"([^"]+)"/);

/** The instructions of one function with all that it calls. */
function count(name) {
  const options = [
    "--tool=callgrind",
    "--callgrind-out-file=/dev/null",
    `--toggle-collect=counts::${name}`,
  ];
  const { error, stderr } = spawnSync("valgrind", [...options, program], { encoding: "utf8" });
  const [, found] = stderr?.match(/Collected : (\d+)/) ?? [];
  if (!Number(found)) throw new Error(`valgrind counted nothing of ${name}: ${error ?? stderr}`);
  return Number(found);
}

const source = readFileSync("benches/counts.rs", "utf8");
const names = [...source.matchAll(/#\[inline\(never\)\]\nfn (\w+)/g)].map(([, name]) => name);
const counts = names.map((name) => [name, count(name)]);
const before = committed(file, counts);
for (const [name, found] of counts) {
  const change = found / before.get(name) - 1;
  const share = `${change < 0 ? "" : "+"}${(100 * change).toFixed(1)} %`;
  const line = `${name.padEnd(18)} ${String(found).padStart(9)} instructions  ${share}`;
  if (Math.abs(change) <= tolerance) {
    console.log(line);
  } else {
    console.error(
      `${line}: ${change < 0 ? "fewer than" : "more than"} the ${before.get(name)} of ${file}`,
    );
    process.exitCode = 1;
  }
}
if (process.exitCode)
  console.error("counts: if that is meant, run BLESS=1 make counts and commit the file");
