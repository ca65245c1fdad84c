/** What several panels share: the title with a way back to the turn, and a quiet line before what can’t be undone. */

import { type CityMove, canUndoAfter, preview } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../../../table/index.js";
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

/** What can't be undone after a legal move. */
export function warning(scene: Scene, move: CityMove): TemplateResult | typeof nothing {
  const said = warned(scene, move);
  return said ? html`<p class="irrevocable">${said}</p>` : nothing;
}

function warned({ view, words }: Scene, move: CityMove): string | null {
  const { warn } = words.turn;
  if (preview(view, move).some(({ type }) => type === "gameOver")) return warn.endsGame;
  if (canUndoAfter(view, move) === null) return null;
  return move.type === "endTurn" ? warn.endsTurn : warn.draws;
}

export const warningStyle = css`
  .irrevocable {
    font-size: 0.85rem;
    color: var(--glow);
  }
`;
