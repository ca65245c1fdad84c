/** A newer version of the page. */

export interface VersionWords {
  readonly title: string;
  readonly ready: string;
  readonly agreed: string;
  readonly begin: string;
  readonly later: string;
}
