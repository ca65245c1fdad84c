/** What stands before the table between two turns. */

export interface CoverWords {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly lift: (name: string) => string;
  readonly news: string;
}
