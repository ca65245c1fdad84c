/** The saved games, each under its own key, so that a broken one does not affect the others. */

const PREFIX = "blue-moon-city/game/";
const FORMAT = 1;

/** The longest name of a save, in characters. */
export const LONGEST_NAME = 80;

/** A game as it is kept: its record with the ply that is looked at. */
export interface Save {
  readonly id: string;
  /** The name that the player gave it; empty if it goes by its players. */
  readonly name: string;
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

  /** Whether a game would be lost with the page. */
  get atRisk(): boolean {
    return this.#unstored.size > 0;
  }

  /** All games, the latest first, those that can't be read last and by id. */
  list(): Entry[] {
    return [...new Set([...this.#unstored.keys(), ...this.#ids()])]
      .flatMap((id) => this.read(id) ?? [])
      .sort((a, b) => (b.save?.updated ?? 0) - (a.save?.updated ?? 0) || (a.id < b.id ? -1 : 1));
  }

  read(id: string): Entry | null {
    const text = this.#unstored.get(id);
    return text === undefined ? this.stored(id) : { id, text, save: parse(id, text) };
  }

  /** What every tab sees of a game. */
  stored(id: string): Entry | null {
    try {
      const text = this.#storage?.getItem(PREFIX + id) ?? null;
      return text === null ? null : { id, text, save: parse(id, text) };
    } catch {
      return null; // forbidden meanwhile
    }
  }

  /** Keeps a game; false if only for as long as the page is open. */
  write({ id, ...rest }: Save): boolean {
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
    try {
      this.#storage?.removeItem(PREFIX + id);
    } catch {
      // It can't be read any more either.
    }
  }

  #ids(): string[] {
    try {
      const storage = this.#storage;
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
      return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
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
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { format, ...rest } = value as Record<string, unknown>;
    return format === FORMAT ? saveIn(rest, id) : null;
  } catch {
    return null;
  }
}

/** The save in a value from outside, under that id; `null` if it is none. Whether its record is one the rules tell. */
export function saveIn(value: Record<string, unknown>, id: string): Save | null {
  const { name = "", record, ply, updated } = value;
  if (typeof name !== "string" || typeof record !== "string") return null;
  if (!isCount(ply) || !isCount(updated)) return null;
  return { id, name: Array.from(name).slice(0, LONGEST_NAME).join(""), record, ply, updated };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether it is kept for good; also false where the browser does not say. */
export async function lasts(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false; // no secure address, or an old browser
  }
}

/** Asks the browser to keep it, which may ask the player in turn. */
export async function askToLast(): Promise<boolean> {
  try {
    return (await lasts()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
