/** Offerings on the courtyard: the first of the turn, and those that a Pillar allows. */

import { type CityMove, check, preview } from "blue-moon-city";
import { html, type TemplateResult } from "lit";
import { icon } from "../art/icons.js";
import { cardChip } from "../card.js";
import { refused } from "../refused.js";
import type { Scene } from "../scene.js";

export function offerings(scene: Scene): TemplateResult {
  const { words, status } = scene;
  const offers = scene.moves.filter((move) => move.type === "offer");
  if (offers.length === 0 && status.nextOffering !== null) {
    const problem = check(scene.view, { type: "offer", pillar: null });
    return html`<div class="stacked">
      <button class="button" aria-disabled="true" @click=${() => scene.play({ type: "offer", pillar: null })}>
        ${icon("obelisk")}${words.panel.offer(status.nextOffering)}
      </button>
      ${problem ? html`<p class="note">${refused(words, problem)}</p>` : html``}
    </div>`;
  }
  return html`<div class="stacked">${offers.map((move) => offer(scene, move))}</div>`;
}

function offer(scene: Scene, move: Extract<CityMove, { type: "offer" }>): TemplateResult {
  const { words } = scene;
  const made = preview(scene.view, move).find((event) => event.type === "offering");
  const price = made?.price ?? 0;
  return html`<button class="button primary offer" @click=${() => scene.play(move)}>
    ${move.pillar ? cardChip(scene, move.pillar) : icon("obelisk")}
    <span>
      ${move.pillar ? words.panel.offerAgain(words.card(move.pillar), price) : words.panel.offer(price)}
    </span>
  </button>`;
}
