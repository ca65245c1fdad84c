/** What the page has to know of a game. `../games.ts` lists the games; nothing else of the page names one. */

import type { Event, Game, GameId, Move, Options, Seat, State, Status, View } from "blue-moon-city";
import type { CSSResult, CSSResultGroup, nothing, TemplateResult } from "lit";
import { GAMES } from "../games.js";
import type { GameWords, IconName, Language, Wanted } from "../table/index.js";

export interface PageGame<G extends GameId = GameId, W extends GameWords = GameWords> {
  readonly id: G;
  /** Fetches the words of its table in a language. */
  words(language: Language): Promise<W>;
  /** What the game is about, in a sentence. */
  tagline(words: W): string;
  /** How many play. */
  players(view: View<G>): number;
  readonly setup: Setup<G, W>;
  readonly table: Table<G, W>;
  readonly story: Story<G, W>;
  readonly statistics: Statistics<G>;
  readonly rules: Rules<W>;
  readonly guide: GuidedGame<G, W>;
}

/** What is asked before a game, besides the players, who begins, and the seed. */
export interface Setup<G extends GameId, W extends GameWords> {
  /** How many can play, and how many do unless something else is chosen. */
  readonly players: readonly number[];
  readonly usual: number;
  readonly style: CSSResultGroup;
  /** What everybody chooses, and what only those look for who know the game. */
  fields(words: W): TemplateResult;
  houseRules(words: W): TemplateResult;
  /** What the form says; the library refuses what can't be. */
  options(form: FormData, common: Common): Options<G>;
}

/** What is chosen for every game. */
export interface Common {
  readonly players: number;
  readonly start: Seat | "random";
  readonly seed?: string;
}

/** The custom element that is the table: a `TableFrame`. */
export interface Table<G extends GameId, W extends GameWords> {
  readonly tag: string;
  draw(given: Given<G, W>, children: unknown): TemplateResult;
}

export interface Given<G extends GameId, W extends GameWords> {
  readonly view: View<G>;
  readonly names: readonly string[];
  readonly words: W;
  /** What led from the view before to this one; empty where the game jumps. */
  readonly events: readonly Event<G>[];
  /** The cards that are marked as new. */
  readonly fresh?: readonly string[];
  /** What the last move did, where that is to be seen on the board. */
  readonly traced?: readonly Event<G>[];
  /** Whether the table is only looked at. */
  readonly still?: boolean;
  /** Whether somebody is guided, and what is pointed at. */
  readonly guided?: boolean;
  readonly wanted?: Wanted<G> | null;
  /** Called with a move that the player decides on. */
  readonly move?: (event: CustomEvent<Move<G>>) => void;
}

/** A turn by its number and the seat that has it. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat;
}

/** What happens in a game, for the log and for the ear. */
export interface Story<G extends GameId, W extends GameWords> {
  /** The turn at a position, and the one that an event begins, if it begins one. */
  turnAt(state: State<G>): Turn;
  turnIn(event: Event<G>): Turn | null;
  /** The cards that came into the hand of a seat since it last ended a turn: it has not seen them before. */
  newCards(game: Game<G>, seat: Seat): readonly string[];
  /** How the sentences look that stand out, and what a telling draws. */
  readonly toldStyle: CSSResult;
  readonly style: CSSResultGroup;
  telling(from: Named<G, W>): Telling<G>;
}

/** A position, with the names of its players and the words that it is told in. */
export interface Named<G extends GameId, W extends GameWords> {
  readonly view: View<G>;
  readonly names: readonly string[];
  readonly words: W;
}

/** A game as it is told in a language. */
export interface Telling<G extends GameId = GameId> {
  who(seat: Seat): string;
  /** An event in a sentence, and the drawing that goes with it, if any. */
  tell(event: Event<G>): string;
  drawn(event: Event<G>): TemplateResult | typeof nothing;
  /** The main events of a turn, where there is no room for all. */
  inShort(events: readonly Event<G>[]): readonly Event<G>[];
  /** The events that are spoken one by one; of the others only what they bring to whom is spoken, or nothing. */
  aloud(events: readonly Event<G>[]): readonly Event<G>[];
  /** All that each player got. */
  goods(events: readonly Event<G>[]): ReadonlyMap<Seat, string>;
  cards(cards: readonly string[]): string;
  /** What is spoken, and what is read, of a turn without any main event. */
  idle(seat: Seat): string;
  readonly quiet: string;
  ending(result: Result<G>): Ending;
  measure(measure: string): string;
}

export type Result<G extends GameId = GameId> = NonNullable<Status<G>["result"]>;

/** How a game ended: why, and what the ranking compares. */
export interface Ending {
  readonly reason: string;
  readonly compared: readonly Compared[];
}

/** A number of each player; `null` where it did not count. */
export interface Compared {
  readonly icon: IconName;
  readonly said: string;
  readonly numbers: ReadonlyMap<Seat, number | null>;
}

export interface Statistics<G extends GameId> {
  /** The beginning and the end of every turn, the last one as far as it was played. */
  marks(game: Game<G>): readonly Mark[];
  /** The numbers of every player at some of these marks, by what is measured. */
  lines(game: Game<G>, marks: readonly Mark[], reader: Reader): Readonly<Record<string, Lines>>;
}

/** The end of a turn, 0 for the beginning, and the ply that it led to. */
export interface Mark {
  readonly turn: number;
  readonly ply: number;
}

/** A seat, a spectator (`null`), or one who may know all. */
export type Reader = Seat | null | "all";

/** For each seat the numbers turn by turn; `null` where they are hidden. */
export type Lines = readonly (readonly (number | null)[])[];

export interface Rules<W extends GameWords> {
  /** The numbers of the rules by the number of their chapter; no two games have one alike. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  /** Fetches the book in a language. */
  load(language: Language): Promise<Rulebook<W>>;
}

/** The text of the rules with its pictures. */
export interface Rulebook<W extends GameWords = GameWords> {
  readonly title: string;
  readonly contents: string;
  readonly style: CSSResultGroup;
  chapter(number: string): string;
  aim(ink: Ink<W>): TemplateResult;
  rule(number: string, ink: Ink<W>): TemplateResult;
  /** The picture or table that stands below a rule. */
  figure(number: string, ink: Ink<W>): TemplateResult | typeof nothing;
}

/** What a rule is written with. */
export interface Ink<W extends GameWords> {
  readonly words: W;
  /** A way to another rule. */
  rule(number: string): TemplateResult;
}

/** The guided first game. */
export interface GuidedGame<G extends GameId, W extends GameWords> {
  /** Where it is found, and the key under which the progress is kept. */
  readonly address: string;
  readonly key: string;
  load(language: Language): Promise<Guide<G, W>>;
}

export interface Guide<G extends GameId = GameId, W extends GameWords = GameWords> {
  readonly options: Options<G>;
  /** The seat of the learner. */
  readonly learner: Seat;
  readonly steps: readonly Step[];
  /** The names of all players. */
  readonly names: readonly string[];
  saying(step: string): Saying<W>;
  /** What is said to a move that is legal but not of the lesson. */
  otherwise(move: Move<G>): string;
}

/** What a lesson is made of. */
export type Step =
  /** Something is explained; it may point at a part of the table. */
  | { readonly id: string; readonly type: "tell"; readonly at?: string }
  /** The player makes exactly this move, in the notation of records. */
  | { readonly id: string; readonly type: "move"; readonly move: string }
  /** These moves are played, whichever player's they are. */
  | { readonly id: string; readonly type: "watch"; readonly moves: readonly string[] };

export interface Saying<W extends GameWords = GameWords> {
  readonly title: string;
  /** One to three short paragraphs: what to do and why. */
  text(words: W): readonly string[];
}

const known = new WeakMap<Game<GameId>, PageGame>();

/** What the page knows of the game that is played. */
export function pageGame(game: Game<GameId>): PageGame {
  const found = known.get(game) ?? GAMES.find(({ id }) => id === game.view(null).game);
  if (!found) throw new RangeError("The page lacks this game.");
  known.set(game, found);
  return found;
}
