/** Asks the page for the rules beside the game, at their beginning. */

import { html, type TemplateResult } from "lit";
import { icon } from "../../element/index.js";
import type { Words } from "../words/words.js";

export function rulesButton(words: Words): TemplateResult {
  const ask = (event: Event) =>
    event.currentTarget?.dispatchEvent(new CustomEvent("rule", { bubbles: true, composed: true }));
  return html`<button class="button quiet" @click=${ask}>${icon("book")}<span>${words.rules.open}</span></button>`;
}
