// Mutation tests of the rules: code is changed in one place at a time, and some test must fail.
//
//   node scripts/mutants.mjs          the mutants of the lines that changed since the outcomes were recorded
//   node scripts/mutants.mjs all      all that are not recorded as caught yet; what was interrupted goes on
//
// The outcomes are recorded in tests/mutants, a mutant on a line. What survives must have a reason there:
// `mutant -- reason`.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const RECORD = "tests/mutants";
const WORK = ".tools/mutants";
const OUTPUT = `${WORK}/mutants.out`;
const OUTCOMES = ["caught", "missed", "timeout", "unviable"];

/**
 * The tests that nearly all mutants fail, and then all tests, in sizes that they take about five seconds; what takes
 * the given seconds runs for ever.
 */
const quick = {
  profile: "mutants",
  seconds: 25,
  tests: [
    "--test",
    "rules",
    "--test",
    "contract",
    "--",
    "--skip",
    "payment_table",
    "--skip",
    "randomness",
  ],
  sizes: { BMC_GAMES: "20", BMC_DAMAGE: "300", BMC_HANDS: "10" },
  decides: ["caught", "unviable"],
};
const long = {
  profile: "mutants-long",
  seconds: 60,
  decides: OUTCOMES,
  tests: ["--tests"],
  sizes: {
    BMC_GAMES: "90",
    BMC_DAMAGE: "1500",
    BMC_HANDS: "200",
    BMC_COPIES: "1",
    BMC_COMPARED: "3",
    BMC_PERFT: "20000",
  },
};

const lines = (file) =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
const write = (file, list) => writeFileSync(file, list.map((line) => `${line}\n`).join(""));
const nameOf = (line) => line.split(" -- ")[0];
/** The same mutant in another version of the file has another line. */
const withoutPlace = (name) => name.replace(/:\d+:\d+:/, ":");

const hasNextest = spawnSync("cargo", ["nextest", "--version"]).status === 0;
const options = [
  "mutants",
  "--output",
  WORK,
  "--no-shuffle",
  `--jobs=${Math.min(availableParallelism(), 4)}`,
  "--caught",
  ...(hasNextest ? ["--test-tool", "nextest"] : []),
];

const git = (...words) => execFileSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 28 });

/** Tests the mutants that are not known to be caught, or those of the options, and gives the exit code. */
function test({ profile, seconds, tests, sizes }, more) {
  const words = [...options, ...more, "--profile", profile, `--timeout=${seconds}`, "--", ...tests];
  const run = spawn("cargo", words, { stdio: "inherit", env: { ...process.env, ...sizes } });
  return new Promise((done) => run.on("exit", done));
}

/** Not before there is something to test: it compiles for some minutes. */
function install() {
  execFileSync("scripts/setup.sh", ["mutants"], { stdio: "inherit" });
}

/**
 * Where a line of the recorded version of a file is now, or 0 if it was changed. What is said of a mutant holds as long
 * as its line does, as in the CI.
 */
function moved(difference) {
  const files = new Map();
  let hunks = [];
  for (const line of difference.split("\n")) {
    const file = /^--- a\/(.*)/.exec(line);
    if (file) {
      hunks = [];
      files.set(file[1], hunks);
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      const [from, removed, added] = [+hunk[1], +(hunk[2] ?? 1), +(hunk[3] ?? 1)];
      // Where nothing is removed, the new lines come after the one that is named.
      hunks.push({ from: removed === 0 ? from + 1 : from, removed, added });
    }
  }
  return (file, line) => {
    let now = line;
    for (const { from, removed, added } of files.get(file) ?? []) {
      if (line >= from && line < from + removed) return 0;
      if (line >= from + removed) now += added - removed;
    }
    return now;
  };
}

/** Writes the record as of the sources that are here. */
function carryOver() {
  const base = git("log", "-1", "--format=%H", "--", RECORD).trim();
  const place = moved(base ? git("diff", "-U0", "--no-renames", base, "--", "src/city") : "");
  for (const outcome of OUTCOMES) {
    const now = lines(`${RECORD}/${outcome}.txt`).flatMap((name) => {
      const [, file, line, rest] = /^(.*?):(\d+)(:.*)$/.exec(name) ?? [];
      const there = file === undefined ? 0 : place(file, +line);
      return there === 0 ? [] : [`${file}:${there}${rest}`];
    });
    write(`${RECORD}/${outcome}.txt`, now);
  }
}

async function all() {
  install();
  if (git("status", "--porcelain", "--", RECORD) === "") carryOver();
  let way = quick;
  const ticks = setInterval(() => record(way), 60_000);
  process.on("SIGINT", () => process.exit(130));
  process.on("exit", () => record(way));
  for (way of [quick, long]) {
    rmSync(OUTPUT, { recursive: true, force: true });
    mkdirSync(OUTPUT, { recursive: true });
    for (const outcome of ["caught", "unviable"])
      write(`${OUTPUT}/${outcome}.txt`, lines(`${RECORD}/${outcome}.txt`));
    await test(way, ["--iterate"]);
    record(way);
  }
  clearInterval(ticks);
  report();
}

/** Adds what the run has found to the record and takes out what is no mutant of this code any more. */
function record(way) {
  const text = execFileSync("cargo", ["mutants", "--list"], { encoding: "utf8" });
  const mutants = new Set(text.split("\n").filter(Boolean));
  const reasons = new Map(
    lines(`${RECORD}/missed.txt`).map((line) => [
      withoutPlace(nameOf(line)),
      line.split(" -- ")[1],
    ]),
  );
  const found = new Map();
  for (const outcome of OUTCOMES)
    for (const line of lines(`${RECORD}/${outcome}.txt`)) found.set(nameOf(line), outcome);
  for (const outcome of way.decides)
    for (const name of lines(`${OUTPUT}/${outcome}.txt`)) {
      // What has survived before ran out of time because the machine was busy.
      if (outcome !== "timeout" || found.get(name) !== "missed") found.set(name, outcome);
    }
  for (const outcome of OUTCOMES) {
    const names = [...found.keys()].filter(
      (name) => mutants.has(name) && found.get(name) === outcome,
    );
    const reason = (name) => (outcome === "missed" && reasons.get(withoutPlace(name))) || "";
    write(
      `${RECORD}/${outcome}.txt`,
      names.sort().map((name) => (reason(name) ? `${name} -- ${reason(name)}` : name)),
    );
  }
  write(`${RECORD}/untested.txt`, [...mutants].filter((name) => !found.has(name)).sort());
}

/** Says how many were caught; fails if a survivor has no reason. */
function report() {
  const counts = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, lines(`${RECORD}/${outcome}.txt`).length]),
  );
  const caught = counts.caught + counts.timeout;
  const untested = lines(`${RECORD}/untested.txt`).length;
  // What is not tested counts as missed: survivors take longer to be decided, so that a share of the rest would flatter.
  const share = ((100 * caught) / (caught + counts.missed + untested)).toFixed(1);
  console.log(
    `mutants: ${caught} caught (${counts.timeout} by running too long), ${counts.missed} missed, ` +
      `${counts.unviable} do not compile, ${untested} not tested yet: ` +
      `${untested > 0 ? "at least " : ""}${share} % caught`,
  );
  const open = lines(`${RECORD}/missed.txt`).filter((line) => !line.includes(" -- "));
  for (const line of open) console.log(`no reason given: ${line}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}

async function changed() {
  const base = git("log", "-1", "--format=%H", "--", RECORD).trim();
  const difference = base && git("diff", base, "--", "src/city");
  if (!difference) {
    console.log("mutants: no line of the rules has changed since the outcomes were recorded");
    report();
    return;
  }
  install();
  mkdirSync(WORK, { recursive: true });
  writeFileSync(`${WORK}/changed.diff`, difference);
  process.exitCode = await test(long, ["--in-diff", `${WORK}/changed.diff`]);
}

if (process.argv[2] === "all") await all();
else await changed();
