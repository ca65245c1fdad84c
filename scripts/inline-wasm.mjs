// Writes the wasm file as a JavaScript module of text, for hosts that can't read files.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
const base64 = readFileSync(new URL("blue_moon_city_bg.wasm", folder)).toString("base64");
writeFileSync(new URL("inline.js", folder), `export const base64 = "${base64}";\n`);
writeFileSync(
  new URL("inline.d.ts", folder),
  "/** The WebAssembly module as base64 text. */\nexport declare const base64: string;\n",
);
