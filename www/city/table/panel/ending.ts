/** Ending the turn: up to two cards of the hand are chosen to be discarded. */

import { type CityCard as Card, type CityMove, check, formatMove, preview } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { refused } from "../../../table/index.js";
import { cardChip } from "../card.js";
import { gains } from "../gains.js";
import type { Scene } from "../scene.js";
import { titled, warning } from "./parts.js";

export function ending(scene: Scene, cards: readonly Card[]): TemplateResult {
  const { words, lookup, view } = scene;
  const move: CityMove = { type: "endTurn", discard: [...cards] };
  const problem = check(view, move);
  const events = problem ? [] : preview(view, move);
  const drawn = events.reduce((sum, event) => (event.type === "draw" ? sum + event.count : sum), 0);
  const aside = view.table.asideSize;
  return html`<div class="ending stacked">
    ${titled(scene, words.panel.endTitle)}
    <p class="note">${words.panel.endHint(lookup.all.discards)}</p>
    ${
      cards.length
        ? html`<p class="row">
            ${cards.map((card) => html`${cardChip(scene, card)}<span class="hidden-text">${words.card(card)}</span>`)}
          </p>`
        : nothing
    }
    ${problem ? html`<p class="refusal">${refused(words, problem)}</p>` : nothing}
    ${aside && !problem ? html`<p class="note">${words.turn.takeUp(aside)}</p>` : nothing}
    ${problem ? nothing : gains(scene, words.turn.gain.willBring, events)}
    ${problem ? nothing : warning(scene, move)}
    <button
      class="button ${problem ? "" : "primary"} end-now"
      aria-disabled=${problem ? "true" : nothing}
      data-move=${formatMove("city", move)}
      @click=${() => scene.play(move)}
    >
      ${problem ? words.panel.endTurn : words.panel.endNow(cards.length, drawn)}
    </button>
  </div>`;
}
