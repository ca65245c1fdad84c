/** Starting the wasm: at the first call, or when the host says so. */

import * as wasm from "../wasm/blue_moon_city.js";
import { build, section } from "../wasm/build.js";
import { fault } from "./errors.js";
import { bytes } from "./load.js";
import { is } from "./plain.js";

let started = false;

/** So many calls, of some 240 bytes each, take more of the stack than any other call into the wasm does. */
const ROOM = 85;

/**
 * Fails if the stack is nearly used up. A call that found its end inside of the wasm would leave it damaged: what Rust
 * has taken of its own stack is never given back. Engines count the stack of JavaScript in other ways, so that only
 * the wasm itself can try.
 */
export function needRoom(): void {
  wasm.room(ROOM);
}

/** The exports of the wasm, compiled at the first call. */
export function rules(): typeof wasm {
  if (!started) {
    needWebAssembly();
    start(bytes());
  }
  needRoom();
  return wasm;
}

/**
 * Starts with a module or its bytes. A second start would take the memory away from games that are being played.
 *
 * @throws {RulesError} `bad_argument` if it is the module of another build: its functions may have the same names, and
 * take and give something else.
 */
function start(source: WebAssembly.Module | BufferSource): void {
  if (started) return;
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  const found = buildOf(module);
  if (found !== build) {
    const whose = found === null ? "another library" : `the build ${found}`;
    throw fault(`this is the module of ${whose}; blue-moon-city ${build} is needed`, "source");
  }
  wasm.initSync({ module });
  started = true;
}

/** The build that a module is of, as it tells itself; `null` if it is none of ours. */
function buildOf(module: WebAssembly.Module): string | null {
  const [told] = WebAssembly.Module.customSections(module, section);
  return told === undefined ? null : new TextDecoder().decode(told);
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
 * @throws {RulesError} `bad_argument` if the source is none of these, or the module of another library or of another build
 * of this one; the host's error if it does not compile.
 */
export async function init(
  source?: WebAssembly.Module | Response | URL | BufferSource,
): Promise<void> {
  if (!started) {
    needWebAssembly();
    start(await compiled(source === undefined ? bytes() : source));
  }
}

async function compiled(source: unknown): Promise<WebAssembly.Module> {
  if (is(source, URL)) {
    return compiled(await fetch(source));
  }
  if (is(source, Response)) {
    // Compiling as it streams needs the type, which not every server tells.
    return source.headers.get("content-type") === "application/wasm"
      ? WebAssembly.compileStreaming(source)
      : WebAssembly.compile(await source.arrayBuffer());
  }
  if (is(source, ArrayBuffer)) {
    return WebAssembly.compile(source);
  }
  if (ArrayBuffer.isView(source)) {
    // Chromium takes no DataView.
    const { buffer, byteOffset, byteLength } = source;
    return WebAssembly.compile(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength));
  }
  if (is(source, WebAssembly.Module)) {
    return source;
  }
  throw fault("a module, a response, an address or bytes are expected", "source");
}
