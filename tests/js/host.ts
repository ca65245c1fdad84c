/** Node, as the checks that hold everywhere need it. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import * as library from "blue-moon-city";
import type { Host } from "../everywhere/host.js";

const tests = new URL("../", import.meta.url);
const pkg = new URL("../pkg/", tests);
const copies = mkdtempSync(join(tmpdir(), "blue-moon-city-"));
process.once("exit", () => rmSync(copies, { recursive: true }));
let made = 0;

export const host: Host = {
  library,
  calls: 1_000_000,
  // Node fetches no files.
  wasm: new URL(
    `data:application/wasm;base64,${readFileSync(new URL("wasm/blue_moon_city_bg.wasm", pkg), "base64")}`,
  ),
  afresh: async () => {
    const copy = join(copies, String(made++), "pkg");
    for (const part of ["package.json", "dist", "wasm"]) {
      cpSync(new URL(part, pkg), join(copy, part), { recursive: true });
    }
    return import(pathToFileURL(join(copy, "dist/node.js")).href);
  },
  realm: () => vm.runInNewContext("globalThis"),
  list: async (folder) => readdirSync(new URL(`${folder}/`, tests)),
  read: async (path) => readFileSync(new URL(path, tests), "utf8"),
};
