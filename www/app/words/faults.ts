/** What is wrong with a game that can't be set up or read. */

import type { ErrorCode, Problem } from "blue-moon-city";

export type FaultCode = Extract<
  ErrorCode,
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
>;

export type FaultWords = Record<FaultCode, (details: Problem["details"]) => string>;
