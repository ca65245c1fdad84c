/** What happened in a game, as the page tells it: public to all, or new to one seat. */

import { type Event, eventsFor, type Game, type GameId, type Seat } from "blue-moon-city";
import { pageGame, type Turn } from "../game.js";

/** What everybody may know of a turn, move by move; of a move that nobody saw anything of there is nothing. */
export interface TurnLog extends Turn {
  readonly moves: readonly MoveLog[];
}

/** What a move caused, and the ply that it led to. */
export interface MoveLog {
  readonly ply: number;
  readonly events: readonly Event[];
}

/** What everybody may know of a game, read once for each ply. */
export class History {
  readonly #game: Game<GameId>;
  readonly #plies: Event[][] = [];

  constructor(game: Game<GameId>) {
    this.#game = game;
  }

  /** Forgets what came after a ply; to be called before another move is made there. */
  forget(ply: number): void {
    this.#plies.length = Math.min(this.#plies.length, ply);
  }

  /** What the move that led to a ply caused. */
  at(ply: number): readonly Event[] {
    if (ply === 0) return [];
    let events = this.#plies[ply - 1];
    if (!events) {
      events = eventsFor(pageGame(this.#game).id, this.#game.events(ply), null);
      this.#plies[ply - 1] = events;
    }
    return events;
  }

  /** All that happened up to a ply, turn by turn. */
  turns(last: number = this.#game.ply): TurnLog[] {
    const { story } = pageGame(this.#game);
    const begun = ({ number, seat }: Turn) => ({ number, seat, moves: [] as MoveLog[] });
    let turn = begun(story.turnAt(this.#game.at(0)));
    const log = [turn];
    for (let ply = 1; ply <= last; ply++) {
      let events: Event[] = [];
      for (const event of this.at(ply)) {
        const next = story.turnIn(event);
        if (next) {
          if (events.length) turn.moves.push({ ply, events });
          events = [];
          turn = begun(next);
          log.push(turn);
        } else events.push(event);
      }
      if (events.length) turn.moves.push({ ply, events });
    }
    return log;
  }
}

/** The turns of the others since a seat last played. */
export function sinceTurnOf(log: readonly TurnLog[], seat: Seat): TurnLog[] {
  const last = log.findLastIndex((turn, index) => turn.seat === seat && index < log.length - 1);
  return log.slice(last + 1, -1);
}
