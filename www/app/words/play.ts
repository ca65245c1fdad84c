/** A game that is played. */

import type { UndoReason } from "blue-moon-city";

export interface PlayWords {
  readonly undo: string;
  readonly redo: string;
  readonly resetTurn: string;
  readonly undoReasons: Record<UndoReason, string>;
  readonly nothingToRedo: string;
  readonly drawn: (cards: string) => string;
}
