/** A game that is played. */

import type { UndoReason } from "blue-moon-city";

export interface PlayWords {
  readonly undo: string;
  readonly redo: string;
  readonly resetTurn: string;
  readonly undoReasons: Record<UndoReason, string>;
  readonly nothingToRedo: string;
  readonly drawn: (cards: string) => string;
  /** Said when a move is taken back. */
  readonly undone: string;
  /** A turn of somebody else of which there is nothing to tell. */
  readonly idle: (name: string) => string;
  /** What the others did, to be spoken. */
  readonly meanwhile: (sentences: string) => string;
}
