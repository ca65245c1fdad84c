/** All buildings with their boxes and what they give. */

import { css, html, type TemplateResult } from "lit";
import { sign } from "../../../table/index.js";
import { namedGoods } from "../../table/goods.js";
import { type Figure, tabled } from "./figure.js";

const CORNERS = ["majority", "contributor", "neighbourhood"] as const;

export function buildingsFigure({ lookup, words, text }: Figure): TemplateResult {
  const { figures } = text;
  return tabled(
    figures.buildings,
    html`<thead>
        <tr>
          <th scope="col">${figures.building}</th>
          <th scope="col">${figures.boxes}</th>
          ${CORNERS.map((corner) => html`<th scope="col">${words.rewardCorners[corner]}</th>`)}
        </tr>
      </thead>
      <tbody class="buildings">
        ${lookup.all.buildings
          .filter(({ boxes }) => boxes.length)
          .map(
            (building) => html`<tr>
              <th scope="row" data-people=${building.people ?? "any"}>
                <span class="swatch">${sign(building.people)}</span> ${words.buildings[building.id]}
                <small>${building.people ? words.peoples[building.people].name : words.table.anyPeople}</small>
              </th>
              <td>
                <ol class="prices">
                  ${building.boxes.map((value) => html`<li>${value}</li>`)}
                </ol>
              </td>
              ${CORNERS.map((corner) => html`<td class="goods">${namedGoods(words, building[corner])}</td>`)}
            </tr>`,
          )}
      </tbody>`,
  );
}

export const buildingsFigureStyle = css`
  .buildings small {
    display: block;
    font-weight: 400;
    color: var(--ink-soft);
  }

  .buildings th {
    min-inline-size: 8.5rem;
  }

  .goods .good {
    display: flex;
    gap: 0.25rem;
    align-items: center;
    white-space: nowrap;
  }
`;
