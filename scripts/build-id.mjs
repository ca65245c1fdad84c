// Gives the wasm file and its glue an id: a hash of both. The file bears it as a custom section, the package as a module,
// so that the halves of two builds are told apart before they are put together.

import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const SECTION = "blue-moon-city build";

const folder = pathToFileURL(`${process.argv[2]}/`);
const wasm = new URL("blue_moon_city_bg.wasm", folder);
const glue = new URL("blue_moon_city.js", folder);

const id = createHash("sha256")
  .update(readFileSync(wasm))
  .update(readFileSync(glue))
  .digest("hex")
  .slice(0, 16);

/** A number below 128 is its own LEB128. */
const sized = (bytes) => {
  if (bytes.length > 127) throw new Error("build-id: the section is too long for this script");
  return [bytes.length, ...bytes];
};
const custom = [...sized(Buffer.from(SECTION)), ...Buffer.from(id)];
appendFileSync(wasm, Uint8Array.of(0, ...sized(custom)));

writeFileSync(
  new URL("build.js", folder),
  `export const section = "${SECTION}";\nexport const build = "${id}";\n`,
);
writeFileSync(
  new URL("build.d.ts", folder),
  `/** The custom section of the WebAssembly module that tells its build. */
export declare const section: string;
/** The build that this package is of. */
export declare const build: string;
`,
);
