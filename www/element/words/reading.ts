/** What only a reader hears. */

export interface ReadingWords {
  /** Where the reader's own figure stands. */
  readonly here: string;
  /** The open boxes of a plan. */
  readonly open: (values: readonly number[], people: string) => string;
  /** What a corner of a plan promises. */
  readonly reward: (corner: string, goods: string) => string;
  /** The boxes that somebody has filled. */
  readonly filled: (name: string, values: readonly number[]) => string;
}
