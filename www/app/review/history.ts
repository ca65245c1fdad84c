/** What happened in a game, as the page tells it: public to all, or new to one seat. */

import { type Card, type CityEvent, eventsFor, type Game, type Seat } from "blue-moon-city";

/** What everybody may know of a turn, move by move; of a move that nobody saw anything of there is nothing. */
export interface TurnLog {
  readonly number: number;
  readonly seat: Seat;
  readonly moves: readonly MoveLog[];
}

/** What a move brought about, and the ply that it led to. */
export interface MoveLog {
  readonly ply: number;
  readonly events: readonly CityEvent[];
}

/** What everybody may know of a game, read once for each ply. */
export class History {
  readonly #game: Game;
  readonly #plies: CityEvent[][] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Forgets what came after a ply; to be called before another move is made there. */
  forget(ply: number): void {
    this.#plies.length = Math.min(this.#plies.length, ply);
  }

  /** What the move that led to a ply brought about. */
  at(ply: number): readonly CityEvent[] {
    if (ply === 0) return [];
    let events = this.#plies[ply - 1];
    if (!events) {
      events = eventsFor("city", this.#game.events(ply), null);
      this.#plies[ply - 1] = events;
    }
    return events;
  }

  /** All that happened up to a ply, turn by turn. */
  turns(last: number = this.#game.ply): TurnLog[] {
    const start = this.#game.at(0).table.turn;
    let turn = { number: start.number, seat: start.seat, moves: [] as MoveLog[] };
    const log = [turn];
    for (let ply = 1; ply <= last; ply++) {
      let events: CityEvent[] = [];
      for (const event of this.at(ply)) {
        if (event.type === "turn") {
          if (events.length) turn.moves.push({ ply, events });
          events = [];
          turn = { number: event.number, seat: event.seat, moves: [] };
          log.push(turn);
        } else events.push(event);
      }
      if (events.length) turn.moves.push({ ply, events });
    }
    return log;
  }
}

/** The cards that came into the hand of a seat since it last ended a turn: it has not seen them before. */
export function newCards(game: Game, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let ply = game.ply; ply > 0; ply--) {
    const events = game.events(ply);
    for (const event of events) {
      if ((event.type === "draw" || event.type === "takeUp") && event.seat === seat) {
        cards.push(...(event.cards ?? []));
      }
    }
    // Only who ends the turn draws then.
    const ends = events.some((event) => event.type === "turn");
    if (ends && events.some((event) => event.type === "draw" && event.seat === seat)) break;
  }
  return cards.sort();
}

/** The turns of the others since a seat last played. */
export function sinceTurnOf(log: readonly TurnLog[], seat: Seat): TurnLog[] {
  const last = log.findLastIndex((turn, index) => turn.seat === seat && index < log.length - 1);
  return log.slice(last + 1, -1);
}
