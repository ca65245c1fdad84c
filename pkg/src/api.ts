/** The pure functions: each reads its arguments and returns something new. */

import type { Problem, Seat, UndoReason } from "../wasm/blue_moon_city.js";
import { made, splitOptions } from "./arguments.js";
import { askGame, MAX_WORD } from "./ask.js";
import { fault, guarded } from "./errors.js";
import { room } from "./games.js";
import { bare, count, plain, plainObject, text } from "./plain.js";
import { rules } from "./start.js";
import type {
  Event,
  EventOf,
  ExplanationOf,
  GameId,
  GameOf,
  Move,
  MoveOf,
  Options,
  Position,
  PositionOf,
  QuestionOf,
  SeatRecord,
  State,
  Status,
  View,
} from "./types.js";

/** Asks the rules about a position. */
function ask<T>(verb: string, position: unknown, argument: unknown = null): T {
  return guarded(() => rules().ask(verb, position, argument)) as T;
}

/**
 * Sets a game up (C1). The same options and seed give the same game everywhere.
 *
 * ```ts
 * const state = newGame({ game: "city", players: 3, seed: "moonrise" });
 * ```
 *
 * @throws {RulesError} `bad_players` (C1.1), `bad_layout` (C1.2), `bad_cards`, `bad_option`, `bad_seed`, `unknown_game`.
 */
export function newGame<G extends GameId>(options: Options<G>): State<G> {
  const { game, seed, rest } = splitOptions(options);
  const handle = guarded(() => rules().GameHandle.newGame(game, rest, seed, []));
  try {
    return guarded(() => handle.ask("state", 0)) as State<G>;
  } finally {
    handle.free();
  }
}

/**
 * All legal moves, each once, in a fixed order: by the order of the types in the union, then by the fields. Of
 * payments it lists the minimal ones (C4.9). Empty only when the game is over.
 *
 * ```ts
 * const moves = legalMoves(state);
 * ```
 *
 * @param position A state, or the view of the seat whose turn it is: the answer is the same (C10.4).
 * @throws {RulesError} `bad_state`, `newer_version`, `not_your_view` for the view of another seat.
 */
export function legalMoves<P extends Position>(position: P): MoveOf<P>[] {
  const from = plainObject(position, "position");
  const bytes = guarded(() => rules().legalMoves(from));
  return room(position.game).unpack(bytes) as MoveOf<P>[];
}

/**
 * Why a move is illegal; `null` if it is legal.
 *
 * ```ts
 * check(state, { type: "walk", to: 0 })?.rule; // "C3.1"
 * ```
 *
 * @throws {RulesError} If the position itself is wrong, as {@link legalMoves}.
 */
export function check<P extends Position>(position: P, move: MoveOf<P>): Problem | null {
  const [from, played] = [plainObject(position, "position"), plainObject(move, "move")];
  return ask("check", from, played);
}

/**
 * The state after a move and what happened, in order. The state that is given is not changed.
 *
 * ```ts
 * const { state: after, events } = apply(state, { type: "endTurn", discard: [] });
 * ```
 *
 * @param options `by` is the seat that is said to make the move, as a server knows it.
 * @throws {RulesError} Why the move is illegal, with its rule; `not_your_turn` if another seat decides than `by`; or what
 * is wrong with the state.
 */
export function apply<S extends State>(
  state: S,
  move: MoveOf<S>,
  options: { by?: Seat } = {},
): { state: S; events: EventOf<S>[] } {
  const [from, played] = [plainObject(state, "state"), made(move, options)];
  return ask("apply", from, played);
}

/**
 * Answers a question of the game about what is being chosen. The city: what cards would do for a box of the building
 * that the figure is on, whether it is legal or not: the colour, what they count, what is missing, the use of each card,
 * and why it would be refused (C4).
 *
 * ```ts
 * const { sum, missing, uses } = explain(state, { box: 0, cards: ["H2", "F3"] });
 * ```
 *
 * @throws {RulesError} If the box can't be paid at all (`no_building`, `box_filled` ...), if a card is not in the hand,
 * or what is wrong with the position.
 */
export function explain<P extends Position>(
  position: P,
  question: QuestionOf<GameOf<P>>,
): ExplanationOf<GameOf<P>> {
  const [from, asked] = [plainObject(position, "position"), plain(question, "question")];
  return ask("explain", from, asked);
}

/**
 * The events that are certain if the move is made, as far as the seat that decides can know: drawn cards are a
 * number, and what hangs on hidden crystals is left out.
 *
 * ```ts
 * const complete = preview(state, move).some((event) => event.type === "complete");
 * ```
 *
 * @throws {RulesError} Why the move is illegal; or what is wrong with the position.
 */
export function preview<P extends Position>(position: P, move: MoveOf<P>): EventOf<P>[] {
  const [from, played] = [plainObject(position, "position"), plainObject(move, "move")];
  return ask("preview", from, played);
}

/**
 * Why the move, once it is made, should not be taken back: it may show what was hidden, or another player decides
 * then. `null` if it may. The same as `canUndo` of a `Game` after the move, asked before: so that a front end can warn.
 *
 * ```ts
 * canUndoAfter(state, { type: "endTurn", discard: [] }); // "revealed"
 * ```
 *
 * @throws {RulesError} Why the move is illegal; or what is wrong with the position.
 */
export function canUndoAfter<P extends Position>(position: P, move: MoveOf<P>): UndoReason | null {
  const [from, played] = [plainObject(position, "position"), plainObject(move, "move")];
  return ask("canUndoAfter", from, played);
}

/**
 * What a seat may know of a state, or a spectator (`null`) (C10): it may be sent over a wire.
 *
 * ```ts
 * const mine = view(state, 0);
 * ```
 *
 * @throws {RulesError} `bad_argument` if nobody sits there; what is wrong with the state.
 */
export function view<S extends State>(state: S, seat: Seat | null): View<GameOf<S>> {
  const [from, viewer] = [plainObject(state, "state"), plain(seat, "seat")];
  return ask("view", from, viewer);
}

/**
 * Where the game stands: who decides, the phase, what can still be done this turn, the ranking once it is over.
 *
 * ```ts
 * if (status(state).over) console.log(status(state).result);
 * ```
 *
 * @throws {RulesError} What is wrong with the position.
 */
export function status<P extends Position>(position: P): Status<GameOf<P>> {
  return ask("status", plainObject(position, "position"));
}

/** The deepest perft: deeper ones would take years. */
const MAX_PERFT = 10;

/**
 * The number of lines of play of exactly so many moves, as {@link legalMoves} lists them (perft): the same everywhere,
 * so that it tells whether two builds know the same rules. It takes about 20 times longer for each further move.
 *
 * ```ts
 * perft(state, 1) === legalMoves(state).length;
 * ```
 *
 * @param depth From 0 (one line, without a move) to 10.
 * @throws {RulesError} What is wrong with the state or the depth.
 */
export function perft(state: State, depth: number): number {
  const from = plainObject(state, "state");
  return ask("perft", from, count(depth, "depth", MAX_PERFT));
}

/**
 * A position that is read once and asked often: see {@link PositionObject}, and {@link CityPosition} for what the city
 * adds.
 *
 * ```ts
 * const seen: CityView = JSON.parse(message);
 * const table = position(seen);
 * table.legalMoves().filter((move) => table.check(move) === null).length;
 * ```
 *
 * @throws {RulesError} What is wrong with the state or view.
 */
export function position<P extends Position>(from: P): PositionOf<GameOf<P>> {
  const copy = plainObject(from, "position");
  const handle = guarded(() => rules().PositionHandle.of(copy));
  return new (room(from.game).Position)(handle) as PositionOf<GameOf<P>>;
}

/**
 * The events as a seat, or a spectator (`null`), may be told them: some are left out, and others lack what only their
 * owner may know, as drawn cards (C10.5).
 *
 * ```ts
 * socket.send(JSON.stringify(eventsFor("city", events, 1)));
 * ```
 *
 * @throws {RulesError} `bad_argument` if these are no events, or nobody can sit there; `unknown_game`.
 */
export function eventsFor<G extends GameId>(
  game: G,
  events: readonly Event<G>[],
  seat: Seat | null,
): Event<G>[] {
  const id = text(game, "game", MAX_WORD);
  const list = plain(events, "events");
  if (!Array.isArray(list)) throw fault("a list of events is expected", "events");
  return askGame("eventsFor", id, bare({ events: list, seat: plain(seat, "seat") }));
}

/**
 * A move as a seat, or a spectator (`null`), may see it; `null` if it is hidden. In the city every move is open (C10.1).
 *
 * ```ts
 * moveFor("city", move, 0, 1); // the move
 * ```
 *
 * @param by Who made it.
 * @throws {RulesError} `bad_move` if it is no move; `bad_argument`; `unknown_game`.
 */
export function moveFor<G extends GameId>(
  game: G,
  move: Move<G>,
  by: Seat,
  seat: Seat | null,
): Move<G> | null {
  const [id, played] = [text(game, "game", MAX_WORD), plainObject(move, "move")];
  return askGame(
    "moveFor",
    id,
    bare({ move: played, by: plain(by, "by"), seat: plain(seat, "seat") }),
  );
}

/** The longest record for a seat that is read, in characters: it is measured again in bytes. */
const MAX_SEAT_RECORD = 32 * 1024 * 1024;

/**
 * Reads a record for a seat, as `Game.record({ for })` writes it: what that seat saw from the beginning to now, so that
 * a client can be brought up to date.
 *
 * ```ts
 * const { now, moves } = readSeatRecord("city", text);
 * ```
 *
 * @throws {RulesError} `bad_record`, `damaged_record`, `newer_version`, `unknown_game`.
 */
export function readSeatRecord<G extends GameId>(game: G, record: string): SeatRecord<G> {
  const id = text(game, "game", MAX_WORD);
  return askGame("seatRecord", id, text(record, "record", MAX_SEAT_RECORD));
}

/**
 * A move in the notation of records, such as `0=H2H3`.
 *
 * ```ts
 * formatMove("city", { type: "contribute", box: 0, cards: ["H2", "H3"] }); // "0=H2H3"
 * ```
 *
 * @throws {RulesError} `bad_move` if it is no move; `unknown_game`.
 */
export function formatMove<G extends GameId>(game: G, move: Move<G>): string {
  const [id, played] = [text(game, "game", MAX_WORD), plainObject(move, "move")];
  return askGame("formatMove", id, played);
}

/**
 * Reads what {@link formatMove} writes.
 *
 * ```ts
 * parseMove("city", ">7"); // { type: "walk", to: 7 }
 * ```
 *
 * @throws {RulesError} `bad_move` if it is no move in this notation; `unknown_game`.
 */
export function parseMove<G extends GameId>(game: G, notation: string): Move<G> {
  const [id, word] = [text(game, "game", MAX_WORD), text(notation, "notation", MAX_WORD)];
  return askGame("parseMove", id, word);
}
