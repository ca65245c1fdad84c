/** The title of what is being done, with a way back to the turn. */

import { html, type TemplateResult } from "lit";
import { icon } from "../art/icons.js";
import { LOOK, type Scene } from "../scene.js";

export function titled(scene: Scene, title: string): TemplateResult {
  return html`<div class="titled">
    <h3 tabindex="-1">${title}</h3>
    <button
      class="button quiet close"
      aria-label=${scene.words.panel.cancel}
      @click=${() => scene.intend(LOOK)}
    >
      ${icon("close")}
    </button>
  </div>`;
}
