/** What the move that led to a position did: who made it, what it brought about, and how what was paid counts. */

import { type CityEvent, type CityMove, formatMove, type Tile } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { COURTYARD, emblem, sign, type Telling, tables, tell, uses } from "../../element/index.js";
import type { Words } from "../words/words.js";
import type { TurnLog } from "./history.js";

export interface Step {
  readonly move: CityMove;
  /** Whose move it is, in which turn. */
  readonly turn: Pick<TurnLog, "seat" | "number">;
  /** What it brought about, as far as the reader may know. */
  readonly events: readonly CityEvent[];
}

/** Whose move led here, in which turn, and in the notation of records. */
export function made({ move, turn }: Step, words: Words, telling: Telling): TemplateResult {
  const notation = formatMove("city", move);
  return html`<p class="note" data-seat=${turn.seat}>
    ${emblem(turn.seat)}${words.log.turn(turn.number, telling.who(turn.seat))}
    ${
      // To discard nothing is written as a full stop, which alone says nothing.
      notation === "." ? nothing : html`<code>${notation}</code>`
    }
  </p>`;
}

export function done({ events }: Step, words: Words, telling: Telling): TemplateResult {
  return html`<ul class="told">
    ${events.map(
      (event) => html`<li data-event=${event.type}>
        ${tell(words, event, telling)}${event.type === "contribution" ? paid(event, words) : nothing}
      </li>`,
    )}
  </ul>`;
}

/** The box that was filled, and what each card counted for it. */
function paid(
  { building, box, people, uses: cards }: Extract<CityEvent, { type: "contribution" }>,
  words: Words,
): TemplateResult {
  const known = tables();
  return html`<div class="paid">
    <span class="chip" data-people=${people} aria-hidden="true"
      ><b>${known.building(building).boxes[box]}</b>${sign(people)}</span
    >
    ${uses({ tables: known, words }, cards)}
  </div>`;
}

/** The tile where a move was made; `null` if it was made nowhere. */
export function placeOf({ events }: Step): Tile | null {
  for (const event of events) {
    if (event.type === "contribution") return event.tile;
    if (event.type === "offering") return COURTYARD;
    if ("to" in event) return event.to;
  }
  return null;
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

  .paid {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.8rem;
    padding-block: 0.25rem;
  }

  .paid > .chip {
    outline: 2px solid var(--glow);
    outline-offset: 1px;
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
