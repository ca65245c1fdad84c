/** Payments that show each way of using a card. */

import type { CityCard as Card, CardRole, People } from "blue-moon-city";
import { css, html, type TemplateResult } from "lit";
import { sign } from "../../../table/index.js";
import { cardFace } from "../../table/card.js";
import { captioned, type Figure } from "./figure.js";

interface Example {
  readonly people: People;
  readonly value: number;
  readonly uses: readonly (readonly [Card, CardRole])[];
}

const EXAMPLES: readonly Example[] = [
  {
    people: "T",
    value: 5,
    uses: [
      ["T3", "natural"],
      ["T2", "natural"],
    ],
  },
  {
    people: "F",
    value: 4,
    uses: [
      ["F3", "natural"],
      ["K1", "wild"],
    ],
  },
  {
    people: "A",
    value: 5,
    uses: [
      ["M1", "pair"],
      ["M2", "pair"],
      ["A2", "natural"],
    ],
  },
  {
    people: "V",
    value: 5,
    uses: [
      ["H1", "turner"],
      ["A1", "turned"],
      ["A2", "turned"],
      ["A2", "turned"],
    ],
  },
];

export function paymentsFigure({ lookup, words, text }: Figure): TemplateResult {
  return captioned(
    text.figures.payments,
    html`<ul class="examples">
      ${EXAMPLES.map(
        ({ people, value, uses }) => html`<li>
          <span class="wanted" data-people=${people}>
            <b aria-hidden="true">${value}</b>${sign(people)}
            <span class="hidden-text">${text.figures.paymentOf(value, words.peoples[people].name)}</span>
          </span>
          <ul class="paid">
            ${uses.map(
              ([card, role]) => html`<li>
                ${cardFace({ lookup }, card)}<span class="hidden-text">${words.card(card)}</span>
                <small>${words.roles[role]}</small>
              </li>`,
            )}
          </ul>
        </li>`,
      )}
    </ul>`,
  );
}

export const paymentsFigureStyle = css`
  .examples {
    display: grid;
    gap: 0.9rem;
  }

  .examples > li {
    display: flex;
    gap: 0.9rem;
    align-items: start;
  }

  .wanted {
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.2rem;
    inline-size: 3.2rem;
    block-size: 2.6rem;
    border-radius: 0.45rem;
    background: var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
    font-size: 1.15rem;
  }

  .paid {
    --card-width: 2.6rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .paid li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    font-size: 0.8rem;
  }
`;
