// Takes the texts of panics out of a wasm file. In the browser a panic only traps: nobody is told what it has to say, and
// to put that together takes kilobytes. wasm-opt then drops what is no longer reached.

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

/** The functions of Rust's own crates that panic and never return, by their names without the hashes of the crates. */
const PANICS =
  /^(core|alloc|std)::(panicking::\w+|(option|result)::\w+_failed|slice::index::\w+_fail|str::slice_error_fail|cell::panic_\w+|raw_vec::(handle_error|capacity_overflow)|alloc::handle_alloc_error|sync::lazy_lock::panic_poisoned)$/;

/** Those with which the Makefile calls wasm-opt. */
const FEATURES = [
  "BulkMemory",
  "Multivalue",
  "MutableGlobals",
  "NontrappingFPToInt",
  "ReferenceTypes",
  "SignExt",
];

const [file] = process.argv.slice(2);
const module = binaryen.readBinary(readFileSync(file));
module.setFeatures(
  FEATURES.reduce((together, feature) => together | binaryen.Features[feature], 0),
);
const all = Array.from({ length: module.getNumFunctions() }, (_, index) =>
  binaryen.getFunctionInfo(module.getFunctionByIndex(index)),
);
const panics = all.filter(({ name }) => PANICS.test(name.replaceAll(/\[\w+\]/g, "")));
if (!panics.some(({ name }) => name.endsWith("::panic_fmt"))) {
  throw new Error(`quiet-panics: ${file} has no names of functions, or Rust's panics have others`);
}
for (const { name, params, results } of panics) {
  module.removeFunction(name);
  module.addFunction(name, params, results, [], module.unreachable());
}
// With their names for whoever looks at what is left; wasm-opt drops them.
binaryen.setDebugInfo(true);
writeFileSync(file, module.emitBinary());
