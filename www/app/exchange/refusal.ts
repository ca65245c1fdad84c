/** Why a game that comes from outside is not opened. */

import type { Problem } from "blue-moon-city";
import type { GameWords } from "../../table/index.js";
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

/** What the rules found, in the language of the page: any game may be refused for it, or only one of them. */
export function explain({ faults, games }: Words, problem: Problem): string {
  const all: readonly GameWords["problems"][] = [
    faults,
    ...Object.values(games).map(({ problems }) => problems),
  ];
  const said = all.find((sentences) => problem.code in sentences)?.[problem.code];
  return said?.(problem.details) ?? problem.message;
}
