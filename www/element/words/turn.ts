/** The help in a turn: what to do next, how one would come somewhere, what a move brings and what it can't take back. */

import type { BuildingId, Card, Dragon, RewardKind } from "blue-moon-city";

export interface TurnWords {
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
}
