/** What lies open before every player, and the common supply. */

import type { Seat } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "./art/icons.js";
import { emblem } from "./art/pieces.js";
import { nameOf, type Scene } from "./scene.js";

export function players(scene: Scene): TemplateResult {
  const { table } = scene.view;
  const { words } = scene;
  return html`<section class="players" aria-label=${words.table.players}>
    <ol class="seats">
      ${table.seats.map((_, index) => player(scene, index as Seat))}
    </ol>
    <dl class="supply" aria-label=${words.table.supply}>
      ${stat("scale", table.pool, words.table.pool(table.pool), "pool")}
      ${stat("deck", table.deckSize, words.table.deck(table.deckSize), "deck")}
      ${stat("card", table.discard.length, words.table.discardPile(table.discard.length), "discard")}
      ${table.asideSize ? stat("card", table.asideSize, words.table.aside(table.asideSize), "aside") : nothing}
    </dl>
  </section>`;
}

function player(scene: Scene, seat: Seat): TemplateResult {
  const { view, status, words } = scene;
  const open = view.table.seats[seat];
  if (!open) return html``;
  const crystals = view.crystals[seat] ?? null;
  const offerings = status.offerings[seat] ?? 0;
  const turn = status.actor === seat;
  return html`<li class="seat" data-seat=${seat} aria-current=${turn ? "true" : nothing}>
    <h3 class="seat-name">
      ${emblem(seat)}<span>${nameOf(scene, seat)}</span>
      ${open.declared ? html`<small>${words.table.declared}</small>` : nothing}
    </h3>
    <dl class="progress">
      ${stat(
        "obelisk",
        offerings,
        words.table.offerings(offerings, status.offeringsToWin),
        `offerings-${seat}`,
        pips(offerings, status.offeringsToWin),
      )}
    </dl>
    <dl class="stats">
      ${stat(
        "crystal",
        crystals ?? "?",
        crystals === null ? words.table.hiddenCrystals : words.crystals(crystals),
        `crystals-${seat}`,
      )}
      ${stat("scale", open.scales, words.scales(open.scales), `scales-${seat}`)}
      ${stat("card", open.handSize, words.cards(open.handSize), `hand-${seat}`)}
      ${stat("marker", open.markers, words.markers(open.markers), `markers-${seat}`)}
    </dl>
  </li>`;
}

/** A counted good; the drawing for the eye, the words for the ear and the pointer. */
function stat(
  name: IconName,
  value: number | string,
  said: string,
  key: string,
  shown: number | string | TemplateResult = value,
): TemplateResult {
  return html`<div class="stat" title=${said} data-stat=${key} data-value=${value}>
    <dt>${icon(name)}<span class="hidden-text">${said}</span></dt>
    <dd aria-hidden="true">${shown}</dd>
  </div>`;
}

/** How far a player has come, a pip for each offering that it takes. */
function pips(made: number, needed: number): TemplateResult {
  return html`<span class="pips"
    >${Array.from({ length: needed }, (_, index) => html`<i data-made=${index < made ? "" : nothing}></i>`)}</span
  >`;
}

export const playersStyle = css`
  .players {
    display: grid;
    gap: 0.6rem;
    align-content: start;
  }

  .seats {
    display: grid;
    gap: 0.6rem;
  }

  .seat {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.35rem 0.6rem;
    padding: 0.55rem 0.7rem 0.6rem;
    background: var(--panel);
    border: 1px solid var(--line);
    border-inline-start: 5px solid var(--seat);
    border-radius: var(--round);
  }

  .seat[aria-current] {
    background: var(--raised);
    border-color: var(--seat);
    box-shadow: 0 0 14px color-mix(in srgb, var(--seat), transparent 65%);
  }

  .seat-name {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    font-size: 1.02rem;
    min-inline-size: 0;
  }

  .seat-name span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .seat-name small {
    font: 0.75rem var(--text);
    color: var(--ink-soft);
    white-space: nowrap;
  }

  .stats {
    grid-column: 1 / -1;
  }

  .stats,
  .supply {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.7rem;
    font-variant-numeric: tabular-nums;
  }

  .supply {
    padding: 0.4rem 0.7rem;
    color: var(--ink-soft);
    border: 1px dashed var(--line);
    border-radius: var(--round);
  }

  .stat {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
  }

  .stat dt {
    position: relative;
  }

  .stat dd {
    font-weight: 600;
  }

  .pips {
    display: inline-flex;
    gap: 0.22em;
    vertical-align: middle;
  }

  .pips i {
    inline-size: 0.62em;
    block-size: 0.62em;
    border: 1.5px solid var(--seat);
    border-radius: 2px;
  }

  .pips i[data-made] {
    background: var(--seat);
  }
`;
