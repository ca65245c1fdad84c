/** The choice of the language. */

export interface LanguageWords {
  readonly choose: string;
  readonly failed: (language: string) => string;
}
