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
  readonly lastTitle: string;
  readonly backToTable: string;
  readonly lastPlayed: (when: string) => string;
  /** The players of a save that has a name of its own. */
  readonly by: (names: string) => string;
  readonly rename: string;
  readonly renameNamed: (title: string) => string;
  readonly renameTitle: string;
  readonly renameHint: string;
  readonly keepName: string;
  readonly cancelName: string;
  readonly exportAll: string;
  /** Some browsers clear what pages store after a week without a visit. */
  readonly mayVanish: string;
  readonly forkName: (title: string, move: number) => string;
  readonly apart: string;
  readonly gathered: (came: number, known: number, unreadable: number) => string;
}
