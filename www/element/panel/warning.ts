/** One quiet line before what can't be taken back. */

import { type CityMove, canUndoAfter, preview } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../scene.js";

/** What a legal move can't take back. */
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
