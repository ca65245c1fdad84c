/** The common supply: the pool of scales, the deck, the discard pile, which everybody may look through. */

import { css, html, nothing, type TemplateResult } from "lit";
import { stat } from "../../table/index.js";
import { cardChip } from "./card.js";
import { kinds, type Scene } from "./scene.js";

export function supply(scene: Scene): TemplateResult {
  const { words } = scene;
  const { table } = scene.view;
  return html`<div class="supply" role="group" aria-label=${words.table.supply}>
    <ul>
      <li>${stat({ icon: "scale", value: table.pool, said: words.table.pool(table.pool), key: "pool" })}</li>
      <li>${stat({ icon: "deck", value: table.deckSize, said: words.table.deck(table.deckSize), key: "deck" })}</li>
    </ul>
    <button class="pile" popovertarget="pile">
      <span aria-hidden="true">${words.table.discards}</span>
      <b data-stat="discard" data-value=${table.discard.length} aria-hidden="true">${table.discard.length}</b>
      <span class="hidden-text">${words.table.discardPile(table.discard.length)}</span>
    </button>
    <div id="pile" popover>
      <h3>${words.table.discardPile(table.discard.length)}</h3>
      <ul>
        ${[...kinds(table.discard)].map(
          ([card, count]) => html`<li>
            ${cardChip(scene, card)}<span class="hidden-text">${words.card(card, count)}</span>
            ${count > 1 ? html`<span aria-hidden="true">×${count}</span>` : nothing}
          </li>`,
        )}
      </ul>
    </div>
  </div>`;
}

export const supplyStyle = css`
  .supply,
  .supply > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.1rem 0.6rem;
  }

  .supply {
    position: relative;
    justify-content: space-between;
    padding: 0.3rem 0.6rem;
    font-size: 0.9rem;
    color: var(--ink-soft);
    border: 1px dashed var(--line);
    border-radius: var(--round);
  }

  .pile {
    position: relative;
    min-block-size: 1.8rem;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }

  /* Larger to the finger than to the eye */
  .pile::after {
    content: "";
    position: absolute;
    inset: -0.55rem 0;
  }

  .pile b {
    display: inline-block;
  }

  [popover] {
    max-inline-size: min(24rem, calc(100vw - 2rem));
    padding: 1rem 1.2rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
    color: var(--ink);
    box-shadow: 0 12px 40px #000a;
  }

  [popover] ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.8rem;
    margin-block-start: 0.6rem;
  }

  [popover] li {
    position: relative;
  }
`;
