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
  BuildingFacts,
  BuildingId,
  Card,
  CardFacts,
  CardRole,
  CardUse,
  CityEvent,
  CityFacts,
  CityMove,
  CityOptions,
  CityResult,
  CitySettings,
  CityState,
  CityStatus,
  CityTable,
  CityView,
  Dragon,
  Dragons,
  EndReason,
  ErrorCode,
  Explanation,
  Layout,
  LayoutScheme,
  People,
  PeopleFacts,
  Phase,
  PlayersFacts,
  Power,
  Problem,
  Rank,
  Reward,
  RewardKind,
  ScaleScore,
  Seat,
  SeatState,
  Start,
  Tile,
  TileFacts,
  TileState,
  TurnState,
  UndoReason,
} from "../wasm/blue_moon_city.js";
export {
  apply,
  canUndoAfter,
  check,
  eventsFor,
  explain,
  facts,
  formatMove,
  legalMoves,
  newGame,
  parseMove,
  perft,
  preview,
  status,
  view,
} from "./api.js";
export { isRulesError, RulesError } from "./errors.js";
export { Game, type RecordOptions } from "./game.js";
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
  State,
  Status,
  View,
} from "./types.js";
