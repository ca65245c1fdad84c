/**
 * Where the compiled rules come from. Each entry (node, browser) says how it gets at the bytes, but for the
 * slim one, which has none; the library asks for them at its first call, so that importing it reads and compiles nothing.
 */

type Provider = () => Uint8Array<ArrayBuffer>;

let provider: Provider | undefined;

/** Names the place of the bytes; called once by the entry, while it is imported. */
export function provideBytes(from: Provider): void {
  provider = from;
}

/** The bytes of the WebAssembly module. */
export function bytes(): Uint8Array<ArrayBuffer> {
  if (!provider) {
    throw new Error(
      "blue-moon-city: this entry has no wasm; await init(source) before anything else",
    );
  }
  return provider();
}
