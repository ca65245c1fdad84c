/** A game being played, kept in wasm. */

import type { Card, GameHandle, Problem, Seat, UndoReason } from "../wasm/blue_moon_city.js";
import { splitOptions } from "./api.js";
import { answered, fault, guarded, RulesError } from "./errors.js";
import { count, flag, json, objectJson, plainOptions, text } from "./plain.js";
import { needRoom, rules } from "./start.js";
import type { Event, ExplanationOf, GameId, Move, Options, State, Status, View } from "./types.js";
import { unpackCityMoves } from "./unpack.js";

/** The longest record that is read, in characters: it is measured again in bytes. */
const MAX_RECORD = 256 * 1024;

// Explicit resource management is younger than the hosts we serve.
const dispose: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");

/** What a record is to tell. */
export interface RecordOptions {
  /** Only what this seat, or a spectator (`null`), saw; without it everything, the seed included. */
  for?: Seat | null;
  /** Whether moves that were taken back and not replaced are told too. */
  withUndone?: boolean;
}

/**
 * A game being played: the fast way for front ends, replays and bots. It lives in wasm and keeps all positions, so
 * that moves can be taken back, made again, reviewed and forked.
 *
 * Forgotten games are freed by the collector; loops that make thousands call {@link free} or use `using`.
 * It can't be cloned: send its {@link record} to a worker.
 *
 * ```ts
 * const game = new Game({ game: "city", players: 2, names: ["Ada", "Bo"] });
 * game.apply(game.legalMoves()[0]);
 * localStorage.setItem("game", game.record());
 * ```
 */
export class Game<G extends GameId = "city"> {
  #handle: GameHandle | null;

  /**
   * Sets a game up.
   *
   * ```ts
   * new Game({ game: "city", players: 3, names: ["Ada", "Bo", "Cy"], seed: "moonrise" });
   * ```
   *
   * @param options As for `newGame`, and the `names` of the players, each of at most 40 characters.
   * @throws {RulesError} As `newGame`; `bad_option` for names.
   */
  constructor(options: Options<G> & { names?: readonly string[] }) {
    if (made !== null) {
      this.#handle = made;
      return;
    }
    const { game, seed, rest } = splitOptions(options);
    const { names, ...others } = rest;
    const own = json(others, "options");
    this.#handle = guarded(() => rules().GameHandle.newGame(game, own, seed, nameList(names)));
  }

  /**
   * Goes on from a state.
   *
   * ```ts
   * const game = Game.fromState(JSON.parse(saved));
   * ```
   *
   * @throws {RulesError} What is wrong with the state or names.
   */
  static fromState<S extends State>(
    state: S,
    options: { names?: readonly string[] } = {},
  ): Game<S["game"]> {
    const [from, { names }] = [objectJson(state, "state"), plainOptions(options, "names")];
    return wrap(guarded(() => rules().GameHandle.fromState(from, nameList(names))));
  }

  /**
   * Plays a record to its end.
   *
   * ```ts
   * const game = Game.fromRecord(localStorage.getItem("game"));
   * ```
   *
   * @throws {RulesError} `bad_record`, `newer_version`, or why a move is illegal, with its ply.
   */
  static fromRecord<G extends GameId = "city">(record: string): Game<G> {
    const from = text(record, "record", MAX_RECORD);
    return wrap(guarded(() => rules().GameHandle.fromRecord(from)));
  }

  get #live(): GameHandle {
    if (this.#handle === null) {
      throw new RulesError({
        code: "freed",
        rule: null,
        message: "the game was freed",
        details: {},
      });
    }
    needRoom();
    return this.#handle;
  }

  /** Asks the game in wasm. */
  #ask<T>(verb: string, argument = ""): T {
    return answered(() => this.#live.ask(verb, argument));
  }

  /**
   * How many moves lead to the position now.
   *
   * ```ts
   * game.ply; // 12
   * ```
   */
  get ply(): number {
    return this.#live.ply;
  }

  /**
   * How many moves there are, those that were taken back included.
   *
   * ```ts
   * game.ply < game.length; // whether redo() has something to do
   * ```
   */
  get length(): number {
    return this.#live.length;
  }

  /**
   * The names of the players by seat, or none at all.
   *
   * ```ts
   * game.names[0] ?? "Player 1";
   * ```
   */
  get names(): string[] {
    return this.#ask("names");
  }

  /**
   * The whole position now.
   *
   * ```ts
   * localStorage.setItem("state", JSON.stringify(game.state()));
   * ```
   */
  state(): State<G> {
    return this.at(this.ply);
  }

  /**
   * What a seat, or a spectator (`null`), may know now (C10).
   *
   * ```ts
   * socket.send(JSON.stringify(game.view(1)));
   * ```
   *
   * @throws {RulesError} `bad_argument` if nobody sits there.
   */
  view(seat: Seat | null): View<G> {
    const viewer = json(seat, "seat");
    return this.#ask("view", viewer);
  }

  /**
   * Where the game stands now.
   *
   * ```ts
   * if (game.status().over) console.info(game.status().result);
   * ```
   */
  status(): Status<G> {
    return this.#ask("status");
  }

  /**
   * All legal moves, as `legalMoves`.
   *
   * ```ts
   * const walks = game.legalMoves().filter((move) => move.type === "walk");
   * ```
   */
  legalMoves(): Move<G>[] {
    return unpackCityMoves(this.#live.legalMoves()) as Move<G>[];
  }

  /**
   * All moves that were made, those that were taken back included.
   *
   * ```ts
   * game.moves().map((move) => formatMove("city", move)).join(" ");
   * ```
   */
  moves(): Move<G>[] {
    return unpackCityMoves(this.#live.moves()) as Move<G>[];
  }

  /**
   * What the move that led to a ply brought about.
   *
   * ```ts
   * game.events(1)[0]?.type; // "walk"
   * ```
   *
   * @param ply From 1 on; by default the last one made.
   * @throws {RulesError} `no_such_ply`.
   */
  events(ply: number = this.ply): Event<G>[] {
    return this.#ask("events", `${count(ply, "ply")}`);
  }

  /**
   * Why a move is illegal now; `null` if it is legal.
   *
   * ```ts
   * game.check({ type: "declareDone" })?.rule; // "C9.4"
   * ```
   */
  check(move: Move<G>): Problem | null {
    return this.#ask("check", objectJson(move, "move"));
  }

  /**
   * What a selection of cards would do for a box, as `explain`.
   *
   * ```ts
   * game.explain(0, ["H2", "F3"]).missing;
   * ```
   *
   * @throws {RulesError} If the box can't be paid at all, or a card is not in the hand.
   */
  explain(box: number, cards: readonly Card[]): ExplanationOf<G> {
    return this.#ask("explain", objectJson({ box, cards }, ""));
  }

  /**
   * The events that are certain if the move is made, as `preview`.
   *
   * ```ts
   * game.preview({ type: "endTurn", discard: [] }).map(({ type }) => type); // ["draw", "turn"]
   * ```
   *
   * @throws {RulesError} Why the move is illegal.
   */
  preview(move: Move<G>): Event<G>[] {
    return this.#ask("preview", objectJson(move, "move"));
  }

  /**
   * Plays a move and tells what happened. Moves that were taken back are dropped.
   *
   * ```ts
   * for (const event of game.apply({ type: "walk", to: 5 })) animate(event);
   * ```
   *
   * @throws {RulesError} Why it is illegal; the game is unchanged.
   */
  apply(move: Move<G>): Event<G>[] {
    return this.#ask("apply", objectJson(move, "move"));
  }

  /**
   * Why the last move should not be taken back: there is none, it showed cards, or it ended the turn. `null` if it may.
   *
   * ```ts
   * if (game.canUndo() === null) game.undo();
   * ```
   */
  canUndo(): UndoReason | null {
    return this.#ask("canUndo");
  }

  /**
   * Takes the last move back and returns the events that it had brought about.
   *
   * ```ts
   * game.undo({ anyway: true }); // among friends
   * ```
   *
   * @param options `anyway` overrules all reasons of {@link canUndo} but the beginning.
   * @throws {RulesError} `cannot_undo` with the reason, `no_such_ply` at the beginning.
   */
  undo(options: { anyway?: boolean } = {}): Event<G>[] {
    const anyway = flag(plainOptions(options, "anyway").anyway, "anyway");
    return this.#ask("undo", `${anyway}`);
  }

  /**
   * Makes the move again that was taken back last.
   *
   * ```ts
   * while (game.ply < game.length) game.redo();
   * ```
   *
   * @throws {RulesError} `no_such_ply` if there is none.
   */
  redo(): Event<G>[] {
    return this.#ask("redo");
  }

  /**
   * The whole position after so many moves, also of those that were taken back.
   *
   * ```ts
   * const beginning = game.at(0);
   * ```
   *
   * @throws {RulesError} `no_such_ply`.
   */
  at(ply: number): State<G> {
    return this.#ask("state", `${count(ply, "ply")}`);
  }

  /**
   * A game of its own that begins alike and has the moves up to that ply.
   *
   * ```ts
   * const what = game.fork(10);
   * what.apply(what.legalMoves()[0]); // game is as before
   * ```
   *
   * @throws {RulesError} `no_such_ply`.
   */
  fork(ply: number = this.ply): Game<G> {
    const at = count(ply, "ply");
    return wrap(guarded(() => this.#live.fork(at)));
  }

  /**
   * The game as a short text (see the README for its notation). A full record shows all cards to whoever reads it:
   * its seed gives them. With `for` it tells what that seat saw.
   *
   * ```ts
   * const mine = game.record({ for: 0 });
   * ```
   *
   * @throws {RulesError} `bad_argument` if nobody sits there.
   */
  record(options: RecordOptions = {}): string {
    const { for: reader, withUndone } = plainOptions(options, "for", "withUndone");
    if (reader === undefined && Object.hasOwn(options, "for")) {
      throw fault(
        "a seat or null is expected; without this option the record tells everything",
        "for",
      );
    }
    const whole = flag(withUndone, "withUndone");
    const viewer = reader === undefined ? "null" : json(reader, "for");
    return this.#ask(
      "record",
      `{"everything":${reader === undefined},"seat":${viewer},"withUndone":${whole}}`,
    );
  }

  /**
   * Frees the memory. Whatever is called then throws `freed`; freeing again does nothing.
   *
   * ```ts
   * using trial = game.fork(); // or trial.free() at the end
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

  /** A game has no plain form: store its record or state. */
  toJSON(): never {
    throw fault("a game can't be written as JSON; use record() or state()", "game");
  }
}

/** Handed to the constructor by {@link wrap}. */
let made: GameHandle | null = null;

function wrap<G extends GameId>(handle: GameHandle): Game<G> {
  made = handle;
  try {
    return new Game<G>({} as Options<G>);
  } finally {
    made = null;
  }
}

/** A list of names as JSON text. */
function nameList(names: unknown): string {
  if (names === undefined || names === null) {
    return "[]";
  }
  if (!Array.isArray(names)) {
    throw fault("a list of names is expected", "names");
  }
  const list = names.map((name, index) => {
    const where = `names[${index}]`;
    if (/\p{Surrogate}/u.test(text(name, where, 400))) {
      throw fault("a name is well-formed text", where);
    }
    return name;
  });
  return json(list, "names");
}
