/** Games that come in from outside. */

export interface OpenWords {
  readonly title: string;
  readonly hint: string;
  readonly file: string;
  readonly text: string;
  readonly submit: string;
  readonly drop: string;
  readonly wentOn: (moves: number) => string;
  readonly beside: string;
  readonly refused: string;
  readonly limits: {
    readonly fileTooLarge: string;
    readonly noText: string;
    readonly linkTooLong: string;
    readonly linkDamaged: string;
    readonly recordTooLong: string;
    readonly tooManyMoves: string;
  };
  readonly atLine: (line: number) => string;
  readonly atMove: (move: number) => string;
  readonly at: string;
  readonly kept: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saveFile: string;
  readonly close: string;
}
