/** The rules beside a game and on a page of their own; their text is a catalogue for itself. */

export interface RulesWords {
  readonly title: string;
  readonly open: string;
  readonly close: string;
  /** A page of its own, in another tab. */
  readonly apart: string;
  readonly failed: string;
}
