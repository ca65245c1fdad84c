/** The menu of an open game. */

export interface ShareWords {
  readonly open: string;
  readonly title: string;
  readonly review: string;
  readonly showsHidden: string;
  readonly showsAll: string;
  readonly link: string;
  readonly noLink: string;
  readonly text: string;
  readonly file: string;
}
