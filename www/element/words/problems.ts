/** Why something can't be done. */

import type { ErrorCode, Problem } from "blue-moon-city";

/** The refusals that a player can meet; others are faults of texts and files. */
export type MoveProblem = Exclude<
  ErrorCode,
  | "bad_argument"
  | "unknown_game"
  | "bad_option"
  | "bad_players"
  | "bad_seed"
  | "bad_layout"
  | "bad_cards"
  | "bad_state"
  | "newer_version"
  | "bad_record"
  | "bad_move"
  | "not_your_view"
  | "freed"
>;

export type ProblemWords = Record<MoveProblem, (details: Problem["details"]) => string>;
