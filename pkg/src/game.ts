/** A game being played, kept in wasm. */

import type { GameHandle, Problem, Seat, UndoReason } from "../wasm/blue_moon_city.js";
import { made, nameList, splitOptions } from "./arguments.js";
import { fault, guarded, RulesError } from "./errors.js";
import { limits } from "./facts.js";
import { type Room, room } from "./games.js";
import { bare, count, flag, plain, plainObject, plainOptions, text } from "./plain.js";
import { dispose, freed } from "./position.js";
import { needRoom, rules } from "./start.js";
import type {
  Event,
  ExplanationOf,
  GameId,
  Move,
  Options,
  PositionOf,
  QuestionOf,
  State,
  Status,
  View,
} from "./types.js";

/** What a record is to tell. */
export interface RecordOptions {
  /** Only what this seat, or a spectator (`null`), saw; without it everything, the seed included. */
  for?: Seat | null;
  /** Whether moves that were taken back and not replaced are told too. */
  withUndone?: boolean;
}

/** How a record is to be read. */
export interface RecordSource<G extends GameId> {
  /** The game that it must be of. */
  game?: G;
  /** Whether a damaged record is opened as far as it goes: {@link Game.damage} then tells what is wrong with the rest. */
  salvage?: boolean;
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
export class Game<G extends GameId = GameId> {
  #handle: GameHandle | null;
  /** What the package has of the game; to ask the handle for its id takes as long as some moves. */
  readonly #room: Room<G>;

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
    if (wrapped !== null) {
      this.#handle = wrapped;
      this.#room = room(wrapped.game as G);
      return;
    }
    const { game, seed, rest } = splitOptions(options);
    const { names, ...others } = rest;
    const [own, list] = [bare(others), nameList(names)];
    this.#handle = guarded(() => rules().GameHandle.newGame(game, own, seed, list));
    this.#room = room(game as G);
  }

  /**
   * Goes on from a state.
   *
   * ```ts
   * const game = Game.fromState(JSON.parse(saved));
   * ```
   *
   * @param options The `names` of the players, and the `game` that the state must be of.
   * @throws {RulesError} What is wrong with the state or names; `unknown_game` if it is of another game.
   */
  static fromState<S extends State>(
    state: S,
    options: { names?: readonly string[]; game?: S["game"] } = {},
  ): Game<S["game"]> {
    const from = plainObject(state, "state");
    const { names, game } = plainOptions(options, "names", "game");
    const list = nameList(names);
    return wrap(
      guarded(() => rules().GameHandle.fromState(from, list)),
      game,
    );
  }

  /**
   * Plays a record to its end. What pasting adds is passed over: text around it, marks of quotation, fences of code.
   *
   * ```ts
   * const game = Game.fromRecord(saved, { game: "city" });
   * ```
   *
   * @throws {RulesError} `bad_record`; `damaged_record` if its end is missing or it was changed, and `salvage` was not
   * asked for; `newer_version`; `unknown_game` if it is of another game than `game`; or why a move is illegal, with its
   * ply.
   */
  static fromRecord<G extends GameId = GameId>(
    record: string,
    options: RecordSource<G> = {},
  ): Game<G> {
    const { game, salvage } = plainOptions(options, "game", "salvage");
    const from = text(record, "record", limits().record);
    const open = flag(salvage, "salvage");
    return wrap(
      guarded(() => rules().GameHandle.fromRecord(from, open)),
      game,
    );
  }

  get #live(): GameHandle {
    if (this.#handle === null) throw freed("game");
    needRoom();
    return this.#handle;
  }

  /** Asks the game in wasm. */
  #ask<T>(verb: string, argument: unknown = null): T {
    return guarded(() => this.#live.ask(verb, argument)) as T;
  }

  /**
   * The id of the game.
   *
   * ```ts
   * facts(game.game);
   * ```
   */
  get game(): G {
    return this.#live.game as G;
  }

  /**
   * What is wrong with the rest of the record that the game was salvaged from; `null` if nothing is.
   *
   * ```ts
   * if (game.damage) warn(`Only ${game.length} moves could be read.`);
   * ```
   */
  get damage(): Problem | null {
    return this.#live.damage() as Problem | null;
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
    return this.#ask("view", plain(seat, "seat"));
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
    return this.#room.unpack(this.#live.legalMoves());
  }

  /**
   * All moves that were made, those that were taken back included.
   *
   * ```ts
   * game.moves().map((move) => formatMove("city", move)).join(" ");
   * ```
   */
  moves(): Move<G>[] {
    return this.#room.unpack(this.#live.moves());
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
    return this.#ask("events", count(ply, "ply"));
  }

  /**
   * Why a move is illegal now; `null` if it is legal.
   *
   * ```ts
   * game.check({ type: "declareDone" })?.rule; // "C9.4"
   * ```
   */
  check(move: Move<G>): Problem | null {
    return this.#ask("check", plainObject(move, "move"));
  }

  /**
   * Answers a question of the game, as `explain`.
   *
   * ```ts
   * game.explain({ box: 0, cards: ["H2", "F3"] }).missing;
   * ```
   *
   * @throws {RulesError} If the question makes no sense: the box can't be paid at all, a card is not in the hand.
   */
  explain(question: QuestionOf<G>): ExplanationOf<G> {
    return this.#ask("explain", plain(question, "question"));
  }

  /**
   * The position now, to be asked often: all of it, or what a seat or a spectator (`null`) knows. It does not change when
   * the game goes on.
   *
   * ```ts
   * const table = game.position(0);
   * ```
   *
   * @throws {RulesError} `bad_argument` if nobody sits there.
   */
  position(seat?: Seat | null): PositionOf<G> {
    const viewer = seat === undefined ? undefined : plain(seat, "seat");
    return new this.#room.Position(guarded(() => this.#live.position(viewer)));
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
    return this.#ask("preview", plainObject(move, "move"));
  }

  /**
   * Plays a move and tells what happened. Moves that were taken back are dropped.
   *
   * ```ts
   * for (const event of game.apply({ type: "walk", to: 5 })) animate(event);
   * ```
   *
   * @param options `by` is the seat that is said to make the move, as a server knows it.
   * @throws {RulesError} Why it is illegal; `not_your_turn` if another seat decides than `by`; `too_many_moves`. The game
   * is unchanged.
   */
  apply(move: Move<G>, options: { by?: Seat } = {}): Event<G>[] {
    return this.#ask("apply", made(move, options));
  }

  /**
   * Why the last move should not be taken back: there is none, it showed what was hidden or might have, or another
   * player decides since. `null` if it may.
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
    return this.#ask("undo", anyway);
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
    return this.#ask("state", count(ply, "ply"));
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
    const everything = reader === undefined;
    const wish = { everything, seat: reader ?? null, withUndone: flag(withUndone, "withUndone") };
    return this.#ask("record", bare(wish));
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
let wrapped: GameHandle | null = null;

/** Makes a game of a handle, if it is of the game that was asked for. */
function wrap<G extends GameId>(handle: GameHandle, asked?: unknown): Game<G> {
  if (asked !== undefined && asked !== handle.game) {
    const game = handle.game;
    handle.free();
    throw new RulesError({
      code: "unknown_game",
      rule: null,
      message: `this is the game "${game}", not the one that was asked for`,
      details: { game },
    });
  }
  wrapped = handle;
  try {
    return new Game<G>({} as Options<G> & { names?: readonly string[] });
  } finally {
    wrapped = null;
  }
}
