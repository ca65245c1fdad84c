/** How a game ended. */

import type { EndReason } from "blue-moon-city";

export interface OutcomeWords {
  readonly reasons: Record<EndReason, string>;
  readonly title: string;
  readonly winner: (names: string) => string;
  readonly shared: (names: string) => string;
  readonly draw: string;
  readonly place: string;
  readonly player: string;
  readonly offerings: string;
  readonly crystals: string;
}
