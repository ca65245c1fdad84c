/** The words of the city: all that its table shows or speaks. A language that lacks one does not compile. */

import type {
  BuildingId,
  CityCard as Card,
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
  CityTile as Tile,
} from "blue-moon-city";
import { type Fault, type Language, type TableWords, tableWords } from "../../table/index.js";
import type { Measure } from "../statistics.js";

/** What the things of the game are called, and how many of them there are. */
interface Names {
  crystals(count: number): string;
  scales(count: number): string;
  cards(count: number): string;
  markers(count: number): string;
  steps(count: number): string;
  card(card: Card, count?: number): string;
  readonly peoples: Record<People, { readonly name: string; readonly colour: string }>;
  readonly buildings: Record<BuildingId, string>;
  readonly dragons: Record<Dragon, string>;
  readonly phases: Record<Phase, string>;
  readonly roles: Record<CardRole, string>;
  readonly rewardCorners: Record<RewardKind, string>;
  /** What a power does, as one sentence. */
  readonly powers: Record<Power, string>;
}

/** The refusals that a player can meet. */
type CityProblem = Exclude<
  ErrorCode,
  Fault | "bad_argument" | "not_your_view" | "not_your_turn" | "freed"
>;

/** Tells what a sentence about an event speaks of. */
export interface Telling {
  who(seat: Seat): string;
  /** What stands on a tile; a language has its own forms of the name. */
  building(tile: Tile): BuildingId;
}

/** A sentence for each kind of event. */
type EventWords = {
  [Type in CityEvent["type"]]: (
    event: Extract<CityEvent, { type: Type }>,
    telling: Telling,
  ) => string;
};

export interface CityWords extends Names {
  readonly events: EventWords;
  readonly problems: Record<CityProblem, (details: Problem["details"]) => string>;
  /** What only a reader hears. */
  readonly reading: {
    /** Where the reader's own figure stands. */
    readonly here: string;
    /** The open boxes of a plan. */
    readonly open: (values: readonly number[], people: string) => string;
    /** What a corner of a plan promises. */
    readonly reward: (corner: string, goods: string) => string;
    /** The boxes that somebody has filled. */
    readonly filled: (name: string, values: readonly number[]) => string;
  };
  /** The table and its parts. */
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
    /** A row of the city, counted from the north. */
    readonly row: (row: number) => string;
    readonly tileFigures: (names: string) => string;
    readonly tileReach: (steps: number) => string;
    readonly tileTarget: string;
    readonly visitors: string;
    readonly outside: (dragon: Dragon) => string;
    readonly deck: (count: number) => string;
    readonly discards: string;
    readonly discardPile: (count: number) => string;
    readonly pool: (count: number) => string;
    readonly aside: (count: number) => string;
    readonly declared: string;
    readonly fresh: (count: number) => string;
  };
  /** What can be done. */
  readonly panel: {
    readonly turnOf: (name: string, turn: number) => string;
    readonly phase: (phase: string, rest: string) => string;
    readonly stepsLeft: (steps: number) => string;
    readonly movementOver: string;
    readonly race: string;
    readonly over: string;
    readonly watching: (name: string) => string;
    readonly here: string;
    readonly back: string;
    readonly cancel: string;
    readonly walkHere: (steps: number) => string;
    readonly byCard: (card: string) => string;
    readonly usePower: string;
    readonly aim: (card: string) => string;
    readonly fill: (value: number) => string;
    readonly ways: (count: number) => string;
    readonly noWay: string;
    readonly offer: (price: number) => string;
    readonly offerAgain: (card: string, price: number) => string;
    readonly endTurn: string;
    readonly declareDone: string;
    readonly payTitle: (value: number, building: BuildingId) => string;
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
    readonly endTitle: string;
    readonly endHint: (most: number) => string;
    readonly endNow: (discarded: number, drawn: number) => string;
    readonly add: (card: string, picked: number, of: number) => string;
    readonly takeBack: (card: string) => string;
    readonly rewards: string;
  };
  /** The help in a turn: what to do next, how one would come somewhere, what a move brings and what it can't take back. */
  readonly turn: {
    /** What can be done now and what is usual, a sentence for each situation. */
    readonly next: {
      readonly walk: string;
      readonly walkOrFill: string;
      readonly walkOrOffer: string;
      readonly richEnough: (price: number) => string;
      readonly fill: string;
      readonly fillMore: string;
      readonly offer: string;
      readonly offerAgain: string;
      readonly powers: string;
      readonly end: string;
      readonly raceWalk: string;
      readonly raceOffer: string;
      readonly raceFree: string;
      readonly stale: string;
      readonly declared: string;
    };
    /** A card of the hand whose power can be used now. */
    readonly ready: string;
    /** The cards that lie aside come into the hand when the turn is over. */
    readonly takeUp: (cards: number) => string;
    readonly noPower: (value: number) => string;
    readonly forPayments: string;

    /** How one would come to a tile. */
    readonly arrive: {
      readonly walk: (steps: number) => string;
      readonly fly: string;
      readonly dragon: (dragon: Dragon) => string;
      readonly moreSteps: (steps: number) => string;
      readonly here: string;
      /** The numbers of the boxes that the hand would fill there. */
      readonly wouldFill: (boxes: readonly number[]) => string;
      readonly payable: string;
      readonly notPayable: string;
    };

    /** How a payment is composed. */
    readonly payment: {
      readonly order: string;
      readonly turnedBy: (hoax: Card) => string;
      readonly lost: (count: number) => string;
      readonly uses: (cards: string, how: string) => string;
    };

    /** What a move is sure to bring, and to whom. */
    readonly gain: {
      readonly willBring: string;
      readonly brought: string;
      readonly reasons: Record<RewardKind, (building: BuildingId) => string>;
      readonly dragons: string;
      readonly forScales: (scales: number) => string;
      readonly complete: (building: BuildingId) => string;
      readonly scalesScored: string;
      readonly nobody: string;
      readonly aside: (cards: number) => string;
      readonly markersBack: (list: string) => string;
      readonly markersOf: (name: string, count: number) => string;
      readonly nextBox: (price: number) => string;
      readonly crystalsKept: (count: number) => string;
    };

    /** One quiet line before what can't be taken back. */
    readonly warn: {
      readonly draws: string;
      readonly endsTurn: string;
      readonly endsGame: string;
    };
    readonly skip: string;
  };
  /** What the page around the table says of the game. */
  readonly page: {
    readonly tagline: string;
    /** What is spoken, and what is read, of a turn without any main event. */
    readonly idle: (name: string) => string;
    readonly quiet: string;
    readonly endings: Record<EndReason, string>;
    readonly offerings: string;
    readonly crystals: string;
    readonly measures: Record<Measure, string>;
    readonly setup: {
      readonly layout: string;
      readonly layouts: Record<LayoutScheme, string>;
      readonly layoutHints: Record<LayoutScheme, string>;
      readonly cardSplit: string;
      readonly cardSplitHint: string;
      readonly cardsOfValue: (value: number) => string;
      readonly returnAllScales: string;
      readonly openCrystals: string;
      readonly turnLimit: string;
      readonly turnLimitHint: string;
    };
  };
}

/** All words at the table of the city. */
export interface Words extends TableWords, CityWords {}

const CATALOGUES: Record<Language, () => Promise<{ words: CityWords }>> = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  hu: () => import("./hu.js"),
  "zh-Hant": () => import("./zh-Hant.js"),
};

export async function cityWords(language: Language): Promise<Words> {
  const { words } = await CATALOGUES[language]();
  return { ...tableWords(language), ...words };
}

/** Says an event in a sentence. */
export function tell(words: Words, event: CityEvent, telling: Telling): string {
  // The table pairs every type with the sentence for it; the compiler can't follow that through an index.
  const sentence = words.events[event.type] as (event: CityEvent, telling: Telling) => string;
  return sentence(event, telling);
}
