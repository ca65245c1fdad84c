/** What lies open before every player. */

import type { Seat } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { emblem, type Stat, stat } from "../../table/index.js";
import { nameOf, type Scene } from "./scene.js";
import { supply } from "./supply.js";

export function players(scene: Scene): TemplateResult {
  const { table } = scene.view;
  const { words } = scene;
  return html`<section class="players" aria-label=${words.table.players}>
    <ol class="seats">
      ${table.seats.map((_, index) => player(scene, index as Seat))}
    </ol>
    ${supply(scene)}
  </section>`;
}

function player(scene: Scene, seat: Seat): TemplateResult {
  const { view, status, words } = scene;
  const open = view.table.seats[seat];
  if (!open) return html``;
  // Once the game is over, they stand in the ranking.
  const ranked = status.result?.ranking.find((rank) => rank.seat === seat);
  const crystals = view.crystals[seat] ?? ranked?.crystals ?? null;
  const offerings = status.offerings[seat] ?? 0;
  const turn = status.actor === seat;
  const stats: Stat[] = [
    {
      icon: "crystal",
      value: crystals ?? "?",
      said: crystals === null ? words.table.hiddenCrystals : words.crystals(crystals),
      key: `crystals-${seat}`,
    },
    { icon: "scale", value: open.scales, said: words.scales(open.scales), key: `scales-${seat}` },
    { icon: "card", value: open.handSize, said: words.cards(open.handSize), key: `hand-${seat}` },
    {
      icon: "marker",
      value: open.markers,
      said: words.markers(open.markers),
      key: `markers-${seat}`,
    },
  ];
  return html`<li class="seat" data-seat=${seat} aria-current=${turn ? "true" : nothing}>
    <h2 class="seat-name">
      ${emblem(seat)}<span>${nameOf(scene, seat)}</span>
      ${open.declared ? html`<small>${words.table.declared}</small>` : nothing}
    </h2>
    <p class="progress">
      ${stat({
        icon: "obelisk",
        value: offerings,
        said: words.table.offerings(offerings, status.offeringsToWin),
        key: `offerings-${seat}`,
        shown: pips(offerings, status.offeringsToWin),
      })}
    </p>
    <ul class="stats">
      ${stats.map((one) => html`<li>${stat(one)}</li>`)}
    </ul>
  </li>`;
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

  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.7rem;
  }

  .stats li,
  .progress {
    display: flex;
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

  /* Six of them stand in two ranks and leave the name its room. */
  .pips:has(:nth-child(6)) {
    display: inline-grid;
    grid-template-columns: repeat(3, auto);
    gap: 0.15em 0.22em;
  }

  .pips:has(:nth-child(6)) i {
    block-size: 0.5em;
  }

  .pips i[data-made] {
    background: var(--seat);
  }

  @media (forced-colors: active) {
    .seat[aria-current] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }

    .pips i[data-made] {
      background: CanvasText;
    }
  }
`;
