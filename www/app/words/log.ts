/** What happened. */

export interface LogWords {
  readonly title: string;
  readonly empty: string;
  readonly turn: (turn: number, name: string) => string;
  readonly earlier: string;
  readonly later: string;
}
