/** The entry for browsers and bundlers: carries the wasm as text, so that nothing has to be copied or fetched. */

import { base64 } from "../wasm/inline.js";
import { provideBytes } from "./load.js";

provideBytes(() => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

export * from "./index.js";
