/** The pure functions: each reads its arguments and returns something new. */

import type { Card, Problem, Seat, UndoReason } from "../wasm/blue_moon_city.js";
import { answered, fault, guarded } from "./errors.js";
import { bare, count, json, objectJson, plainObject, text } from "./plain.js";
import { rules } from "./start.js";
import type {
  Event,
  EventOf,
  ExplanationOf,
  Facts,
  GameId,
  GameOf,
  Move,
  MoveOf,
  Options,
  Position,
  State,
  Status,
  View,
} from "./types.js";
import { unpackCityMoves } from "./unpack.js";

/** The longest move in the notation of records, with room to spare. */
const MAX_MOVE = 400;

/** Splits options into what every game has and what is the game's own. */
export function splitOptions(options: unknown): {
  game: string;
  seed: string;
  rest: Record<string, unknown>;
} {
  const { game, seed, ...rest } = plainObject(options, "options");
  // Whatever is no text and not left out is a number to the rules, which refuse it.
  const given = typeof seed === "string" ? seed : (seed ?? null) === null ? null : 0;
  return { game: text(game, "game", MAX_MOVE), seed: json(given, "seed"), rest: bare(rest) };
}

/** Asks the rules about a game as such. */
function askGame<T>(verb: string, game: string, argument: string): T {
  return answered(() => rules().askGame(verb, game, argument));
}

/** Asks the rules about a position. */
function ask<T>(verb: string, position: string, argument: string): T {
  return answered(() => rules().ask(verb, position, argument));
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
  const own = json(rest, "options");
  const handle = guarded(() => rules().GameHandle.newGame(game, own, seed, "[]"));
  const state = answered<State<G>>(() => handle.ask("state", "0"));
  handle.free();
  return state;
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
  const from = objectJson(position, "position");
  return unpackCityMoves(guarded(() => rules().legalMoves(from))) as MoveOf<P>[];
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
  const [from, played] = [objectJson(position, "position"), objectJson(move, "move")];
  return ask("check", from, played);
}

/**
 * The state after a move and what happened, in order. The state that is given is not changed.
 *
 * ```ts
 * const { state: after, events } = apply(state, { type: "endTurn", discard: [] });
 * ```
 *
 * @throws {RulesError} Why the move is illegal, with its rule; or what is wrong with the state.
 */
export function apply<S extends State>(
  state: S,
  move: MoveOf<S>,
): { state: S; events: EventOf<S>[] } {
  const [from, played] = [objectJson(state, "state"), objectJson(move, "move")];
  return ask("apply", from, played);
}

/**
 * What a selection of cards would do for a box of the building that the figure is on, whether it is legal or not:
 * the colour, what it counts, what is missing, the use of each card, and why it would be refused (C4).
 *
 * ```ts
 * const { sum, missing, uses } = explain(state, 0, ["H2", "F3"]);
 * ```
 *
 * @param box The box, 0 for the leftmost.
 * @throws {RulesError} If the box can't be paid at all (`no_building`, `box_filled` ...), if a card is not in the hand,
 * or what is wrong with the position.
 */
export function explain<P extends Position>(
  position: P,
  box: number,
  cards: readonly Card[],
): ExplanationOf<GameOf<P>> {
  const [from, question] = [objectJson(position, "position"), objectJson({ box, cards }, "")];
  return ask("explain", from, question);
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
  const [from, played] = [objectJson(position, "position"), objectJson(move, "move")];
  return ask("preview", from, played);
}

/**
 * Why the move, once it is made, should not be taken back: it shows cards or ends the turn. `null` if it may. The
 * same as `canUndo` of a `Game` after the move, asked before: so that a front end can warn.
 *
 * ```ts
 * canUndoAfter(state, { type: "endTurn", discard: [] }); // "revealed"
 * ```
 *
 * @throws {RulesError} Why the move is illegal; or what is wrong with the position.
 */
export function canUndoAfter<P extends Position>(position: P, move: MoveOf<P>): UndoReason | null {
  const [from, played] = [objectJson(position, "position"), objectJson(move, "move")];
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
  const [from, viewer] = [objectJson(state, "state"), json(seat, "seat")];
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
  return ask("status", objectJson(position, "position"), "");
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
  const from = objectJson(state, "state");
  const moves = count(depth, "depth", MAX_PERFT);
  return ask("perft", from, `${moves}`);
}

const tables = new Map<string, unknown>();

/**
 * The frozen tables of a game: buildings, tiles, cards, the obelisk and all counts, so that nobody copies them.
 *
 * ```ts
 * facts("city").buildings.find(({ id }) => id === "mill")?.boxes; // [3, 2, 2]
 * ```
 *
 * @throws {RulesError} `unknown_game`.
 */
export function facts<G extends GameId>(game: G): Facts<G> {
  const id = text(game, "game", MAX_MOVE);
  if (!tables.has(id)) {
    tables.set(id, frozen(askGame<object>("facts", id, "")));
  }
  return tables.get(id) as Facts<G>;
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) {
      frozen(part);
    }
  }
  return Object.freeze(value);
}

/**
 * The events as a seat, or a spectator (`null`), may be told them: other players' drawn cards are `null` (C10.5).
 *
 * ```ts
 * socket.send(JSON.stringify(eventsFor("city", events, 1)));
 * ```
 *
 * @throws {RulesError} `bad_argument` if these are no events; `unknown_game`.
 */
export function eventsFor<G extends GameId>(
  game: G,
  events: readonly Event<G>[],
  seat: Seat | null,
): Event<G>[] {
  const id = text(game, "game", MAX_MOVE);
  const copies: unknown = JSON.parse(json(events, "events"));
  if (!Array.isArray(copies)) {
    throw fault("a list of events is expected", "events");
  }
  const list = copies.map((event, index) => plainObject(event, `events[${index}]`));
  const viewer: unknown = JSON.parse(json(seat, "seat"));
  if (viewer !== null && ![0, 1, 2, 3].includes(viewer as number)) {
    throw fault("a seat is a number from 0 to 3, or null", "seat");
  }
  const types = list.map(({ type }) => (typeof type === "string" ? type : ""));
  const secrets = askGame<string[][]>("secrets", id, json(types, "events"));
  list.forEach((event, index) => {
    if (viewer === null || event.seat !== viewer) {
      for (const field of secrets[index] ?? []) event[field] = null;
    }
  });
  return list.map((event) => ({ ...event })) as unknown as Event<G>[];
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
  const [id, played] = [text(game, "game", MAX_MOVE), objectJson(move, "move")];
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
  const [id, word] = [text(game, "game", MAX_MOVE), text(notation, "notation", MAX_MOVE)];
  return askGame("parseMove", id, word);
}
