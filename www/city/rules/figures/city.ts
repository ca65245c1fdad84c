/** The city from above: the courtyard and what lies around it in the standard layout, by the signs of their peoples. */

import type { BuildingId } from "blue-moon-city";
import { css, html, type TemplateResult } from "lit";
import { sign } from "../../../table/index.js";
import { captioned, type Figure } from "./figure.js";

/** What lies on a tile in the standard layout, by its row and column. */
const FIXED: Readonly<Record<string, BuildingId>> = {
  "1 2": "fire_temple",
  "2 3": "royal_palace",
  "3 2": "earth_temple",
  "2 1": "water_temple",
  "2 2": "courtyard",
};

export function cityFigure({ lookup, words, text }: Figure): TemplateResult {
  return captioned(
    text.figures.city,
    html`<ul class="map">
      ${lookup.all.tiles.map(({ row, column }) => {
        const id = FIXED[`${row} ${column}`];
        const people = id && id !== "courtyard" ? (lookup.building(id).people ?? "any") : undefined;
        return html`<li class="row-${row} column-${column} ${id ? "fixed" : ""}" data-people=${people ?? "none"}>
          ${id ? html`${people ? sign(people === "any" ? null : people) : ""}<span>${words.buildings[id]}</span>` : ""}
        </li>`;
      })}
    </ul>`,
  );
}

export const cityFigureStyle = css`
  .map {
    display: grid;
    grid-template: repeat(5, 3.4rem) / repeat(5, minmax(0, 5rem));
    gap: 0.25rem;
  }

  .map li {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.1rem;
    border: 1px solid var(--line);
    border-radius: 0.3rem;
    font-size: 0.68rem;
    line-height: 1.1;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  /* Where a name doesn’t fit, the sign says it; the rule above names them all. */
  @container (max-width: 30rem) {
    .map span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  .map .fixed {
    background: var(--paint, var(--raised));
    color: var(--on-paint, var(--ink));
  }

  .map .sign {
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }
`;
