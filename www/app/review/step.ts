/** What the move that led to a position did: who made it, what it caused, and how the cards that paid count. */

import { type Event, formatMove, type GameId, type Move } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { emblem } from "../../table/index.js";
import type { Telling, Turn } from "../game.js";
import type { Words } from "../words/words.js";

export interface Step {
  readonly game: GameId;
  readonly move: Move;
  /** Whose move it is, in which turn. */
  readonly turn: Turn;
  /** What it caused, as far as the reader may know. */
  readonly events: readonly Event[];
}

/** Whose move led here, in which turn, and in the notation of records. */
export function made({ game, move, turn }: Step, words: Words, telling: Telling): TemplateResult {
  const notation = formatMove(game, move);
  return html`<p class="note" data-seat=${turn.seat}>
    ${emblem(turn.seat)}${words.log.turn(turn.number, telling.who(turn.seat))}
    ${
      // To discard nothing is written as a full stop, which alone says nothing.
      notation === "." ? nothing : html`<code>${notation}</code>`
    }
  </p>`;
}

export function done({ events }: Step, telling: Telling): TemplateResult {
  return html`<ul class="told">
    ${events.map(
      (event) => html`<li data-event=${event.type}>
        ${telling.tell(event)}${telling.drawn(event)}
      </li>`,
    )}
  </ul>`;
}

export const stepStyle = css`
  .move {
    min-block-size: 5.5rem;
    padding: 0.7rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--ground);
  }

  .move h2 {
    font-size: 1.05rem;
    font-variant-numeric: tabular-nums;
  }

  .move .note {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    margin-block-end: 0.35rem;
  }

  .move code {
    margin-inline-start: auto;
    font: 0.8rem ui-monospace, monospace;
  }

  @media (max-width: 50rem) {
    /* Above the keys, so that they stay under the finger however much there is to tell */
    .move {
      order: -1;
      min-block-size: 4.6rem;
      /* What is left of the dock by the hand, the keys and the choices */
      max-block-size: min(13rem, calc(62dvh - 18rem));
      overflow: auto;
      padding: 0.4rem 0.6rem;
    }

    .move header {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.7rem;
    }

    .move .note {
      flex: 1 1 auto;
      margin: 0;
    }
  }
`;
