/** A game that is looked at move by move. */

import type { Pace } from "../review/pace.js";

export interface ReviewWords {
  readonly title: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly pace: string;
  readonly paces: Record<Pace, string>;
  readonly position: string;
  readonly at: (move: number, of: number) => string;
  readonly beginning: string;
  readonly reader: string;
  readonly mover: string;
  readonly spectator: string;
  readonly goOn: string;
  readonly fork: string;
}
