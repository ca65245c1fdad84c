/**
 * Keeps the game that is played here. Two tabs may play the same game: they agree by the events of the storage, and
 * where these come too late no move of either is lost.
 */

import type { Game } from "blue-moon-city";
import { begins, playedLine, savedLine } from "./line.js";
import { saveOf } from "./saved.js";
import { type Entry, newId, type Store } from "./store.js";

/** A game with the id that it is stored under. */
export interface Held {
  readonly id: string;
  readonly game: Game;
  /** What was stored of it when this tab last read or wrote it; `null` if nothing was. */
  readonly text: string | null;
}

export interface Kept {
  readonly id: string;
  readonly text: string | null;
  /**
   * `here`: it is kept where it was; `unstored`: only until the page is closed; `behind`: another tab went on from
   * here, so that nothing was written; `beside`: another tab went elsewhere, and this line has an id of its own now.
   */
  readonly as: "here" | "unstored" | "behind" | "beside";
}

/** Keeps a game. A line that another tab wrote meanwhile is only replaced by one that contains it. */
export function keep({ id, game, text }: Held, store: Store): Kept {
  const there = store.stored(id);
  const meeting = there && there.text !== text ? meet(game, there) : "contains";
  if (meeting === "within") return { id, text, as: "behind" };
  const under = meeting === "contains" || meeting === "alike" ? id : newId();
  const name = (there ?? store.read(id))?.save?.name ?? "";
  const stored = store.write(saveOf(game, under, name));
  return {
    id: under,
    text: store.stored(under)?.text ?? null,
    as: under !== id ? "beside" : stored ? "here" : "unstored",
  };
}

/**
 * How the game here meets what another tab wrote: both stand alike, this one contains that one or lies within it, they
 * went apart, or that one can't be read: it is broken, or of a later version of the page.
 */
export function meet(
  game: Game,
  { save }: Entry,
): "alike" | "contains" | "within" | "apart" | "unreadable" {
  const theirs = savedLine(save, playedLine);
  const ours = playedLine(game);
  if (!theirs) return "unreadable";
  if (begins(theirs, ours)) return theirs.length === ours.length ? "alike" : "contains";
  return begins(ours, theirs) ? "within" : "apart";
}
