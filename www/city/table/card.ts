/** The face of a card: value, sign and name of its people, and its power as a drawing. */

import type { CityCard as Card, Power } from "blue-moon-city";
import { css, html, type TemplateResult } from "lit";
import { type IconName, icon, sign } from "../../table/index.js";
import type { Scene } from "./scene.js";

/** The drawings of a power and what is written beside them. */
const POWER_MARKS: Record<Power, readonly [readonly IconName[], string]> = {
  flyDragon: [["dragon", "wing"], ""],
  walkDragon: [["dragon"], "1–3"],
  fly: [["figure", "wing"], ""],
  extraSteps: [["steps"], "+2"],
  wild: [["any"], ""],
  pair: [["pair"], "=3"],
  turnFour: [["turn"], "4"],
  turnOne: [["turn"], "1"],
  offer: [["obelisk"], ""],
};

/** A whole card: its value and the sign of its people above, its power below; a card without a power is all sign. */
export function cardFace(scene: Pick<Scene, "lookup">, card: Card): TemplateResult {
  const { people, value, power } = scene.lookup.card(card);
  return html`<span class="card" data-people=${people} aria-hidden="true">
    <span class="card-value">${value}</span>
    ${power ? html`${sign(people)}${powerMark(power, value)}` : html`<span class="card-field">${sign(people)}</span>`}
  </span>`;
}

function powerMark(power: Power, value: number): TemplateResult {
  const [icons, text] = POWER_MARKS[power];
  return html`<span class="card-power"
    >${icons.map(icon)}${power === "offer" ? `+${value}` : text}</span
  >`;
}

/** A card within a line of text: its value and sign. */
export function cardChip(scene: Pick<Scene, "lookup">, card: Card): TemplateResult {
  const { people, value } = scene.lookup.card(card);
  return html`<span class="chip" data-people=${people} aria-hidden="true"><b>${value}</b>${sign(people)}</span>`;
}

export const cardStyle = css`
  .card {
    --w: var(--card-width, 3.3rem);
    position: relative;
    display: grid;
    grid-template: calc(var(--w) * 0.6) 1fr / 1fr 1fr;
    place-items: center;
    inline-size: var(--w);
    block-size: calc(var(--w) * 1.42);
    padding: calc(var(--w) * 0.05);
    border-radius: calc(var(--w) * 0.14);
    background: var(--texture), var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
    box-shadow: 0 2px 5px #0006;
  }

  .card-value {
    font: 700 calc(var(--w) * 0.58) / 1 var(--display);
    font-variant-numeric: lining-nums;
  }

  .card .sign {
    inline-size: calc(var(--w) * 0.38);
    block-size: calc(var(--w) * 0.38);
  }

  .card-field {
    grid-area: 2 / 1 / -1 / -1;
    line-height: 0;
  }

  .card-field .sign {
    inline-size: calc(var(--w) * 0.66);
    block-size: calc(var(--w) * 0.66);
  }

  /* The power stands on a plate, the colours the other way about. */
  .card-power {
    grid-column: 1 / -1;
    align-self: end;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--w) * 0.03);
    inline-size: 100%;
    block-size: calc(var(--w) * 0.5);
    border-radius: calc(var(--w) * 0.09);
    background: var(--on-paint);
    color: var(--paint);
    font-size: calc(var(--w) * 0.28);
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
  }

  .card-power .icon {
    inline-size: calc(var(--w) * 0.38);
    block-size: calc(var(--w) * 0.38);
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
