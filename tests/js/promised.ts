/** What the types promise, as a program for the compiler alone (see `types.test.ts`). */

import type {
  apply,
  BuildingId,
  CityCard,
  CityCompletion,
  CityErrorCode,
  CityEvent,
  CityExplanation,
  CityFacts,
  CityMove,
  CityPayments,
  CityPosition,
  CityProspect,
  CityQuestion,
  CityState,
  CityStatus,
  CityTile,
  CityView,
  canUndoAfter,
  check,
  ErrorCode,
  eventsFor,
  explain,
  facts,
  formatMove,
  Game,
  legalMoves,
  limits,
  Move,
  moveFor,
  newGame,
  Problem,
  parseMove,
  perft,
  position,
  preview,
  readSeatRecord,
  Seat,
  SeatRecord,
  status,
  UndoReason,
  view,
} from "blue-moon-city";

/** Whether two types are the same, and not only alike. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Is<A extends B, B> = [A, B] extends never ? never : true;

type Documented =
  | { type: "walk"; to: CityTile }
  | { type: "flyDragon"; card: "V1" | "T1" | "A1"; to: CityTile }
  | { type: "walkDragon"; card: "V2" | "T2" | "A2"; to: CityTile }
  | { type: "fly"; card: "F1"; to: CityTile }
  | { type: "extraSteps"; card: "F2" }
  | { type: "contribute"; box: number; cards: CityCard[] }
  | { type: "offer"; pillar: null | "P1" | "P2" }
  | { type: "endTurn"; discard: CityCard[] }
  | { type: "declareDone" };

type Asked<Name extends keyof CityPosition> = ReturnType<CityPosition[Name]>;
type Played<Name extends "apply" | "undo" | "redo" | "events" | "legalMoves" | "moves" | "at"> =
  ReturnType<Game[Name]>;

// Functions are generic over the game of what they are given.
export const functions = {
  newGame: true satisfies Same<ReturnType<typeof newGame<"city">>, CityState>,
  legalMoves: true satisfies Same<ReturnType<typeof legalMoves<CityState>>, CityMove[]>,
  ofView: true satisfies Same<ReturnType<typeof legalMoves<CityView>>, CityMove[]>,
  apply: true satisfies Same<
    ReturnType<typeof apply<CityState>>,
    { state: CityState; events: CityEvent[] }
  >,
  applied: true satisfies Same<Parameters<typeof apply<CityState>>[1], CityMove>,
  by: true satisfies Same<Parameters<typeof apply>[2], { by?: Seat } | undefined>,
  check: true satisfies Same<ReturnType<typeof check<CityView>>, Problem | null>,
  explain: true satisfies Same<ReturnType<typeof explain<CityView>>, CityExplanation>,
  explained: true satisfies Same<Parameters<typeof explain<CityState>>[1], CityQuestion>,
  preview: true satisfies Same<ReturnType<typeof preview<CityView>>, CityEvent[]>,
  canUndoAfter: true satisfies Same<ReturnType<typeof canUndoAfter>, UndoReason | null>,
  view: true satisfies Same<ReturnType<typeof view<CityState>>, CityView>,
  status: true satisfies Same<ReturnType<typeof status<CityView>>, CityStatus>,
  perft: true satisfies Same<ReturnType<typeof perft>, number>,
  facts: true satisfies Same<ReturnType<typeof facts<"city">>, CityFacts>,
  limits: true satisfies Same<ReturnType<typeof limits>["moves"], number>,
  position: true satisfies Same<ReturnType<typeof position<CityView>>, CityPosition>,
  eventsFor: true satisfies Same<ReturnType<typeof eventsFor<"city">>, CityEvent[]>,
  moveFor: true satisfies Same<ReturnType<typeof moveFor<"city">>, CityMove | null>,
  readSeatRecord: true satisfies Same<
    ReturnType<typeof readSeatRecord<"city">>,
    SeatRecord<"city">
  >,
  parseMove: true satisfies Same<ReturnType<typeof parseMove<"city">>, CityMove>,
  formatMove: true satisfies Same<Parameters<typeof formatMove<"city">>[1], Move<"city">>,
};

export const objects = {
  apply: true satisfies Same<Played<"apply">, CityEvent[]>,
  undo: true satisfies Same<Played<"undo">, CityEvent[]>,
  redo: true satisfies Same<Played<"redo">, CityEvent[]>,
  events: true satisfies Same<Played<"events">, CityEvent[]>,
  legalMoves: true satisfies Same<Played<"legalMoves">, CityMove[]>,
  moves: true satisfies Same<Played<"moves">, CityMove[]>,
  at: true satisfies Same<Played<"at">, CityState>,
  game: true satisfies Same<Game["game"], "city">,
  damage: true satisfies Same<Game["damage"], Problem | null>,
  position: true satisfies Same<ReturnType<Game["position"]>, CityPosition>,
  fork: true satisfies Same<ReturnType<Game["fork"]>, Game<"city">>,
  fromState: true satisfies Same<ReturnType<typeof Game.fromState<CityState>>, Game<"city">>,
  asked: true satisfies Same<Asked<"legalMoves">, CityMove[]>,
  explained: true satisfies Same<Asked<"explain">, CityExplanation>,
  previewed: true satisfies Same<Asked<"preview">, CityEvent[]>,
  stands: true satisfies Same<Asked<"status">, CityStatus>,
  payments: true satisfies Same<Asked<"payments">, CityPayments>,
  prospects: true satisfies Same<Asked<"prospects">, CityProspect[]>,
  completion: true satisfies Same<Asked<"completion">, CityCompletion>,
};

// Moves have exactly the documented shapes; what is one of few words is no text.
export const shapes = {
  moves: true satisfies Same<CityMove, Documented>,
  seats: true satisfies Same<Seat, 0 | 1 | 2 | 3>,
  lastTile: true satisfies Same<Extract<20 | 21, CityTile>, 20>,
  cards: true satisfies Same<Extract<"V1" | "K2", CityCard>, "V1">,
  buildings: true satisfies Same<Extract<"mill" | "castle", BuildingId>, "mill">,
  codes: true satisfies Same<
    Extract<"bad_move" | "no_marker" | "else", ErrorCode>,
    "bad_move" | "no_marker"
  >,
  ofCity: true satisfies Same<Extract<"bad_move" | "no_marker", CityErrorCode>, "no_marker">,
  reasons: true satisfies Same<UndoReason, "beginning" | "revealed" | "anotherPlayer">,
  words: true satisfies Is<CityCard | BuildingId | ErrorCode, string>,
};
