/** Many games in one file, as a list of saves in JSON. What comes in may be hostile. */

import { open } from "./saved.js";
import { settle } from "./settle.js";
import { type Entry, type Store, saveIn } from "./store.js";

const KIND = "blue-moon-city games";
const FORMAT = 1;

/** The most games in a file. */
export const MOST_GAMES = 200;

/** What became of the games of a file. */
export interface Gathered {
  /** Those that are kept now and were not before, lines that went on included. */
  readonly came: number;
  readonly known: number;
  readonly unreadable: number;
  /** Whether all are kept beyond this visit. */
  readonly kept: boolean;
}

/** Texts for files of at most `most` bytes each, which together hold all games; broken saves are included as they are. */
export function collectionsOf(entries: readonly Entry[], most: number): string[] {
  const files: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { text, save } of entries) {
    const { id: _, ...game } = save ?? { id: "", broken: text };
    const line = JSON.stringify(game);
    const bytes = new Blob([line]).size + 2; // with the comma and the end of the line
    size += bytes;
    if (size > most || (files.at(-1)?.length ?? 0) >= MOST_GAMES) {
      files.push([]);
      size = new Blob([written([])]).size + bytes;
    }
    files.at(-1)?.push(line);
  }
  return files.map(written);
}

function written(games: readonly string[]): string {
  return `{"kind":${JSON.stringify(KIND)},"format":${FORMAT},"games":[\n${games.join(",\n")}\n]}\n`;
}

/** The games in a text that is such a file; `null` if it is none. */
export function collectionIn(text: string): unknown[] | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { kind, format, games } = value as Record<string, unknown>;
    return kind === KIND && format === FORMAT && Array.isArray(games) ? games : null;
  } catch {
    return null;
  }
}

/** Keeps each of the games that can be read; no move that is kept is lost. */
export async function gather(games: readonly unknown[], store: Store): Promise<Gathered> {
  let [came, known, unreadable, kept] = [0, 0, Math.max(0, games.length - MOST_GAMES), true];
  for (const value of games.slice(0, MOST_GAMES)) {
    // The page stays alive between two games.
    await new Promise((done) => setTimeout(done));
    try {
      const save = saveIn(Object(value), "");
      if (!save) throw new Error("no save");
      const game = open(save);
      const settled = settle(game, store, save);
      game.free();
      if (settled.as === "same") known++;
      else came++;
      kept &&= settled.kept;
    } catch {
      unreadable++;
    }
  }
  return { came, known, unreadable, kept };
}
