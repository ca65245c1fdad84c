/** Points at a part of the table, or at what one would touch next to make a certain move; nothing is done by it. */

import { type CityCard as Card, type CityMove, formatMove } from "blue-moon-city";
import { css } from "lit";
import { kinds, type Scene } from "./scene.js";

/** What is pointed at: a move that is to be made, or a part to be looked at. */
export type Wanted = CityMove | { readonly type: "look"; readonly at: keyof typeof PARTS };

const PARTS = {
  city: ".city",
  hand: ".hand",
  obelisk: ".obelisk",
  players: ".players",
  pool: ".supply",
  panel: ".panel-body",
} as const;

/** Marks what is pointed at, in the order of the page, and gives it back; without anything wanted, nothing. */
export function markWanted(
  root: ParentNode,
  scene: Scene,
  wanted: Wanted | null,
): readonly HTMLElement[] {
  for (const element of root.querySelectorAll("[data-wanted]")) {
    element.removeAttribute("data-wanted");
  }
  if (!wanted) return [];
  const next = wanted.type === "look" ? PARTS[wanted.at] : toTouch(scene, wanted);
  const marked = [...root.querySelectorAll<HTMLElement>(next)];
  for (const element of marked) element.setAttribute("data-wanted", "");
  return marked;
}

/** A selector for what leads on to a move: the button that makes it, or what has to be chosen before. */
function toTouch({ intent }: Scene, move: CityMove): string {
  const made = `[data-move="${formatMove("city", move)}"]`;
  switch (move.type) {
    case "walk":
      return intent.type === "tile" && intent.tile === move.to ? made : tile(move.to);
    case "flyDragon":
    case "walkDragon":
    case "fly":
      return intent.type === "card" && intent.card === move.card ? tile(move.to) : stack(move.card);
    case "extraSteps":
      return intent.type === "card" && intent.card === move.card ? made : stack(move.card);
    case "contribute":
      if (intent.type === "pay" && intent.box === move.box) {
        return gathering(intent.cards, move.cards) ?? made;
      }
      return intent.type === "look" ? `.fill[data-box="${move.box}"]` : BACK;
    case "offer":
    case "declareDone":
      return intent.type === "look" ? made : BACK;
    case "endTurn":
      if (intent.type === "end") return gathering(intent.cards, move.discard) ?? made;
      return intent.type === "look" || intent.type === "tile" ? ".end" : BACK;
  }
}

/** The ways back to the own turn. */
const BACK = ".panel .back, .panel .titled .close";

function tile(number: number): string {
  return `.tile[data-tile="${number}"]`;
}

function stack(card: Card): string {
  return `.stack[data-card="${card}"] .stack-top`;
}

/** What is to be added to the cards that were picked, or put back; `null` once they are the right ones. */
function gathering(picked: readonly Card[], right: readonly Card[]): string | null {
  const [have, want] = [kinds(picked), kinds(right)];
  const surplus = [...have].filter(([card, count]) => count > (want.get(card) ?? 0));
  const missing = [...want].filter(([card, count]) => count > (have.get(card) ?? 0));
  if (surplus.length) {
    return surplus.map(([card]) => `.stack[data-card="${card}"] .take-back`).join(", ");
  }
  return missing.length ? missing.map(([card]) => stack(card)).join(", ") : null;
}

export const wantedStyle = css`
  /* Louder than whatever can be done: that is outlined, too. */
  [data-wanted] {
    outline: 4px solid var(--glow);
    outline-offset: -2px;
    box-shadow: 0 0 1.4rem 0.2rem color-mix(in srgb, var(--glow), transparent 35%);
    animation: wanted 1.2s ease-in-out infinite alternate;
  }

  .tile[data-wanted] {
    z-index: 2;
    outline-offset: 0;
  }

  .stack-top[data-wanted] {
    outline-offset: 2px;
  }

  @keyframes wanted {
    to {
      outline-color: color-mix(in srgb, var(--glow), transparent 40%);
      box-shadow: 0 0 0.4rem 0 color-mix(in srgb, var(--glow), transparent 60%);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [data-wanted] {
      animation: none;
    }
  }
`;
