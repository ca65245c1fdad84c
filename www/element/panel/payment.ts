/** Paying for a box: the cheapest payments first, or cards picked one by one, explained as they are picked. */

import {
  type Card,
  type CardUse,
  type CityEvent,
  type CityMove,
  canUndoAfter,
  explain,
  preview,
} from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../art/icons.js";
import { cardChip } from "../card.js";
import { refused } from "../refused.js";
import { buildingOn, mover, type Scene, tellingOf } from "../scene.js";
import { tell } from "../words/tell.js";
import { titled } from "./title.js";

/** How many payments are listed before one asks for more, and in all: there can be thousands. */
const LISTED = 6;
const MOST_LISTED = 66;

/** The listed payments for a box of the own tile, the cheapest first: few cards, then low values. */
export function payments(scene: Scene, box: number): (readonly Card[])[] {
  const value = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + scene.tables.card(card).value, 0);
  return scene.moves
    .flatMap((move) => (move.type === "contribute" && move.box === box ? [move.cards] : []))
    .map((cards) => ({ cards, value: value(cards) }))
    .sort((a, b) => a.cards.length - b.cards.length || a.value - b.value)
    .map(({ cards }) => cards);
}

export function payment(scene: Scene, box: number, cards: readonly Card[]): TemplateResult {
  const { view, words, tables } = scene;
  const seat = mover(scene);
  const tile = seat === null ? undefined : view.table.seats[seat]?.figure;
  const state = tile === undefined ? undefined : view.table.tiles[tile];
  if (tile === undefined || !state) return html``;
  const value = tables.building(state.building).boxes[box] ?? 0;
  const move: CityMove = { type: "contribute", box, cards: [...cards] };
  const told = explain(view, box, cards);
  const events = told.problem ? [] : preview(view, move);
  return html`<article class="stacked">
    ${titled(scene, words.panel.payTitle(value, buildingOn(scene.view, tile)))}
    <div class="gathered" data-fits=${told.problem ? nothing : ""}>
      <p class="sum">
        ${told.problem ? nothing : icon("check")}
        <strong>${words.panel.sum(told.sum, told.needed)}</strong>
        ${cards.length ? html`<span class="note">${words.panel.inColour(words.peoples[told.people].name)}</span>` : nothing}
        ${told.missing ? html`<span class="missing">${words.panel.missing(told.missing)}</span>` : nothing}
      </p>
      ${uses(scene, told.uses)}
      <div class="row">
        <button
          class="button ${told.problem ? "" : "primary"}"
          aria-disabled=${told.problem ? "true" : nothing}
          @click=${() => scene.play(move)}
        >
          ${words.panel.pay}
        </button>
        ${
          cards.length
            ? html`<button class="button quiet" @click=${() => scene.intend({ type: "pay", box, cards: [] })}>
                ${words.panel.clear}
              </button>`
            : nothing
        }
      </div>
      ${told.problem ? html`<p class="note">${refused(words, told.problem)}</p>` : nothing}
      ${!told.problem && canUndoAfter(view, move) ? html`<p class="irrevocable">${words.panel.irrevocable}</p>` : nothing}
    </div>
    ${suggestions(scene, box, cards)} ${consequences(scene, events)}
    <p class="note">${words.panel.pickYourself}</p>
  </article>`;
}

function uses(scene: Scene, all: readonly CardUse[]): TemplateResult | typeof nothing {
  const { words } = scene;
  if (all.length === 0) return nothing;
  return html`<ul class="uses">
    ${all.map(
      (use) => html`<li data-role=${use.role}>
        ${cardChip(scene, use.card)}<span class="hidden-text">${words.card(use.card)}</span>
        <small>${words.roles[use.role]}</small>
      </li>`,
    )}
  </ul>`;
}

/** What the payment is sure to bring beside itself. */
function consequences(scene: Scene, events: readonly CityEvent[]): TemplateResult | typeof nothing {
  const { words } = scene;
  const names = tellingOf(scene);
  const others = events.filter((event) => event.type !== "contribution");
  if (others.length === 0) return nothing;
  return html`<div class="brings">
    <h4>${words.panel.brings}</h4>
    <ul>
      ${others.map((event) => html`<li>${tell(words, event, names)}</li>`)}
    </ul>
  </div>`;
}

function suggestions(
  scene: Scene,
  box: number,
  picked: readonly Card[],
): TemplateResult | typeof nothing {
  const { words } = scene;
  const ways = payments(scene, box);
  if (ways.length === 0) return nothing;
  const chosen = [...picked].sort().join();
  const line = (cards: readonly Card[]) => html`<li>
    <button
      class="way"
      aria-label=${words.list(cards.map((card) => words.card(card)))}
      aria-pressed=${[...cards].sort().join() === chosen ? "true" : "false"}
      @click=${() => scene.intend({ type: "pay", box, cards })}
    >
      ${cards.map((card) => cardChip(scene, card))}
    </button>
  </li>`;
  return html`<h4>${words.panel.cheapest}</h4>
    <ul class="ways">
      ${ways.slice(0, LISTED).map(line)}
    </ul>
    ${
      ways.length > LISTED
        ? html`<details class="more">
            <summary>${words.panel.moreWays(ways.length - LISTED)}</summary>
            <ul class="ways">
              ${ways.slice(LISTED, MOST_LISTED).map(line)}
            </ul>
            ${
              ways.length > MOST_LISTED
                ? html`<p class="note">${words.panel.unlistedWays(ways.length - MOST_LISTED)}</p>`
                : nothing
            }
          </details>`
        : nothing
    }`;
}

export const paymentStyle = css`
  h4 {
    margin: 0;
    font-size: 0.85rem;
    font-weight: 600;
    color: var(--ink-soft);
  }

  .gathered {
    display: grid;
    gap: 0.5rem;
    padding: 0.6rem 0.7rem;
    border-radius: var(--round);
    border: 1px solid var(--line);
    background: color-mix(in srgb, var(--ground), transparent 40%);
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
    align-self: center;
  }

  .sum strong {
    font: 700 1.25rem var(--display);
  }

  .missing {
    color: var(--danger);
  }

  .uses {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem 0.7rem;
  }

  .uses li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.3rem;
  }

  .uses [data-role="unused"] {
    opacity: 0.6;
    text-decoration: line-through;
  }

  .brings ul {
    font-size: 0.9rem;
    list-style: disc;
    padding-inline-start: 1.1rem;
  }

  .irrevocable {
    font-size: 0.85rem;
    color: var(--glow);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.45rem;
  }

  .way {
    display: flex;
    gap: 0.2rem;
    padding: 0.35rem 0.45rem;
    min-block-size: 2.4rem;
    align-items: center;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
  }

  .way[aria-pressed="true"] {
    border-color: var(--glow);
    box-shadow: inset 0 0 0 1px var(--glow);
  }

  .more summary {
    cursor: pointer;
    color: var(--accent);
    padding-block: 0.3rem;
  }

  .more .ways {
    max-block-size: 14rem;
    overflow: auto;
  }
`;
