/**
 * The rules of the board game Blue Moon City (unofficial): set-up, legal moves, hidden information, records.
 *
 * ```ts
 * import { apply, legalMoves, newGame } from "blue-moon-city";
 *
 * let state = newGame({ game: "city", players: 3, seed: "moonrise" });
 * const next = apply(state, legalMoves(state)[0]);
 * localStorage.setItem("game", JSON.stringify(next.state));
 * ```
 *
 * @packageDocumentation
 */

export type {
  Code as ErrorCode,
  Limits,
  Problem,
  Random,
  Seat,
  Start,
  UndoReason,
} from "../wasm/blue_moon_city.js";
export {
  apply,
  canUndoAfter,
  check,
  eventsFor,
  explain,
  formatMove,
  legalMoves,
  moveFor,
  newGame,
  parseMove,
  perft,
  position,
  preview,
  readSeatRecord,
  status,
  view,
} from "./api.js";
export * from "./city/index.js";
export { isRulesError, RulesError } from "./errors.js";
export { facts, limits } from "./facts.js";
export { Game, type RecordOptions, type RecordSource } from "./game.js";
export { PositionObject } from "./position.js";
export { init } from "./start.js";
export type {
  Event,
  EventOf,
  ExplanationOf,
  Facts,
  GameId,
  GameOf,
  Move,
  MoveOf,
  Options,
  Position,
  PositionOf,
  QuestionOf,
  SeatRecord,
  State,
  Status,
  View,
} from "./types.js";
