/** Starting the wasm: at the first call, or when the host says so. */

import * as wasm from "../wasm/blue_moon_city.js";
import { fault } from "./errors.js";
import { bytes } from "./load.js";

let started = false;

/** As many arguments take more of the stack than any call into the wasm does: 8 bytes each. */
const ROOM: readonly number[] = new Array(1_024).fill(0);
const nothing = (..._: readonly number[]): void => {};

/**
 * Fails if the stack is nearly used up. A call that found its end inside of the wasm would leave it damaged: what Rust
 * has taken of its own stack is never given back.
 */
export function needRoom(): void {
  nothing(...ROOM);
}

/** The exports of the wasm, compiled at the first call. */
export function rules(): typeof wasm {
  needRoom();
  if (!started) {
    needWebAssembly();
    start(bytes());
  }
  return wasm;
}

/** A second start would take the memory away from games that are being played. */
function start(module: WebAssembly.Module | BufferSource): void {
  if (!started) {
    wasm.initSync({ module });
    started = true;
  }
}

function needWebAssembly(): void {
  if (typeof WebAssembly !== "object") {
    throw new Error("blue-moon-city needs WebAssembly, which this host does not have");
  }
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
  if (!started) {
    needWebAssembly();
    start(await compiled(source === undefined ? bytes() : source));
  }
}

async function compiled(
  source: WebAssembly.Module | Response | URL | BufferSource,
): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (source instanceof URL) {
    return compiled(await fetch(source));
  }
  if (source instanceof Response) {
    // Compiling as it streams needs the type, which not every server tells.
    return source.headers.get("content-type") === "application/wasm"
      ? WebAssembly.compileStreaming(source)
      : WebAssembly.compile(await source.arrayBuffer());
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  throw fault("a module, a response, an address or bytes are expected", "source");
}
