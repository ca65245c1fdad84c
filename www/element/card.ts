/** The face of a card: value, sign and name of its people, and its power as a drawing. */

import type { Card, Power } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "./art/icons.js";
import { sign } from "./art/signs.js";
import type { Scene } from "./scene.js";

const POWER_ICONS: Record<Power, readonly [IconName, string]> = {
  flyDragon: ["wing", ""],
  walkDragon: ["steps", "1–3"],
  fly: ["wing", ""],
  extraSteps: ["steps", "+2"],
  wild: ["wild", ""],
  pair: ["pair", "=3"],
  turnFour: ["turn", "4"],
  turnOne: ["turn", "1"],
  offer: ["obelisk", ""],
};

/** A whole card. */
export function cardFace(scene: Pick<Scene, "tables">, card: Card): TemplateResult {
  const { people, value, power } = scene.tables.card(card);
  return html`<span class="card" data-people=${people} aria-hidden="true">
    <span class="card-value">${value}</span>
    ${sign(people)}
    <span class="card-power">${power ? powerMark(power, value) : nothing}</span>
  </span>`;
}

function powerMark(power: Power, value: number): TemplateResult {
  const [name, text] = POWER_ICONS[power];
  return html`${icon(name)}${power === "offer" ? `+${value}` : text}`;
}

/** A card within a line of text: its value and sign. */
export function cardChip(scene: Pick<Scene, "tables">, card: Card): TemplateResult {
  const { people, value } = scene.tables.card(card);
  return html`<span class="chip" data-people=${people} aria-hidden="true"><b>${value}</b>${sign(people)}</span>`;
}

export const cardStyle = css`
  .card {
    --w: var(--card-width, 3.3rem);
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: center;
    inline-size: var(--w);
    block-size: calc(var(--w) * 1.42);
    padding: calc(var(--w) * 0.06);
    border-radius: calc(var(--w) * 0.14);
    background: linear-gradient(color-mix(in srgb, var(--paint), #fff 12%), var(--paint) 45%);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
    box-shadow: 0 2px 5px #0006;
  }

  .card-value {
    justify-self: start;
    padding-inline-start: calc(var(--w) * 0.05);
    font: 700 calc(var(--w) * 0.36) / 1 var(--display);
  }

  .card .sign {
    inline-size: calc(var(--w) * 0.52);
    block-size: calc(var(--w) * 0.52);
    align-self: center;
  }

  .card-power {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    block-size: calc(var(--w) * 0.3);
    font-size: calc(var(--w) * 0.24);
    font-weight: 700;
    line-height: 1;
  }

  .card-power .icon {
    color: inherit;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.1em;
    padding: 0.18em 0.35em;
    border-radius: 0.35em;
    background: var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
    line-height: 1;
  }

  .chip .sign {
    inline-size: 0.95em;
    block-size: 0.95em;
  }
`;
