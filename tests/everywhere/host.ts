/** What the checks need of the place that they run in: Node, a page or a worker. */

export type Library = typeof import("blue-moon-city");

export interface Host {
  /** The library, the same one for all checks: what one of them broke fails the next. */
  readonly library: Library;
  /** The address of the wasm file. */
  readonly wasm: URL;
  /** How many calls are many: a million, or less where that takes minutes. */
  readonly calls: number;
  /** Another copy of the library, on which nothing was called yet. */
  afresh(): Promise<Library>;
  /** The global object of another realm, where the host has them. */
  realm?(): typeof globalThis;
  /** The names of the files in a folder of the tests. */
  list(folder: string): Promise<string[]>;
  /** The text of a file of the tests. */
  read(path: string): Promise<string>;
}

/** Checks by what they say of the library; one fails by what it throws. */
export type Checks = Record<string, (host: Host) => void | Promise<void>>;
