// Fuzzes target after target: each replays its corpus, then looks for further inputs.
// `fuzz.mjs SECONDS [TARGET ...]`: so long each; without names all targets. New inputs go to fuzz/found, which is read
// again the next time and not committed; those that failed to fuzz/artifacts.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";

process.chdir(join(import.meta.dirname, ".."));
const [seconds = "10", ...chosen] = process.argv.slice(2);
const all = readdirSync("fuzz/fuzz_targets").map((file) => parse(file).name);
for (const target of chosen.filter((target) => !all.includes(target))) {
  console.error(`fuzz: there is no target ${target}; there are ${all.join(", ")}`);
  process.exit(2);
}

// Without a sanitizer: the library has no unsafe code, where alone it would find more than the checks of Rust do. So
// the pinned compiler will do, no nightly is needed, and inputs run five times as fast as with AddressSanitizer.
const build = ["fuzz", "build", "--sanitizer", "none", "--target-dir", "fuzz/target"];
if (spawnSync("cargo", build, { stdio: "inherit" }).status !== 0) process.exit(1);
const [, host] = execFileSync("rustc", ["-vV"], { encoding: "utf8" }).match(/^host: (.*)$/m);

/** The longest input in bytes: a few dozen moves, or a whole state as text. */
const longest = (target) => (target === "random_bytes" ? 4096 : 256);

/** Runs a target and prints one line; on a failure what was said of it. */
function fuzz(target) {
  const program = `fuzz/target/${host}/release/${target}`;
  const [found, artifacts] = [`fuzz/found/${target}`, `fuzz/artifacts/${target}/`];
  const corpus = `fuzz/corpus/${target}`;
  for (const folder of [found, artifacts, corpus]) mkdirSync(folder, { recursive: true });
  const options = [
    `-max_total_time=${seconds}`,
    `-max_len=${longest(target)}`,
    "-len_control=0", // long inputs at once: a game of four bytes is hardly begun
    "-timeout=10",
    "-rss_limit_mb=1024",
    `-artifact_prefix=${artifacts}`,
    "-print_final_stats=1",
  ];
  const { status, stderr } = spawnSync(program, [...options, found, corpus], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const last = (pattern) => [...stderr.matchAll(pattern)].at(-1)?.[1] ?? "?";
  const figures = [
    `${last(/number_of_executed_units: *(\d+)/g).padStart(9)} runs`,
    `${last(/average_exec_per_sec: *(\d+)/g).padStart(6)}/s`,
    `coverage ${last(/cov: (\d+)/g).padStart(5)}`,
    `corpus ${last(/corp: (\d+)/g).padStart(5)}`,
  ];
  console.log(`${target.padEnd(26)} ${figures.join("  ")}${status === 0 ? "" : "  FAILED"}`);
  if (status === 0) return true;
  const input = last(/Test unit written to (\S+)/g);
  console.error(stderr.slice(-6000));
  console.error(`fuzz: ${target} failed; to see it again: ${program} ${input}`);
  return false;
}

const failed = (chosen.length > 0 ? chosen : all).filter((target) => !fuzz(target));
process.exitCode = failed.length === 0 ? 0 : 1;
