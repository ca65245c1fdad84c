/** Offerings on the courtyard: the first of the turn, and those that a Pillar allows, each with what it costs. */

import { type CityMove, check, formatMove, preview } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { icon, refused } from "../../../table/index.js";
import { cardChip } from "../card.js";
import { gains } from "../gains.js";
import type { Scene } from "../scene.js";
import { warning } from "./parts.js";

type Offer = Extract<CityMove, { type: "offer" }>;

export function offerings(scene: Scene): TemplateResult {
  const { words, status } = scene;
  const offers = scene.moves.filter((move) => move.type === "offer");
  if (offers.length === 0 && status.nextOffering !== null) {
    const problem = check(scene.view, { type: "offer", pillar: null });
    // A player who tried it reads that above.
    const told = problem?.code === scene.refusal?.code;
    return html`<div class="stacked no-offer">
      <button class="button" aria-disabled="true" @click=${() => scene.play({ type: "offer", pillar: null })}>
        ${icon("obelisk")}${words.panel.offer(status.nextOffering)}
      </button>
      ${problem && !told ? html`<p class="note">${refused(words, problem)}</p>` : nothing}
    </div>`;
  }
  return html`<div class="stacked">${offers.map((move) => offer(scene, move))}</div>`;
}

function offer(scene: Scene, move: Offer): TemplateResult {
  const { words } = scene;
  const events = preview(scene.view, move);
  const made = events.find((event) => event.type === "offering");
  const price = made?.price ?? 0;
  return html`<div class="stacked">
    <button
      class="button primary offer"
      data-move=${formatMove("city", move)}
      @click=${() => scene.play(move)}
    >
      ${move.pillar ? cardChip(scene, move.pillar) : icon("obelisk")}
      <span>
        ${move.pillar ? words.panel.offerAgain(words.card(move.pillar), price) : words.panel.offer(price)}
      </span>
    </button>
    ${made ? html`<p class="note">${after(scene, made.box, price)}</p>` : nothing}
    ${warning(scene, move)} ${gains(scene, words.turn.gain.willBring, events)}
  </div>`;
}

/** What is left then, and what the next offering would cost. */
function after({ view, status, lookup, words }: Scene, box: number, price: number): string {
  const { gain } = words.turn;
  const own = status.actor === null ? null : view.crystals[status.actor];
  const next = lookup.players(view.settings.players).obelisk[box + 1];
  const said = [];
  if (own !== null && own !== undefined) said.push(gain.crystalsKept(own - price));
  if (next !== undefined) said.push(gain.nextBox(next));
  return said.join(" ");
}
