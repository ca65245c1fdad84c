/** The words of the page. A language that lacks one does not compile. */

import type { GameId, Problem, UndoReason } from "blue-moon-city";
import { GAMES } from "../../games.js";
import {
  type Fault,
  type GameWords,
  type Language,
  type TableWords,
  tableWords,
} from "../../table/index.js";
import type { Pace } from "../review/playback.js";

export interface OwnWords {
  /** The choice of the language. */
  readonly language: {
    readonly choose: string;
    readonly failed: (language: string) => string;
  };

  /** The page around the games. */
  readonly page: {
    readonly title: string;
    readonly unofficial: string;
    readonly newGame: string;
    readonly home: string;
    readonly dismiss: string;
  };

  /** How a new game is set up. */
  readonly setup: {
    readonly players: string;
    readonly playerCount: (count: number) => string;
    readonly nameOf: (number: number) => string;
    readonly start: string;
    readonly startRandom: string;
    readonly options: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly begin: string;
  };

  /** The games that are kept, and what can befall them. */
  readonly saves: {
    readonly title: string;
    readonly none: string;
    readonly resume: string;
    readonly resumeNamed: (names: string) => string;
    readonly remove: string;
    readonly removeNamed: (names: string) => string;
    readonly removeSure: (names: string) => string;
    readonly confirm: string;
    readonly cancel: string;
    readonly review: string;
    readonly reviewNamed: (names: string) => string;
    readonly exportFile: string;
    readonly exportNamed: (names: string) => string;
    readonly broken: string;
    readonly brokenName: string;
    readonly turn: (turn: number) => string;
    readonly over: string;
    readonly notSaved: string;
    readonly noStorage: string;
    readonly gone: string;
    readonly changedElsewhere: string;
    readonly lastTitle: string;
    readonly backToTable: string;
    readonly lastPlayed: (when: string) => string;
    /** The players of a save that was given a name. */
    readonly by: (names: string) => string;
    readonly rename: string;
    readonly renameNamed: (title: string) => string;
    readonly renameTitle: string;
    readonly renameHint: string;
    readonly keepName: string;
    readonly cancelName: string;
    readonly exportAll: string;
    /** Some browsers clear what pages store after a week without a visit. */
    readonly mayVanish: string;
    readonly forkName: (title: string, move: number) => string;
    readonly apart: string;
    readonly gathered: (came: number, known: number, unreadable: number) => string;
  };

  /** A game that is played. */
  readonly play: {
    readonly undo: string;
    readonly redo: string;
    readonly resetTurn: string;
    readonly undoReasons: Record<UndoReason, string>;
    readonly nothingToRedo: string;
    readonly drawn: (cards: string) => string;
    /** Said when a move is taken back. */
    readonly undone: string;
    /** What the others did, to be spoken. */
    readonly meanwhile: (sentences: string) => string;
  };

  /** What happened. */
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly turn: (turn: number, name: string) => string;
    readonly earlier: string;
    readonly later: string;
  };

  /** What stands before the table between two turns. */
  readonly cover: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly lift: (name: string) => string;
    readonly news: string;
    /** Goods that came to the player in the turns of the others. */
    readonly forYou: (goods: string) => string;
    readonly gets: (name: string, goods: string) => string;
    /** A turn of which there is nothing to tell. */
  };

  /** How a game ended. */
  readonly outcome: {
    readonly title: string;
    readonly winner: (names: string) => string;
    readonly shared: (names: string) => string;
    readonly draw: string;
    readonly rank: string;
    readonly player: string;
  };

  /** Games that come in from outside. */
  readonly open: {
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
  };

  /** What is wrong with a game that can't be set up or read. */
  readonly faults: Record<Fault, (details: Problem["details"]) => string>;

  /** The menu of an open game. */
  readonly share: {
    readonly open: string;
    readonly title: string;
    readonly review: string;
    readonly showsHidden: string;
    readonly showsAll: string;
    readonly link: string;
    readonly noLink: string;
    readonly text: string;
    readonly file: string;
  };

  /** A game that is looked at move by move. */
  readonly review: {
    readonly title: string;
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly pace: string;
    readonly paces: Record<Pace, string>;
    readonly position: string;
    readonly at: (move: number, of: number) => string;
    readonly beginning: string;
    readonly reader: string;
    readonly mover: string;
    readonly spectator: string;
    readonly goOn: string;
    readonly fork: string;
  };

  /** How a game went, in plots and in numbers. */
  readonly statistics: {
    readonly title: string;
    readonly turn: string;
    readonly after: (turn: number) => string;
    readonly beginning: string;
    readonly showTurn: string;
    readonly standing: string;
    readonly asTable: string;
    readonly has: (name: string, value: number) => string;
    readonly ends: (list: string) => string;
    readonly most: (name: string, value: number, turn: number) => string;
    readonly hidden: string;
  };

  /** The rules beside a game and on a page of their own; their text is fetched separately. */
  readonly rules: {
    readonly title: string;
    readonly open: string;
    readonly close: string;
    /** The separate page, in another tab. */
    readonly apart: string;
    readonly failed: string;
  };

  /** The way to the guided first game; what it says step by step is a catalogue for itself. */
  readonly guide: {
    readonly title: string;
    /** What it is, for those who are here for the first time. */
    readonly invitation: string;
    readonly start: string;
    readonly goOn: string;
    readonly again: string;
    readonly failed: string;
    readonly progress: (step: number, of: number) => string;
    readonly next: string;
    readonly back: string;
    /** Leads the focus to what is pointed at. */
    readonly show: string;
    /** Tries another move in a separate game. */
    readonly tryIt: string;
    readonly playOn: string;
    readonly home: string;
  };

  /** A newer version of the page. */
  readonly version: {
    readonly title: string;
    readonly ready: string;
    readonly agreed: string;
    readonly begin: string;
    readonly later: string;
  };
}

export interface Words extends TableWords, OwnWords {
  /** The words at the table of each game. */
  readonly games: Readonly<Record<GameId, GameWords>>;
}

const CATALOGUES: Record<Language, () => Promise<{ words: OwnWords }>> = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  hu: () => import("./hu.js"),
  "zh-Hant": () => import("./zh-Hant.js"),
};

/** Fetches the words of a language: those of every game, and of the page around them. */
export async function loadWords(language: Language): Promise<Words> {
  const [{ words }, ...games] = await Promise.all([
    CATALOGUES[language](),
    ...GAMES.map(async (game) => [game.id, await game.words(language)] as const),
  ]);
  return {
    ...tableWords(language),
    ...words,
    games: Object.fromEntries(games) as Words["games"],
  };
}
