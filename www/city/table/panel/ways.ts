/** The payments for a box as a list to choose from, the cheapest first, each with the use of its cards. */

import { type CityCard as Card, explain, type Power } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import type { Scene } from "../scene.js";
import { groupedChips, howUsed } from "./uses.js";

/** How many payments are listed before one asks for more, and in all: there can be thousands. */
const LISTED = 3;
const MOST_LISTED = 63;

export function ways(
  scene: Scene,
  box: number,
  picked: readonly Card[],
): TemplateResult | typeof nothing {
  const { words } = scene;
  const all = payments(scene, box);
  if (all.length === 0) return nothing;
  const chosen = key(picked);
  const line = (cards: readonly Card[]) => way(scene, box, cards, key(cards) === chosen);
  const more = all.slice(LISTED, MOST_LISTED);
  return html`<section class="ways-part stacked" aria-label=${words.panel.cheapest}>
    <h4 title=${words.turn.payment.order}>${words.panel.cheapest}</h4>
    <ul class="ways">
      ${all.slice(0, LISTED).map(line)}
    </ul>
    ${
      more.length
        ? html`<details class="more">
            <summary>${words.panel.moreWays(all.length - LISTED)}</summary>
            <p class="note">${words.turn.payment.order}</p>
            <ul class="ways">
              ${more.map(line)}
            </ul>
            ${
              all.length > MOST_LISTED
                ? html`<p class="note">${words.panel.unlistedWays(all.length - MOST_LISTED)}</p>`
                : nothing
            }
          </details>`
        : nothing
    }
  </section>`;
}

function way(scene: Scene, box: number, cards: readonly Card[], chosen: boolean): TemplateResult {
  const { words } = scene;
  const { uses, sum, needed } = explain(scene.view, { box, cards });
  const how = howUsed(scene, uses);
  const lost = sum > needed ? words.turn.payment.lost(sum - needed) : "";
  const said = words.list(uses.map(({ card }) => words.card(card)));
  return html`<li>
    <button
      class="way"
      aria-pressed=${chosen ? "true" : "false"}
      @click=${() => scene.intend({ type: "pay", box, cards })}
    >
      <span class="hidden-text">${words.turn.payment.uses(said, lost ? words.series([how, lost]) : how)}</span>
      <span class="way-cards" aria-hidden="true">${groupedChips(scene, uses)}</span>
      <small aria-hidden="true">${how}</small>
      ${lost ? html`<small class="lost" aria-hidden="true">${lost}</small>` : nothing}
    </button>
  </li>`;
}

function key(cards: readonly Card[]): string {
  return [...cards].sort().join();
}

export const waysStyle = css`
  .ways {
    display: grid;
    gap: 0.35rem;
  }

  .way {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 0.6rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.3rem 0.55rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
    text-align: start;
  }

  .way:hover {
    border-color: var(--accent);
  }

  .way small {
    color: var(--ink-soft);
  }

  .way .lost {
    margin-inline-start: auto;
  }

  .way-cards {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }

  .way[aria-pressed="true"] {
    border-color: var(--glow);
    box-shadow: inset 0 0 0 1px var(--glow);
  }

  @media (forced-colors: active) {
    .way[aria-pressed="true"] {
      border: 3px solid Highlight;
    }
  }

  .more summary {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    cursor: pointer;
    color: var(--accent);
  }

  .more .note {
    padding-block-end: 0.4rem;
  }
`;

/** Powers that stand in for any colour: players keep these cards as long as they can. */
const JOKERS: ReadonlySet<Power> = new Set<Power>(["wild", "pair", "turnFour", "turnOne"]);

/** Few cards before many, then few jokers, then low values. */
export function payments(scene: Scene, box: number): (readonly Card[])[] {
  return scene.moves
    .flatMap((move) => (move.type === "contribute" && move.box === box ? [move.cards] : []))
    .map((cards) => ({ cards, cost: cost(scene, cards) }))
    .sort((a, b) => compare(a.cost, b.cost))
    .map(({ cards }) => cards);
}

function cost(scene: Scene, cards: readonly Card[]): number[] {
  let jokers = 0;
  let value = 0;
  for (const card of cards) {
    const facts = scene.lookup.card(card);
    if (facts.power !== null && JOKERS.has(facts.power)) jokers++;
    value += facts.value;
  }
  return [cards.length, jokers, value];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
