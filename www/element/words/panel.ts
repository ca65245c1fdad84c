/** What can be done. */

import type { BuildingId } from "blue-moon-city";

export interface PanelWords {
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
  readonly why: (text: string, rule: string) => string;
  readonly rule: (rule: string) => string;
  readonly add: (card: string, picked: number, of: number) => string;
  readonly takeBack: (card: string) => string;
  readonly rewards: string;
}
