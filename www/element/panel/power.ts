/** A card of the hand that is considered: what its power does, and how to use it now. */

import { type Card, type CityMove, check, type Power, type Tile } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { cardFace } from "../card.js";
import { reason, type Scene, targets } from "../scene.js";
import { titled } from "./title.js";

export function power(scene: Scene, card: Card): TemplateResult {
  const { words, tables } = scene;
  const facts = tables.card(card);
  const people = words.peoples[facts.people];
  return html`<article class="stacked">
    ${titled(scene, words.card(card))}
    <div class="considered">
      ${cardFace(scene, card)}
      <div>
        <p class="note">${people.name}, ${people.colour}</p>
        ${facts.power ? html`<p>${words.powers[facts.power]}</p>` : nothing}
      </div>
    </div>
    ${facts.power ? use(scene, card, facts.power) : nothing}
  </article>`;
}

function use(scene: Scene, card: Card, kind: Power): TemplateResult | typeof nothing {
  const { words } = scene;
  if (targets(scene, card).size)
    return html`<p class="ready">${words.panel.aim(words.card(card))}</p>`;
  const move = moveOf(scene, card, kind);
  if (!move) return nothing;
  const problem = check(scene.view, move);
  return html`<button
      class="button ${problem ? "" : "primary"}"
      aria-disabled=${problem ? "true" : nothing}
      @click=${() => scene.play(move)}
    >
      ${words.panel.usePower}
    </button>
    ${problem ? html`<p class="note">${reason(words, problem)}</p>` : nothing}`;
}

/**
 * A move by the power of a card, to be checked or made; powers of payments are none. Where no target is
 * allowed, any tile but the own one serves to ask why.
 */
function moveOf(scene: Scene, card: Card, kind: Power): CityMove | null {
  const own = scene.view.table.seats[scene.status.actor ?? 0]?.figure;
  const to: Tile = own === 10 ? 9 : 10;
  switch (kind) {
    case "flyDragon":
      return card === "V1" || card === "T1" || card === "A1" ? { type: kind, card, to } : null;
    case "walkDragon":
      return card === "V2" || card === "T2" || card === "A2" ? { type: kind, card, to } : null;
    case "fly":
      return card === "F1" ? { type: kind, card, to } : null;
    case "extraSteps":
      return card === "F2" ? { type: kind, card } : null;
    case "offer":
      return card === "P1" || card === "P2" ? { type: kind, pillar: card } : null;
    default:
      return null;
  }
}

export const powerStyle = css`
  .considered {
    display: flex;
    gap: 0.8rem;
    align-items: center;
  }

  .ready {
    color: var(--glow);
    font-weight: 600;
  }
`;
