/** The way to the guided first game; what it says step by step is a catalogue for itself. */

export interface GuideWords {
  readonly title: string;
  /** What it is, for those who are here for the first time. */
  readonly invitation: string;
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly failed: string;
}
