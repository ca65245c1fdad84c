/** What depends on the number of players: the boxes of the obelisk, the offerings that win, the scales. */

import { css, html, type TemplateResult } from "lit";
import { icon } from "../../../table/index.js";
import { type Figure, tabled } from "./figure.js";

export function countsFigure({ lookup, words, text }: Figure): TemplateResult {
  const { figures } = text;
  const numbers = new Intl.NumberFormat(words.locale);
  return tabled(
    figures.obelisk,
    html`<thead>
        <tr>
          <td></td>
          <th scope="col">${figures.boxesUpwards}</th>
          <th scope="col">${figures.toWin}</th>
          <th scope="col">${figures.scales}</th>
        </tr>
      </thead>
      <tbody>
        ${lookup.all.players.map(
          ({ players, obelisk, offeringsToWin, scales }) => html`<tr>
            <th scope="row">${figures.players(players)}</th>
            <td>
              <ol class="prices">
                ${obelisk.map((price) => html`<li>${numbers.format(price)}</li>`)}
              </ol>
            </td>
            <td>${icon("obelisk")} ${numbers.format(offeringsToWin)}</td>
            <td>${icon("scale")} ${numbers.format(scales)}</td>
          </tr>`,
        )}
      </tbody>`,
  );
}

export const countsFigureStyle = css`
  .prices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem;
    font-variant-numeric: tabular-nums;
  }

  .prices li {
    min-inline-size: 1.7rem;
    padding: 0.05rem 0.25rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    background: var(--raised);
    text-align: center;
  }
`;
