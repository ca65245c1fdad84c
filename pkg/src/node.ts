/** The entry for Node, Deno and Bun: reads the wasm file that lies beside it. */

import { readFileSync } from "node:fs";
import { provideBytes } from "./load.js";

provideBytes(() => readFileSync(new URL("../wasm/blue_moon_city_bg.wasm", import.meta.url)));

export * from "./index.js";
