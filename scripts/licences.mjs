// Checks where every dependency comes from and under which licence: what is shipped may have
// only permissive ones; tools may also be under the MPL or, as libFuzzer is, under LLVM's NCSA, since nothing of them is
// passed on.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 WITH LLVM-exception",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);
const forTools = new Set([...permissive, "MPL-2.0", "NCSA"]);
/**
 * Only the benchmark has these: chessops is measured, never shipped; the others, of the server of boardgame.io, which
 * is not run, tell not in this field but elsewhere that they are under the MIT licence.
 */
const forBenchmark = new Map([
  ["npm chessops 0.15.1", "GPL-3.0-or-later"],
  ["npm base64-arraybuffer 0.1.4", undefined],
  ["npm only 0.0.2", undefined],
  ["npm xmlhttprequest-ssl 2.1.2", undefined],
]);

/** Whether an SPDX expression ("MIT OR (Apache-2.0 AND ISC)") can be met by the given licences. */
function isMet(expression, allowed) {
  const tokens = expression
    .replaceAll("/", " OR ")
    .match(/[()]|\bAND\b|\bOR\b|[\w.+-]+(?: WITH [\w.+-]+)?/g);
  let at = 0;
  const alternatives = () => {
    let met = requirements();
    while (tokens[at] === "OR") {
      at += 1;
      met = requirements() || met;
    }
    return met;
  };
  const requirements = () => {
    let met = licence();
    while (tokens[at] === "AND") {
      at += 1;
      met = licence() && met;
    }
    return met;
  };
  const licence = () => {
    const token = tokens[at++];
    if (token !== "(") return allowed.has(token);
    const met = alternatives();
    at += 1;
    return met;
  };
  return alternatives();
}

/** The crates of a workspace; of one of tools nothing is shipped. */
function crates(manifest, { areTools }) {
  const options = ["metadata", "--format-version=1", "--locked", "--manifest-path", manifest];
  const text = execFileSync("cargo", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const { packages, resolve, workspace_members: own } = JSON.parse(text);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const shipped = new Set();
  const ship = (id) => {
    if (shipped.has(id)) return;
    shipped.add(id);
    for (const dependency of nodes.get(id).deps) {
      if (dependency.dep_kinds.some(({ kind }) => kind === null)) ship(dependency.pkg);
    }
  };
  if (!areTools) own.forEach(ship);
  return packages
    .filter(({ id, name }) => !own.includes(id) && name !== "blue-moon-city")
    .map(({ id, name, version, license, source }) => ({
      name: `crate ${name} ${version}`,
      license,
      isShipped: shipped.has(id),
      isFromRegistry: source === "registry+https://github.com/rust-lang/crates.io-index",
    }));
}

function npmPackages() {
  const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version, license, resolved, integrity, dev, devOptional }]) => ({
      name: `npm ${path.split("node_modules/").pop()} ${version}`,
      license,
      isShipped: !dev && !devOptional,
      isFromRegistry:
        Boolean(integrity) && (!resolved || resolved.startsWith("https://registry.npmjs.org/")),
    }));
}

/** Whether the licence of a dependency fits what it is used for. */
function mayBeUsed({ name, license, isShipped }) {
  if (!isShipped && forBenchmark.has(name)) return forBenchmark.get(name) === license;
  return Boolean(license) && isMet(license, isShipped ? permissive : forTools);
}

const all = [
  ...crates("Cargo.toml", { areTools: false }),
  ...crates("fuzz/Cargo.toml", { areTools: true }),
  ...crates("benches/inside/Cargo.toml", { areTools: true }),
  ...npmPackages(),
];
const faults = all.flatMap((dependency) => [
  ...(dependency.isFromRegistry ? [] : [`${dependency.name}: not from the public registry`]),
  ...(mayBeUsed(dependency)
    ? []
    : [`${dependency.name}: licence ${dependency.license ?? "unknown"}`]),
]);
for (const fault of faults) console.error(fault);
console.log(`licences and sources of ${all.length} dependencies: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
