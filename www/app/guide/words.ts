/** What the guide says. A language that lacks a step does not compile. */

import type { CityMove } from "blue-moon-city";
import type { Words } from "../words/words.js";
import type { StepId } from "./lesson.js";

export interface Saying {
  readonly title: string;
  /** One to three short paragraphs: what to do and why. */
  readonly text: (words: Words) => readonly string[];
}

export interface GuideText {
  /** The names of the learner and of the other player. */
  readonly names: readonly [string, string];
  readonly steps: Record<StepId, Saying>;
  readonly progress: (step: number, of: number) => string;
  readonly next: string;
  readonly back: string;
  /** Leads the focus to what is pointed at. */
  readonly show: string;
  /** Tries such a move in a game of its own. */
  readonly tryIt: string;
  /** What is said to a move that is legal but not of the lesson. */
  readonly otherwise: Record<CityMove["type"], string>;
  readonly playOn: string;
  readonly home: string;
}
