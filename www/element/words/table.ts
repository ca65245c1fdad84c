/** The table and its parts. */

import type { Dragon } from "blue-moon-city";

export interface TableWords {
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
}
