/** The entry for browsers and bundlers: carries the wasm as text, so that nothing has to be copied or fetched. */

import { base64 } from "../wasm/inline.js";
import { provideBytes } from "./load.js";

provideBytes(() => {
  const characters = atob(base64);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = characters.charCodeAt(at);
  }
  return bytes;
});

export * from "./index.js";
