/** The shape of a catalogue: every word that the table and the page show. A language that lacks one does not compile. */

import type {
  BuildingId,
  Card,
  CardRole,
  CityEvent,
  Dragon,
  EndReason,
  ErrorCode,
  LayoutScheme,
  People,
  Phase,
  Power,
  Problem,
  RewardKind,
  Seat,
  Tile,
  UndoReason,
} from "blue-moon-city";

/** Gives what a sentence about an event speaks of its name. */
export interface Telling {
  who(seat: Seat): string;
  place(tile: Tile): string;
}

/** A sentence for each kind of event. */
export type EventWords = {
  [Type in CityEvent["type"]]: (
    event: Extract<CityEvent, { type: Type }>,
    telling: Telling,
  ) => string;
};

type Details = Problem["details"];

/** The refusals that a player can meet; others are faults of texts and files. */
export type MoveProblem = Exclude<
  ErrorCode,
  | "bad_argument"
  | "unknown_game"
  | "bad_option"
  | "bad_players"
  | "bad_seed"
  | "bad_layout"
  | "bad_cards"
  | "bad_state"
  | "newer_version"
  | "bad_record"
  | "bad_move"
  | "not_your_view"
  | "freed"
>;

export interface Words {
  /** The language as a tag for `lang` and for Intl. */
  readonly locale: string;

  readonly peoples: Record<People, { readonly name: string; readonly colour: string }>;
  readonly buildings: Record<BuildingId, string>;
  readonly dragons: Record<Dragon, string>;
  readonly phases: Record<Phase, string>;
  readonly roles: Record<CardRole, string>;
  readonly rewardCorners: Record<RewardKind, string>;
  readonly endReasons: Record<EndReason, string>;
  /** What a power does, as one sentence. */
  readonly powers: Record<Power, string>;
  readonly events: EventWords;
  readonly problems: Record<MoveProblem, (details: Details) => string>;

  card(card: Card, count?: number): string;
  list(items: readonly string[]): string;
  crystals(count: number): string;
  scales(count: number): string;
  cards(count: number): string;
  markers(count: number): string;
  steps(count: number): string;

  readonly table: {
    readonly city: string;
    readonly obelisk: string;
    readonly players: string;
    readonly hand: string;
    readonly actions: string;
    readonly standing: string;
    readonly anyPeople: string;
    readonly complete: string;
    readonly hiddenCrystals: string;
    readonly supply: string;
    readonly emptyHand: string;
    readonly handOf: (name: string, count: number) => string;
    readonly offerings: (made: number, needed: number) => string;
    readonly obeliskBox: (price: number, owner: string | null, lowest: boolean) => string;
    readonly box: (value: number, people: string, owner: string | null) => string;
    readonly tileFigures: (names: string) => string;
    readonly tileReach: (steps: number) => string;
    readonly tileTarget: string;
    readonly outside: (dragon: string) => string;
    readonly deck: (count: number) => string;
    readonly discards: string;
    readonly discardPile: (count: number) => string;
    readonly pool: (count: number) => string;
    readonly aside: (count: number) => string;
    readonly declared: string;
    readonly fresh: (count: number) => string;
  };

  readonly panel: {
    readonly turnOf: (name: string, turn: number) => string;
    readonly stepsLeft: (steps: number) => string;
    readonly movementOver: string;
    readonly race: string;
    readonly over: string;
    readonly watching: (name: string) => string;
    readonly hintMove: string;
    readonly hintBuild: string;
    readonly here: string;
    readonly back: string;
    readonly cancel: string;
    readonly walkHere: (steps: number) => string;
    readonly byCard: (card: string) => string;
    readonly flyHere: string;
    readonly dragonHere: (dragon: string) => string;
    readonly usePower: string;
    readonly aim: (card: string) => string;
    readonly fill: (value: number) => string;
    readonly ways: (count: number) => string;
    readonly noWay: string;
    readonly offer: (price: number) => string;
    readonly offerAgain: (card: string, price: number) => string;
    readonly endTurn: string;
    readonly declareDone: string;
    readonly payTitle: (value: number, building: string) => string;
    readonly cheapest: string;
    readonly moreWays: (count: number) => string;
    /** Payments that are not listed even then; each can be picked by hand. */
    readonly unlistedWays: (count: number) => string;
    readonly pickYourself: string;
    readonly sum: (sum: number, needed: number) => string;
    readonly missing: (missing: number) => string;
    readonly inColour: (people: string) => string;
    readonly pay: string;
    readonly clear: string;
    readonly brings: string;
    readonly irrevocable: string;
    readonly endTitle: string;
    readonly endHint: (most: number) => string;
    readonly endNow: (discarded: number, drawn: number) => string;
    readonly why: (text: string, rule: string) => string;
    readonly add: (card: string, picked: number, of: number) => string;
    readonly takeBack: (card: string) => string;
    readonly rewards: string;
  };

  readonly page: {
    readonly title: string;
    readonly tagline: string;
    readonly unofficial: string;
    readonly newGame: string;
    readonly players: string;
    readonly playerCount: (count: number) => string;
    readonly nameOf: (number: number) => string;
    readonly defaultName: (number: number) => string;
    readonly layout: string;
    readonly layouts: Record<LayoutScheme, string>;
    readonly layoutHints: Record<LayoutScheme, string>;
    readonly start: string;
    readonly startRandom: string;
    readonly options: string;
    readonly cardSplit: string;
    readonly cardSplitHint: string;
    readonly cardsOfValue: (value: number) => string;
    readonly returnAllScales: string;
    readonly openCrystals: string;
    readonly turnLimit: string;
    readonly turnLimitHint: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly begin: string;
    readonly savedGames: string;
    readonly noSaves: string;
    readonly resume: string;
    readonly resumeNamed: (names: string) => string;
    readonly remove: string;
    readonly removeNamed: (names: string) => string;
    readonly removeSure: (names: string) => string;
    readonly review: string;
    readonly reviewNamed: (names: string) => string;
    readonly exportFile: string;
    readonly exportNamed: (names: string) => string;
    readonly broken: string;
    readonly brokenName: string;
    readonly savedTurn: (turn: number) => string;
    readonly savedOver: string;
    readonly home: string;
    readonly undo: string;
    readonly redo: string;
    readonly resetTurn: string;
    readonly undoReasons: Record<UndoReason, string>;
    readonly nothingToRedo: string;
    readonly log: string;
    readonly logEmpty: string;
    readonly logTurn: (turn: number, name: string) => string;
    readonly coverTitle: (name: string) => string;
    readonly coverText: string;
    readonly coverLift: (name: string) => string;
    readonly coverNews: string;
    readonly drawn: (cards: string) => string;
    readonly outcome: string;
    readonly winner: (names: string) => string;
    readonly shared: (names: string) => string;
    readonly draw: string;
    readonly place: string;
    readonly player: string;
    readonly offeringsColumn: string;
    readonly crystalsColumn: string;
    readonly notSaved: string;
    readonly noStorage: string;
    readonly gone: string;
    readonly changedElsewhere: string;
    readonly dismiss: string;
    readonly confirm: string;
    readonly cancel: string;
  };

  /** Games that come in from outside. */
  readonly open: {
    readonly title: string;
    readonly hint: string;
    readonly file: string;
    readonly text: string;
    readonly submit: string;
    readonly drop: string;
    readonly wentOn: (moves: number) => string;
    readonly beside: string;
    readonly refused: string;
    readonly limits: {
      readonly fileTooLarge: string;
      readonly linkTooLong: string;
      readonly linkDamaged: string;
      readonly recordTooLong: string;
      readonly tooManyMoves: string;
    };
    /** What the rules say of the fault stands below, in English. */
    readonly faulty: string;
    readonly newer: string;
    readonly atLine: (line: number) => string;
    readonly atMove: (move: number) => string;
    readonly at: string;
    readonly kept: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly saveFile: string;
    readonly close: string;
  };

  /** The menu of an open game. */
  readonly share: {
    readonly open: string;
    readonly title: string;
    readonly review: string;
    readonly showsHidden: string;
    readonly showsAll: string;
    readonly link: string;
    readonly noLink: string;
    readonly text: string;
    readonly file: string;
  };

  /** A game that is looked at move by move. */
  readonly review: {
    readonly title: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly position: string;
    readonly at: (move: number, of: number) => string;
    readonly beginning: string;
    readonly reader: string;
    readonly mover: string;
    readonly spectator: string;
    readonly goOn: string;
    readonly fork: string;
  };
}
