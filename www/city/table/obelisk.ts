/** The obelisk: its boxes from the bottom, filled by offerings. */

import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../../table/index.js";
import { marker } from "../art/pieces.js";
import { nameOf, type Scene } from "./scene.js";

export function obelisk(scene: Scene): TemplateResult {
  const { view, lookup, words } = scene;
  const owners = view.table.obelisk;
  const prices = lookup.players(view.settings.players).obelisk;
  return html`<section class="obelisk" aria-label=${words.table.obelisk}>
    <span class="tip" aria-hidden="true"></span>
    <ol class="shaft">
      ${prices.map((price, index) => {
        const owner = owners[index] ?? null;
        const lowest = index === owners.length;
        return html`<li
          class="offering"
          data-lowest=${lowest ? "" : nothing}
          data-seat=${owner ?? nothing}
        >
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
    inline-size: 3.8rem;
    /* One side in the moonlight */
    --faces: linear-gradient(
      var(--edge, 90deg),
      var(--granite) 80%,
      color-mix(in oklab, var(--granite), var(--moonlight) 60%) 80%
    );
    filter: drop-shadow(0 0 10px color-mix(in srgb, var(--moon), transparent 70%));
  }

  .tip {
    inline-size: 2.05rem;
    block-size: 1.9rem;
    background: linear-gradient(
      var(--tip-edge, 76deg),
      color-mix(in oklab, var(--scale), var(--ground) 35%) 58%,
      color-mix(in oklab, var(--scale), var(--moonlight) 45%) 58%
    );
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }

  .shaft {
    flex: 1;
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
    inline-size: 100%;
    background: var(--faces);
    clip-path: polygon(23% 0, 77% 0, 100% 100%, 0 100%);
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
    color: var(--ink);
  }

  /* What was offered glows through the stone. */
  .offering[data-seat] {
    background: color-mix(in srgb, var(--seat), transparent 55%);
  }

  .offering[data-lowest] {
    background: var(--glow);
    color: var(--glow-ink);
  }

  .offering[data-lowest] .icon {
    color: inherit;
  }

  .offering .marker {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    display: block;
  }

  .offering .icon {
    inline-size: 1em;
    block-size: 1em;
  }

  @media (forced-colors: active) {
    .tip {
      background: CanvasText;
    }

    .offering[data-lowest] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
