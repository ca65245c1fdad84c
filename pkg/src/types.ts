/** The types of the games, generic over the game. All others are generated from the Rust types. */

import type {
  CityEvent,
  CityFacts,
  CityMove,
  CityOptions,
  CityState,
  CityStatus,
  CityView,
  Explanation,
} from "../wasm/blue_moon_city.js";

/** The games and their types. */
interface Games {
  city: {
    options: CityOptions;
    state: CityState;
    view: CityView;
    move: CityMove;
    event: CityEvent;
    status: CityStatus;
    explanation: Explanation;
    facts: CityFacts;
  };
}

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
/** What a selection of cards would do. */
export type ExplanationOf<G extends GameId = GameId> = Games[G]["explanation"];
/** The tables of a game. */
export type Facts<G extends GameId = GameId> = Games[G]["facts"];

/** The game that a state or view is of. */
export type GameOf<P extends { game: GameId }> = P["game"];
/** The moves of the game that a state or view is of. */
export type MoveOf<P extends { game: GameId }> = Move<GameOf<P>>;
/** The events of the game that a state or view is of. */
export type EventOf<P extends { game: GameId }> = Event<GameOf<P>>;
