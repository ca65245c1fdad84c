/** How a new game is set up. */

import type { LayoutScheme } from "blue-moon-city";

export interface SetupWords {
  readonly players: string;
  readonly playerCount: (count: number) => string;
  readonly nameOf: (number: number) => string;
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
}
