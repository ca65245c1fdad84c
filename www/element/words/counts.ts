/** How many of a thing there are. */

export interface Counts {
  list(items: readonly string[]): string;
  crystals(count: number): string;
  scales(count: number): string;
  cards(count: number): string;
  markers(count: number): string;
  steps(count: number): string;
}
