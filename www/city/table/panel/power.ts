/** A card of the hand that is considered: what its power does, and how to use it now. */

import { type CityCard as Card, check, formatMove } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { refused } from "../../../table/index.js";
import { powerMove, targets } from "../arrivals.js";
import { cardFace } from "../card.js";
import type { Scene } from "../scene.js";
import { titled } from "./parts.js";

export function power(scene: Scene, card: Card): TemplateResult {
  const { words, lookup } = scene;
  const facts = lookup.card(card);
  const people = words.peoples[facts.people];
  return html`<div class="stacked">
    ${titled(scene, words.card(card))}
    <div class="considered">
      ${cardFace(scene, card)}
      <div>
        <p class="note">${words.series([people.name, people.colour])}</p>
        <p>${facts.power ? words.powers[facts.power] : words.turn.noPower(facts.value)}</p>
      </div>
    </div>
    ${use(scene, card)}
  </div>`;
}

function use(scene: Scene, card: Card): TemplateResult {
  const { words } = scene;
  if (targets(scene, card).size)
    return html`<p class="ready" role="status">${words.panel.aim(words.card(card))}</p>`;
  // Without a target any tile but the own one serves to ask why.
  const own = scene.view.table.seats[scene.view.view ?? 0]?.figure;
  const move = powerMove(scene, card, own === 10 ? 9 : 10);
  if (!move) return html`<p class="note">${words.turn.forPayments}</p>`;
  const problem = check(scene.view, move);
  return html`<button
      class="button ${problem ? "" : "primary"}"
      aria-disabled=${problem ? "true" : nothing}
      data-move=${formatMove("city", move)}
      @click=${() => scene.play(move)}
    >
      ${words.panel.usePower}
    </button>
    ${problem ? html`<p class="note">${refused(words, problem)}</p>` : nothing}`;
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
