/** The cards of each people with what their powers do. */

import { css, html, type TemplateResult } from "lit";
import { sign } from "../../../table/index.js";
import { cardFace } from "../../table/card.js";
import { type Figure, tabled } from "./figure.js";

const VALUES = [1, 2, 3] as const;

export function powersFigure({ lookup, words, text }: Figure): TemplateResult {
  const { figures } = text;
  return tabled(
    figures.powers,
    html`<thead>
        <tr>
          <th scope="col">${figures.people}</th>
          ${VALUES.map((value) => html`<th scope="col">${figures.value(value)}</th>`)}
        </tr>
      </thead>
      <tbody class="powers">
        ${lookup.all.peoples.map(({ people }) => {
          const { name, colour } = words.peoples[people];
          return html`<tr>
            <th scope="row" data-people=${people}>
              <span class="swatch">${sign(people)}</span> ${name}<small>${colour}</small>
            </th>
            ${VALUES.map((value) => {
              const kind = lookup.all.cards.find(
                (card) => card.people === people && card.value === value,
              );
              if (!kind) return html`<td></td>`;
              return html`<td>
                <span class="kind">
                  ${cardFace({ lookup }, kind.card)}
                  <span>${kind.power ? words.powers[kind.power] : figures.noPower}</span>
                </span>
              </td>`;
            })}
          </tr>`;
        })}
      </tbody>`,
  );
}

export const powersFigureStyle = css`
  .powers small {
    display: block;
    font-weight: 400;
    color: var(--ink-soft);
  }

  .powers td {
    min-inline-size: 9rem;
  }

  @container (max-width: 34rem) {
    .powers td {
      min-inline-size: 4.5rem;
      max-inline-size: 6.5rem;
    }

    .powers .kind {
      flex-direction: column;
    }
  }

  .swatch {
    display: inline-grid;
    place-items: center;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    border-radius: 0.35rem;
    background: var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
  }

  .kind {
    --card-width: 2.2rem;
    display: flex;
    gap: 0.5rem;
    font-size: 0.8rem;
    line-height: 1.3;
  }

  .kind .card {
    flex: none;
  }
`;
