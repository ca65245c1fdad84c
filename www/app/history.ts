/** What happened in a game, as the page tells it: public to all, or new to one seat. */

import { type Card, type CityEvent, eventsFor, type Game, type Seat } from "blue-moon-city";

/** What everybody may know of a turn, in order. */
export interface TurnLog {
  readonly number: number;
  readonly seat: Seat;
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

  /** All that happened up to now, turn by turn. */
  turns(): TurnLog[] {
    const start = this.#game.at(0).table.turn;
    let turn = { number: start.number, seat: start.seat, events: [] as CityEvent[] };
    const log = [turn];
    for (let ply = 1; ply <= this.#game.ply; ply++) {
      for (const event of this.at(ply)) {
        if (event.type === "turn") {
          turn = { number: event.number, seat: event.seat, events: [] };
          log.push(turn);
        } else turn.events.push(event);
      }
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
