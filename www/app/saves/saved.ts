/** From a save to a game in play and back. */

import { Game } from "blue-moon-city";
import { pageGame } from "../game.js";
import { namesOf } from "../names.js";
import type { Entry, Save } from "./store.js";

/**
 * The game of a save, at the ply where it was left.
 *
 * @throws if the record is none; the save may come from anywhere.
 */
export function open(save: Save): Game {
  const game = Game.fromRecord(save.record);
  while (game.ply > save.ply && game.ply > 0) game.undo({ anyway: true });
  return game;
}

/** The save of a game as it stands, with the moves that could be redone. */
export function saveOf(game: Game, id: string, name: string): Save {
  return {
    id,
    name,
    record: game.record({ withUndone: true }),
    ply: game.ply,
    updated: Date.now(),
  };
}

/** What a list says of a save that can be opened. */
export interface Summary {
  /** By seat; empty where a player has none. */
  readonly names: readonly string[];
  readonly turn: number;
  readonly over: boolean;
}

/** Summaries by id, with the text that each is of: a list of many games is drawn often. */
const summaries = new Map<string, { text: string; summary: Summary | null }>();

/** Where a saved game stands; `null` if its record is broken. */
export function summaryOf({ id, text, save }: Entry): Summary | null {
  const known = summaries.get(id);
  if (known?.text === text) return known.summary;
  const summary = save && summarize(save);
  summaries.set(id, { text, summary });
  return summary;
}

function summarize(save: Save): Summary | null {
  let game: Game | null = null;
  try {
    game = open(save);
    const { turn, over } = game.status();
    const names = namesOf(game);
    const players = pageGame(game).players(game.view(null));
    return { names: Array.from({ length: players }, (_, seat) => names[seat] ?? ""), turn, over };
  } catch {
    return null;
  } finally {
    game?.free();
  }
}
