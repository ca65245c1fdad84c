/** The types of the games, generic over the game. All others are generated from the Rust types. */

import type { Seat } from "../wasm/blue_moon_city.js";
import type { Games } from "./games.js";

/** The ids of the games: `"city"` is Blue Moon City. */
export type GameId = keyof Games;

/** What a game begins with. Without a `seed` 128 random bits are drawn. */
export type Options<G extends GameId> = Games[G]["options"] & { game: G; seed?: string };
/** A whole position: what to store. */
export type State<G extends GameId = GameId> = Games[G]["state"];
/** What a seat, or a spectator, may know of a position. */
export type View<G extends GameId = GameId> = Games[G]["view"];
/** A state, or the view of the seat that decides. */
export type Position<G extends GameId = GameId> = State<G> | View<G>;
/** A move. */
export type Move<G extends GameId = GameId> = Games[G]["move"];
/** Something that happened. */
export type Event<G extends GameId = GameId> = Games[G]["event"];
/** Where a game stands. */
export type Status<G extends GameId = GameId> = Games[G]["status"];
/** What may be asked while a move is chosen. */
export type QuestionOf<G extends GameId = GameId> = Games[G]["question"];
/** The answer. */
export type ExplanationOf<G extends GameId = GameId> = Games[G]["explanation"];
/** The tables of a game. */
export type Facts<G extends GameId = GameId> = Games[G]["facts"];
/** A position that was read once, to be asked again and again. */
export type PositionOf<G extends GameId = GameId> = Games[G]["position"];

/** The game that a state or view is of. */
export type GameOf<P extends { game: GameId }> = P["game"];
/** The moves of the game that a state or view is of. */
export type MoveOf<P extends { game: GameId }> = Move<GameOf<P>>;
/** The events of the game that a state or view is of. */
export type EventOf<P extends { game: GameId }> = Event<GameOf<P>>;

/** A game as one seat, or a spectator (`null`), saw it. */
export interface SeatRecord<G extends GameId = GameId> {
  /** The id of the game. */
  game: G;
  /** The number of the rules. */
  rules: number;
  /** The names of the players by seat, or none at all. */
  names: string[];
  /** Who saw it. */
  seat: Seat | null;
  /** What was seen at the beginning. */
  view: View<G>;
  /** What is seen after the last move. */
  now: View<G>;
  /** The moves, `null` where they were not told, with what was told of them. */
  moves: { move: Move<G> | null; events: Event<G>[] }[];
  /** Who won, if the game is over. */
  winners: Seat[] | null;
}
