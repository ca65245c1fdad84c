/** What a lesson is made of. */

import { Game, parseMove } from "blue-moon-city";
import type { Wanted } from "../../element/index.js";
import { LESSON, STEPS, type StepId } from "./lesson.js";

export type Step =
  /** Something is explained; it may point at a part of the table. */
  | { readonly id: string; readonly type: "tell"; readonly at?: Part }
  /** The player makes just this move. */
  | { readonly id: string; readonly type: "move"; readonly move: string }
  /** These moves are played for whoever's turn it is. */
  | { readonly id: string; readonly type: "watch"; readonly moves: readonly string[] };

export type Part = Extract<Wanted, { type: "look" }>["at"];

/** The seat of whoever learns. */
export const LEARNER = 0;

/** The number of the step of this name; the beginning for one that the lesson does not have any more. */
export function stepNamed(id: string | null): number {
  return Math.max(
    0,
    STEPS.findIndex((step) => step.id === id),
  );
}

export function stepAt(index: number): Step & { readonly id: StepId } {
  const step = STEPS[index] ?? STEPS[0];
  return step;
}

/** The moves of a step, in the notation of records. */
export function movesOf(step: Step): readonly string[] {
  if (step.type === "move") return [step.move];
  return step.type === "watch" ? step.moves : [];
}

/** The game of the lesson as it stands before a step. */
export function gameBefore(index: number, names: readonly string[]): Game {
  const game = new Game({ game: "city", ...LESSON, names });
  for (const step of STEPS.slice(0, index))
    for (const move of movesOf(step)) game.apply(parseMove("city", move));
  return game;
}
