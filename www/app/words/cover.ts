/** What stands before the table between two turns. */

export interface CoverWords {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly lift: (name: string) => string;
  readonly news: string;
  /** Goods that came to the player in the turns of the others. */
  readonly forYou: (goods: string) => string;
  readonly gets: (name: string, goods: string) => string;
  /** A turn of which there is nothing to tell. */
  readonly quiet: string;
}
