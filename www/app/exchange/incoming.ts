/** Where games come in from outside: as a file, as text or as a link. Whatever comes may be hostile. */

import { Game, isRulesError } from "blue-moon-city";
import { LARGEST_RECORD, linkIn, recordOf } from "./link.js";
import { Refusal } from "./refusal.js";

/** The size in bytes of the largest file that is read. */
export const LARGEST_FILE = 1_000_000;

/**
 * The text in a file.
 *
 * @throws {Refusal} if it is too large, or no text.
 */
export async function textIn(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new Refusal("fileTooLarge", null);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Refusal("noText", null); // or gone meanwhile
  }
}

/**
 * The game in a text that is a record or a link.
 *
 * @throws {Refusal} if there is none, or one that is far too large.
 */
export async function incoming(text: string): Promise<Game> {
  const link = linkIn(text);
  return play(link === null ? text.trimStart() : await recordOf(link));
}

function play(record: string): Game {
  if (new Blob([record]).size > LARGEST_RECORD) throw new Refusal("recordTooLong", record);
  try {
    return Game.fromRecord(record);
  } catch (error) {
    if (!isRulesError(error)) throw error;
    const { code, details } = error.problem;
    // Its length is checked already; moves are the only other thing that a record can have too many of.
    const crowded = code === "bad_record" && details.most !== undefined;
    throw new Refusal(crowded ? "tooManyMoves" : error.problem, record);
  }
}
