/** The plan of a building as it lies on the table, its parts numbered and named. */

import { css, html, type TemplateResult } from "lit";
import { plan } from "../../table/sheet.js";
import { captioned, type Figure } from "./figure.js";

const SHOWN = "market_hall";

/** In the order of the numbers. */
const PARTS = ["name", "majority", "contributor", "neighbourhood", "boxes"] as const;

export function planFigure({ lookup, words, text }: Figure): TemplateResult {
  const facts = lookup.building(SHOWN);
  return captioned(
    text.figures.tile,
    html`<div class="explained">
      <div class="sample" aria-hidden="true">
        <div class="crop">
          <div class="city">
            <div class="tile" data-people=${facts.people ?? "any"} data-state="plan">
              <span class="sheet">
                ${plan(facts, [])}
                <span class="tile-name">${words.buildings[SHOWN]}</span>
              </span>
            </div>
          </div>
        </div>
        ${PARTS.map((part, index) => html`<b class="mark at-${part}">${index + 1}</b>`)}
      </div>
      <ol>
        ${text.figures.tileParts.map((part) => html`<li>${part}</li>`)}
      </ol>
    </div>`,
  );
}

export const planFigureStyle = css`
  .explained {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2.2rem;
    align-items: center;
  }

  .explained ol {
    flex: 1 1 min(14rem, 100%);
    list-style: decimal;
    padding-inline-start: 1.3rem;
    font-size: 0.9rem;
  }

  .explained li {
    margin-block: 0.2rem;
  }

  .sample {
    --side: min(12rem, 60cqi);
    position: relative;
    inline-size: var(--side);
    block-size: var(--side);
    margin-inline: 1rem;
  }

  /* A tile is a fifth as wide as the city, by which it measures everything. */
  .sample .city {
    inline-size: calc(5 * var(--side));
  }

  .crop {
    block-size: 100%;
    overflow: hidden;
  }

  .sample .tile {
    inline-size: 20cqi;
    block-size: 20cqi;
  }

  .mark {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--accent);
    color: var(--accent-ink);
    font-size: 0.85rem;
  }

  .at-name { inset: -0.6rem auto auto 5.3rem; }
  .at-majority { inset: 2.1rem auto auto -1rem; }
  .at-contributor { inset: 3.9rem auto auto -1rem; }
  .at-neighbourhood { inset: 2.1rem -1rem auto auto; }
  .at-boxes { inset: auto -1rem 0.8rem auto; }
`;
