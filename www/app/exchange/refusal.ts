/** Why a game that comes from outside is not opened. */

import type { Problem } from "blue-moon-city";
import { sentence } from "../../element/index.js";
import type { Words } from "../words/words.js";

/** What the page itself refuses, before the rules are asked. */
export type Limit =
  | "fileTooLarge"
  | "noText"
  | "linkTooLong"
  | "linkDamaged"
  | "recordTooLong"
  | "tooManyMoves";

export class Refusal extends Error {
  /** A limit of the page, or what the rules found. */
  readonly reason: Limit | Problem;
  /** What was to be opened, so that it isn't lost; `null` if it was not even read. */
  readonly text: string | null;

  constructor(reason: Limit | Problem, text: string | null) {
    super(typeof reason === "string" ? reason : reason.message);
    this.reason = reason;
    this.text = text;
  }
}

/** What the rules found, in the language of the page. */
export function explain(words: Words, problem: Problem): string {
  const faults: Partial<Record<string, (details: Problem["details"]) => string>> = words.faults;
  return faults[problem.code]?.(problem.details) ?? sentence(words, problem);
}
