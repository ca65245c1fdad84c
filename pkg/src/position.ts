/** Positions that are read once and asked often. */

import { PositionHandle, type Problem, type UndoReason } from "../wasm/blue_moon_city.js";
import { fault, guarded, RulesError } from "./errors.js";
import { is, plain, plainObject } from "./plain.js";
import { needRoom } from "./start.js";

/** Says that a game or a position was freed. */
export function freed(what: string): RulesError {
  return new RulesError({
    code: "freed",
    rule: null,
    message: `the ${what} was freed`,
    details: {},
  });
}

// Explicit resource management is younger than the hosts we serve.
export const dispose: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

/** The types of a game that its position objects speak of. */
export interface PositionTypes {
  move: { type: string };
  event: { type: string };
  status: object;
  question: object;
  explanation: object;
}

/**
 * A position that was read once, to be asked again and again: for front ends, which ask often. `position` makes it of a
 * state or view, `Game.position` of a game being played. It does not change when the game goes on.
 *
 * Forgotten ones are freed by the collector; loops that make thousands call {@link free} or use `using`.
 */
export abstract class PositionObject<T extends PositionTypes> {
  #handle: PositionHandle | null;
  readonly #unpack: (bytes: Uint8Array) => T["move"][];

  /** @internal */
  constructor(handle: PositionHandle, unpack: (bytes: Uint8Array) => T["move"][]) {
    if (!is(handle, PositionHandle)) {
      throw fault("position objects are made by position() and Game.position()", "handle");
    }
    this.#handle = handle;
    this.#unpack = unpack;
  }

  #live(): PositionHandle {
    if (this.#handle === null) throw freed("position");
    needRoom();
    return this.#handle;
  }

  #ask<T>(verb: string, argument: unknown = null): T {
    return guarded(() => this.#live().ask(verb, argument)) as T;
  }

  /** Answers a query of the game. */
  protected find(query: object): unknown {
    return this.#ask("find", plainObject(query, "query"));
  }

  /**
   * All legal moves, as the function `legalMoves`.
   *
   * ```ts
   * const moves = position(state).legalMoves();
   * ```
   *
   * @throws {RulesError} `not_your_view` if it is the view of a seat that does not decide.
   */
  legalMoves(): T["move"][] {
    return this.#unpack(guarded(() => this.#live().legalMoves()));
  }

  /**
   * Where the game stands, as the function `status`.
   *
   * ```ts
   * position(state).status().actor; // 0
   * ```
   */
  status(): T["status"] {
    return this.#ask("status");
  }

  /**
   * Why a move is illegal; `null` if it is legal.
   *
   * ```ts
   * position(state).check({ type: "declareDone" })?.rule; // "C9.4"
   * ```
   */
  check(move: T["move"]): Problem | null {
    return this.#ask("check", plainObject(move, "move"));
  }

  /**
   * Answers a question of the game, as the function `explain`.
   *
   * ```ts
   * position(state).explain({ box: 0, cards: ["H2", "F3"] }).missing;
   * ```
   */
  explain(question: T["question"]): T["explanation"] {
    return this.#ask("explain", plain(question, "question"));
  }

  /**
   * The events that are certain if the move is made, as the function `preview`.
   *
   * ```ts
   * position(state).preview({ type: "endTurn", discard: [] }).length;
   * ```
   */
  preview(move: T["move"]): T["event"][] {
    return this.#ask("preview", plainObject(move, "move"));
  }

  /**
   * Why the move, once it is made, should not be taken back, as the function `canUndoAfter`.
   *
   * ```ts
   * position(state).canUndoAfter({ type: "endTurn", discard: [] }); // "revealed"
   * ```
   */
  canUndoAfter(move: T["move"]): UndoReason | null {
    return this.#ask("canUndoAfter", plainObject(move, "move"));
  }

  /**
   * Frees the memory. Whatever is called then throws `freed`; freeing again does nothing.
   *
   * ```ts
   * using table = position(state); // or table.free() at the end
   * ```
   */
  free(): void {
    const handle = this.#handle;
    if (handle !== null) {
      needRoom();
      this.#handle = null;
      handle.free();
    }
  }

  [dispose](): void {
    this.free();
  }

  /** A position object has no plain form: store the state or view that it was made of. */
  toJSON(): never {
    throw fault("a position object can't be written as JSON; use its state or view", "position");
  }
}
