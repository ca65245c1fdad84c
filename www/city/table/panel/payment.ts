/** Paying for a box: the cheapest payments first, or cards picked one by one, explained as they are picked. */

import { type CityCard as Card, type CityMove, explain, formatMove, preview } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon, refused } from "../../../table/index.js";
import { gains } from "../gains.js";
import { mover, type Scene } from "../scene.js";
import { titled, warning } from "./parts.js";
import { uses } from "./uses.js";
import { ways } from "./ways.js";

export function payment(scene: Scene, box: number, cards: readonly Card[]): TemplateResult {
  const { view, words, lookup } = scene;
  const seat = mover(scene);
  const tile = seat === null ? undefined : view.table.seats[seat]?.figure;
  const state = tile === undefined ? undefined : view.table.tiles[tile];
  if (tile === undefined || !state) return html``;
  const value = lookup.building(state.building).boxes[box] ?? 0;
  const move: CityMove = { type: "contribute", box, cards: [...cards] };
  const told = explain(view, { box, cards });
  const fits = told.problem === null;
  return html`<div class="paying stacked">
    ${titled(scene, words.panel.payTitle(value, state.building))}
    <div class="gathered" data-fits=${fits ? "" : nothing}>
      <p class="sum" role="status">
        <strong>${fits ? icon("check") : nothing} ${words.panel.sum(told.sum, told.needed)}</strong>
        ${cards.length ? html`<span class="note">${words.panel.inColour(words.peoples[told.people].name)}</span>` : nothing}
        ${told.missing ? html`<span class="missing">${words.panel.missing(told.missing)}</span>` : nothing}
        ${fits && told.sum > told.needed ? html`<span class="note">${words.turn.payment.lost(told.sum - told.needed)}</span>` : nothing}
      </p>
      ${uses(scene, told.uses)}
      ${told.problem ? html`<p class="note">${refused(words, told.problem)}</p>` : warning(scene, move)}
      <div class="row">
        <button
          class="button ${fits ? "primary" : ""}"
          aria-disabled=${fits ? nothing : "true"}
          data-move=${formatMove("city", move)}
          @click=${() => scene.play(move)}
        >
          ${words.panel.pay}
        </button>
        ${
          cards.length
            ? html`<button
                class="button quiet close"
                aria-label=${words.panel.clear}
                title=${words.panel.clear}
                @click=${() => scene.intend({ type: "pay", box, cards: [] })}
              >
                ${icon("reset")}
              </button>`
            : nothing
        }
      </div>
    </div>
    ${ways(scene, box, cards)}
    ${fits ? gains(scene, words.turn.gain.willBring, preview(view, move)) : nothing}
    <p class="note pick">${words.panel.pickYourself}</p>
  </div>`;
}

export const paymentStyle = css`
  h4 {
    margin: 0;
    font-size: 0.85rem;
    font-weight: 600;
    color: var(--ink-soft);
  }

  /* The button stands beside the sum, or below it where that is too long */
  .gathered {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
    padding: 0.5rem 0.7rem;
    border-radius: var(--round);
    border: 1px solid var(--line);
    background: color-mix(in srgb, var(--ground), transparent 40%);
  }

  .gathered > * {
    flex: 1 0 100%;
  }

  .gathered > .sum {
    order: -2;
    flex: 1 1 6rem;
  }

  .gathered > .row {
    order: -1;
    flex: 0 0 auto;
    flex-flow: row-reverse nowrap;
    margin-inline-start: auto;
  }

  .gathered[data-fits] {
    border-color: var(--good);
  }

  .sum {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.5rem;
    align-items: baseline;
  }

  .sum .icon-check {
    color: var(--good);
  }

  .sum strong {
    font: 700 1.25rem var(--display);
    white-space: nowrap;
  }

  .missing {
    color: var(--danger);
  }
`;
