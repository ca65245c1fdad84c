/** The games that are kept, and what can befall them. */

export interface SavesWords {
  readonly title: string;
  readonly none: string;
  readonly resume: string;
  readonly resumeNamed: (names: string) => string;
  readonly remove: string;
  readonly removeNamed: (names: string) => string;
  readonly removeSure: (names: string) => string;
  readonly confirm: string;
  readonly cancel: string;
  readonly review: string;
  readonly reviewNamed: (names: string) => string;
  readonly exportFile: string;
  readonly exportNamed: (names: string) => string;
  readonly broken: string;
  readonly brokenName: string;
  readonly turn: (turn: number) => string;
  readonly over: string;
  readonly notSaved: string;
  readonly noStorage: string;
  readonly gone: string;
  readonly changedElsewhere: string;
}
