/** The saved games, each under a key of its own, so that a broken one leaves the others alone. */

const PREFIX = "blue-moon-city/game/";
const FORMAT = 1;

/** A game as it is kept: its record with the ply that is looked at. */
export interface Save {
  readonly id: string;
  readonly record: string;
  readonly ply: number;
  /** When it was last written, in ms since 1970. */
  readonly updated: number;
}

/** What lies under a key: a save, or text that is none. */
export type Entry = { readonly id: string; readonly text: string; readonly save: Save | null };

export class Store {
  readonly #storage: Storage | null;
  /** What could not be stored lives as long as the page. */
  readonly #unstored = new Map<string, string>();

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** Whether anything can be stored at all. */
  get works(): boolean {
    return this.#storage !== null;
  }

  /** All games, the latest first, those that can't be read last and by id. */
  list(): Entry[] {
    const ids = new Set(this.#unstored.keys());
    const storage = this.#storage;
    if (storage) {
      for (let index = 0; index < storage.length; index++) {
        const key = storage.key(index);
        if (key?.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
      }
    }
    return [...ids]
      .flatMap((id) => this.read(id) ?? [])
      .sort((a, b) => (b.save?.updated ?? 0) - (a.save?.updated ?? 0) || (a.id < b.id ? -1 : 1));
  }

  read(id: string): Entry | null {
    const text = this.#unstored.get(id) ?? this.#storage?.getItem(PREFIX + id) ?? null;
    return text === null ? null : { id, text, save: parse(id, text) };
  }

  /** Keeps a game; false if only for as long as the page is open. */
  write(save: Save): boolean {
    const { id, ...rest } = save;
    const text = JSON.stringify({ format: FORMAT, ...rest });
    try {
      if (!this.#storage) throw new Error("no storage");
      this.#storage.setItem(PREFIX + id, text);
      this.#unstored.delete(id);
      return true;
    } catch {
      this.#unstored.set(id, text);
      return false;
    }
  }

  remove(id: string): void {
    this.#unstored.delete(id);
    this.#storage?.removeItem(PREFIX + id);
  }

  /** Which game an event of the storage is about: an id, `null` for all of them. */
  static changed(event: StorageEvent): string | null | undefined {
    if (event.key === null) return null;
    return event.key.startsWith(PREFIX) ? event.key.slice(PREFIX.length) : undefined;
  }
}

/** The storage of the page, unless the browser forbids it. */
export function pageStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** A new id, not to be guessed or met twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Reads a stored text, which anybody may have changed. */
function parse(id: string, text: string): Save | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { format, record, ply, updated } = value as Record<string, unknown>;
  if (format !== FORMAT || typeof record !== "string") return null;
  if (!isCount(ply) || !isCount(updated)) return null;
  return { id, record, ply, updated };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
