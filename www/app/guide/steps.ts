/** The game of a lesson, step by step, and how far the learner has come. */

import { Game, type GameId, parseMove } from "blue-moon-city";
import type { Guide, Step } from "../game.js";

/** The number of the step of this name; the beginning for one that the lesson does not have any more. */
export function stepNamed({ steps }: Guide, id: string | null): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
}

/** The moves of a step, in the notation of records. */
export function movesOf(step: Step | undefined): readonly string[] {
  if (step?.type === "move") return [step.move];
  return step?.type === "watch" ? step.moves : [];
}

/** The game of the lesson as it stands before a step. */
export function gameBefore({ options, names, steps }: Guide, index: number): Game<GameId> {
  const game = new Game<GameId>({ ...options, names });
  for (const step of steps.slice(0, index))
    for (const move of movesOf(step)) game.apply(parseMove(options.game, move));
  return game;
}

export interface Progress {
  /** The name of the step. */
  readonly step: string;
  readonly finished: boolean;
}

export function readProgress(storage: Storage | null, key: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { step, finished } = kept as Record<string, unknown>;
    return typeof step === "string" ? { step, finished: finished === true } : null;
  } catch {
    return null;
  }
}

/** Keeps it where the browser allows that; else the lesson starts over at the next visit. */
export function writeProgress(storage: Storage | null, key: string, progress: Progress): void {
  try {
    storage?.setItem(key, JSON.stringify(progress));
  } catch {
    // Full or forbidden: nothing is lost but how far it was.
  }
}
