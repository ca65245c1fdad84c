/** `<blue-moon-log>`: what happened, the latest turn on top; it tells only what everybody may know. */

import type { CityView, Tile } from "blue-moon-city";
import { css, html, LitElement, type TemplateResult } from "lit";
import { controls, emblem, type Telling, tell, tokens, type Words } from "../element/index.js";
import type { TurnLog } from "./history.js";

/** Names the players and the buildings of a view. */
export function tellingOf(view: CityView, names: readonly string[], words: Words): Telling {
  return {
    who: (seat) => names[seat] || words.page.defaultName(seat + 1),
    place: (tile: Tile) => {
      const state = view.table.tiles[tile];
      return state ? words.buildings[state.building] : "";
    },
  };
}

/** The sentences of a turn as a list. */
export function told(turn: TurnLog, words: Words, telling: Telling): TemplateResult {
  return html`<ul class="told">
    ${turn.events.map((event) => html`<li data-event=${event.type}>${tell(words, event, telling)}</li>`)}
  </ul>`;
}

export const toldStyle = css`
  .told {
    font-size: 0.875rem;
  }

  .told li {
    padding-block: 0.12rem;
  }

  .told [data-event="complete"],
  .told [data-event="offering"],
  .told [data-event="raceBegins"],
  .told [data-event="gameOver"] {
    color: var(--glow);
    font-weight: 600;
  }
`;

export class BlueMoonLog extends LitElement {
  static override styles = [
    tokens,
    controls,
    toldStyle,
    css`
      :host {
        display: block;
      }

      h2 {
        font-size: 1rem;
        position: sticky;
        inset-block-start: 0;
        background: var(--ground);
        padding-block-end: 0.3rem;
      }

      h3 {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        font: 600 0.85rem var(--text);
        color: var(--ink-soft);
        margin-block-start: 0.6rem;
      }
    `,
  ];

  static override properties = {
    turns: { attribute: false },
    telling: { attribute: false },
    words: { attribute: false },
  };

  declare turns: readonly TurnLog[];
  declare telling: Telling;
  declare words: Words;

  protected override render(): TemplateResult {
    const { words, telling } = this;
    const spoken = this.turns.filter((turn) => turn.events.length);
    return html`<section aria-labelledby="title">
      <h2 id="title">${words.page.log}</h2>
      ${spoken.length === 0 ? html`<p class="note">${words.page.logEmpty}</p>` : ""}
      ${spoken.toReversed().map(
        (turn) => html`<h3 data-seat=${turn.seat}>
            ${emblem(turn.seat)}${words.page.logTurn(turn.number, telling.who(turn.seat))}
          </h3>
          ${told(turn, words, telling)}`,
      )}
    </section>`;
  }
}
