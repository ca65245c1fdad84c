/** The obelisk: its boxes from the bottom, filled by offerings. */

import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "./art/icons.js";
import { marker } from "./art/pieces.js";
import { nameOf, type Scene } from "./scene.js";

export function obelisk(scene: Scene): TemplateResult {
  const { view, tables, words } = scene;
  const owners = view.table.obelisk;
  const prices = tables.players(view.settings.players).obelisk;
  return html`<section class="obelisk" aria-label=${words.table.obelisk}>
    <span class="tip" aria-hidden="true"></span>
    <ol class="shaft">
      ${prices.map((price, index) => {
        const owner = owners[index] ?? null;
        const lowest = index === owners.length;
        return html`<li class="offering" data-lowest=${lowest ? "" : nothing}>
          <span class="hidden-text"
            >${words.table.obeliskBox(price, owner === null ? null : nameOf(scene, owner), lowest)}</span
          >
          <span aria-hidden="true" class="price"
            >${owner === null ? html`${price}${lowest ? icon("crystal") : nothing}` : marker(owner)}</span
          >
        </li>`;
      })}
    </ol>
  </section>`;
}

export const obeliskStyle = css`
  .obelisk {
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 3.6rem;
    filter: drop-shadow(0 0 10px color-mix(in srgb, var(--accent), transparent 70%));
  }

  .tip {
    inline-size: 1.9rem;
    block-size: 1.7rem;
    background: linear-gradient(90deg, var(--raised), var(--line));
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  .shaft {
    flex: 1;
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
    inline-size: 100%;
    padding: 0.25rem 0;
    background: linear-gradient(90deg, var(--raised), var(--line));
    clip-path: polygon(24% 0, 76% 0, 100% 100%, 0 100%);
  }

  .offering {
    position: relative;
    flex: 1;
    display: grid;
    place-items: center;
    min-block-size: 1.7rem;
    border-block-start: 1px solid var(--ground);
    font-weight: 600;
    font-size: 0.95rem;
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }

  .offering[data-lowest] {
    background: color-mix(in srgb, var(--glow), transparent 70%);
    color: var(--ink);
  }

  .offering .marker {
    inline-size: 1.45rem;
    block-size: 1.45rem;
    display: block;
  }

  .offering .icon {
    inline-size: 0.85em;
    block-size: 0.85em;
  }
`;
