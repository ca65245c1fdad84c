/** How many of a thing there are. */

export interface Counts {
  list(items: readonly string[]): string;
  /** Beside each other, without a word between them. */
  series(items: readonly string[]): string;
  /** The same for parts that may be series themselves. */
  parts(items: readonly string[]): string;
  /** Between two things that only the eye sees apart. */
  readonly pause: string;
  crystals(count: number): string;
  scales(count: number): string;
  cards(count: number): string;
  markers(count: number): string;
  steps(count: number): string;
}
