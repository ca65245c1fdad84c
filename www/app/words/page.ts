/** The page around the games. */

export interface PageWords {
  readonly title: string;
  readonly tagline: string;
  readonly unofficial: string;
  readonly newGame: string;
  readonly home: string;
  readonly dismiss: string;
}
