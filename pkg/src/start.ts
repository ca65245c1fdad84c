/** Starting the wasm: at the first call, or when the host says so. */

import * as wasm from "../wasm/blue_moon_city.js";
import { fault } from "./errors.js";
import { bytes } from "./load.js";

let started = false;

/** The exports of the wasm, compiled at the first call. */
export function rules(): typeof wasm {
  if (!started) {
    if (typeof WebAssembly !== "object") {
      throw new Error("blue-moon-city needs WebAssembly, which this host does not have");
    }
    wasm.initSync({ module: bytes() });
    started = true;
  }
  return wasm;
}

/**
 * Starts the library now rather than at the first call: for hosts that forbid compiling, want to share a compiled
 * module with a worker, or choose the moment. Does nothing if it has started.
 *
 * ```ts
 * await init(); // the bytes that the package carries
 * await init(new URL("blue_moon_city_bg.wasm", document.baseURI)); // or those of a file
 * ```
 *
 * @param source A compiled module, a response or address that gives one, or the bytes; by default the package's own.
 * @throws {RulesError} `bad_argument` if the source is none of these; the host's error if it does not compile.
 */
export async function init(
  source?: WebAssembly.Module | Response | URL | BufferSource,
): Promise<void> {
  if (started) {
    return;
  }
  await wasm.default({ module_or_path: source === undefined ? bytes() : known(source) });
  started = true;
}

function known<T>(source: T): T {
  const kinds = [WebAssembly.Module, Response, URL, ArrayBuffer];
  if (kinds.some((kind) => source instanceof kind) || ArrayBuffer.isView(source)) {
    return source;
  }
  throw fault("a module, a response, an address or bytes are expected", "source");
}
