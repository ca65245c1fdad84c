/** Plays games by chance, the same way each time. */

import {
  type CityMove,
  type ErrorCode,
  Game,
  isRulesError,
  type Options,
  type Problem,
} from "blue-moon-city";

/** A small generator of numbers below a bound (mulberry32): the same from the same seed. */
export function chance(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Picks a contribution or an offering if one is listed, else any move. */
export function pick(moves: readonly CityMove[], below: (bound: number) => number): CityMove {
  const good = moves.filter(({ type }) => type === "contribute" || type === "offer");
  const choice = good.length > 0 ? good : moves;
  const move = choice[below(choice.length)];
  if (!move) throw new Error("there is no move");
  return move;
}

/** Plays so many moves at the most, or to the end. */
export function play(game: Game, seed: number, most = 20_000): Game {
  const below = chance(seed);
  for (let made = 0; made < most && !game.status().over; made += 1) {
    game.apply(pick(game.legalMoves(), below));
  }
  return game;
}

/** A game in the middle. */
export function midGame(options: Partial<Options<"city">> = {}, moves = 60): Game {
  return play(new Game({ game: "city", players: 3, seed: "middle", ...options }), 1, moves);
}

/** The same value with the keys of all objects in another order. */
export function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)]));
}

/** Freezes a value and all that is in it. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** The problem that a call is refused with; fails if it is not refused, or by anything but a RulesError. */
export function refusal(call: () => unknown): Problem {
  try {
    call();
  } catch (error) {
    if (isRulesError(error)) return error.problem;
    throw error;
  }
  throw new Error("it was not refused");
}

/** The code of the RulesError that a call throws; nothing if it throws none. */
export function codeOf(call: () => unknown): ErrorCode | undefined {
  let problem: Problem | undefined;
  try {
    call();
  } catch (error) {
    problem = refusal(() => {
      throw error;
    });
  }
  return problem?.code;
}
