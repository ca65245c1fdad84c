/** Starting the wasm: at the first call, or when the host says so. */

import * as wasm from "../wasm/blue_moon_city.js";
import { fault } from "./errors.js";
import { bytes } from "./load.js";

let started = false;

/** So many calls, of some 100 bytes each, take more of the stack than any other call into the wasm does. */
const ROOM = 200;

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

/** What stands beside the functions of the module. */
const NOT_EXPORTED = new Set(["default", "initSync", "GameHandle", "PositionHandle"]);

/**
 * Whether a module has the functions that are called. Another one would stay for good: what a module exports is kept
 * before it is known to work.
 */
function isOurs(module: WebAssembly.Module): boolean {
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  return Object.keys(wasm).every((name) => NOT_EXPORTED.has(name) || exported.has(name));
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
 * @throws {RulesError} `bad_argument` if the source is none of these, or another module; the host's error if it does not
 * compile.
 */
export async function init(
  source?: WebAssembly.Module | Response | URL | BufferSource,
): Promise<void> {
  if (!started) {
    needWebAssembly();
    const module = await compiled(source === undefined ? bytes() : source);
    if (!isOurs(module)) {
      throw fault("this is the module of another library, or of another version", "source");
    }
    start(module);
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

/** Whether it is an instance; a proxy may refuse to tell. */
function is<T>(value: unknown, type: abstract new (...args: never) => T): value is T {
  try {
    return value instanceof type;
  } catch {
    return false;
  }
}
