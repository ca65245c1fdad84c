/** A tile at full length: its boxes, rewards and visitors, and every move that is made there or leads there. */

import {
  type BuildingFacts,
  check,
  formatMove,
  type RewardKind,
  type CityTile as Tile,
} from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon, reason, refused, sign } from "../../../table/index.js";
import { dragon, figure, marker } from "../../art/pieces.js";
import { arrivals, bringsFigure, prospects } from "../arrivals.js";
import { cardChip } from "../card.js";
import { namedGoods } from "../goods.js";
import {
  buildingOn,
  dragonsOn,
  figuresOn,
  mover,
  nameOf,
  peopleName,
  type Scene,
} from "../scene.js";
import { offerings } from "./offering.js";
import { payments } from "./ways.js";

export function tilePanel(scene: Scene, tile: Tile): TemplateResult {
  const { view, lookup, words } = scene;
  const state = view.table.tiles[tile];
  if (!state) return html``;
  const facts = lookup.building(state.building);
  const seat = mover(scene);
  const here = seat !== null && view.table.seats[seat]?.figure === tile;
  const courtyard = facts.boxes.length === 0;
  return html`<div class="about stacked" data-people=${facts.people ?? "any"}>
    <h3 class="about-name" tabindex="-1">
      ${courtyard ? icon("obelisk") : html`<span class="people-sign">${sign(facts.people)}</span>`}
      <span>
        ${words.buildings[buildingOn(scene.view, tile)]}${courtyard ? nothing : html`${pause(scene)} <small>${subtitle(scene, facts, state.complete)}</small>`}
      </span>${here ? html`${pause(scene)} <span class="here">${words.panel.here}</span>` : nothing}
    </h3>
    ${visitors(scene, tile)}
    ${state.complete || courtyard ? nothing : boxes(scene, facts, tile, here)}
    ${courtyard && seat !== null ? offerings(scene) : nothing}
    ${seat !== null ? comeHere(scene, tile, here) : nothing}
    ${courtyard ? nothing : rewards(scene, facts, state.complete)}
  </div>`;
}

/** Keeps apart for the ear what stands apart for the eye. */
function pause({ words }: Scene): TemplateResult {
  return html`<span class="hidden-text">${words.pause}</span>`;
}

function subtitle({ words }: Scene, facts: BuildingFacts, complete: boolean): string {
  const people = facts.people && words.peoples[facts.people];
  const parts = people ? [people.name, people.colour] : [words.table.anyPeople];
  return words.series(complete ? [...parts, words.table.complete] : parts);
}

function visitors(scene: Scene, tile: Tile): TemplateResult | typeof nothing {
  const seats = figuresOn(scene, tile);
  const dragons = dragonsOn(scene, tile);
  if (seats.length + dragons.length === 0) return nothing;
  return html`<ul class="visitors" aria-label=${scene.words.table.visitors}>
    ${seats.map((seat) => html`<li>${figure(seat)}${nameOf(scene, seat)}</li>`)}
    ${dragons.map((colour) => html`<li>${dragon(colour)}${scene.words.dragons[colour]}</li>`)}
  </ul>`;
}

function boxes(scene: Scene, facts: BuildingFacts, tile: Tile, here: boolean): TemplateResult {
  const { words, view } = scene;
  const owners = view.table.tiles[tile]?.boxes ?? [];
  const people = peopleName(words, facts.people);
  const reachable = !here && arrivals(scene, tile).some(bringsFigure);
  const would = reachable ? prospects(scene, tile) : null;
  return html`<ol class="big-boxes">
    ${facts.boxes.map((value, index) => {
      const owner = owners[index] ?? null;
      const face = html`<span class="big-box" data-filled=${owner === null ? nothing : ""} aria-hidden="true">
        <b>${value}</b>${owner === null ? sign(facts.people) : marker(owner)}
      </span>`;
      if (owner !== null) {
        return html`<li class="box-line">
          ${face}<span>${nameOf(scene, owner)}</span>
          <span class="hidden-text">${words.table.box(value, people, nameOf(scene, owner))}</span>
        </li>`;
      }
      if (!here) {
        return html`<li class="box-line">
          ${face}<span class="hidden-text">${words.table.box(value, people, null)}</span>
          ${would ? html`<small>${would.has(index) ? words.turn.arrive.payable : words.turn.arrive.notPayable}</small>` : nothing}
        </li>`;
      }
      const ways = payments(scene, index);
      const why = ways.length ? null : noWay(scene, index);
      return html`<li class="box-line">
        <button
          class="button fill ${why === null ? "" : "unpayable"}"
          data-box=${index}
          @click=${() => scene.intend({ type: "pay", box: index, cards: ways[0] ?? [] })}
        >
          ${face}
          <span>
            ${words.panel.fill(value)}${pause(scene)}
            <small>${why ?? words.panel.ways(ways.length)}</small>
          </span>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** Why no cards of the hand fill a box: a reason that no cards could mend, else that these don't pay. */
function noWay(scene: Scene, box: number): string {
  const problem = check(scene.view, { type: "contribute", box, cards: [] });
  const aboutCards = ["cards_do_not_fit", "not_enough_value"];
  if (!problem || aboutCards.includes(problem.code)) return scene.words.panel.noWay;
  return reason(scene.words, problem);
}

const CORNERS: readonly RewardKind[] = ["majority", "contributor", "neighbourhood"];

function rewards(scene: Scene, facts: BuildingFacts, complete: boolean): TemplateResult {
  const { words } = scene;
  const corners = complete ? CORNERS.slice(2) : CORNERS;
  return html`<dl class="rewards" aria-label=${words.panel.rewards}>
    ${corners.map(
      (corner) => html`<div>
        <dt>${words.rewardCorners[corner]}</dt>
        <dd>
          ${namedGoods(words, facts[corner])}
        </dd>
      </div>`,
    )}
  </dl>`;
}

/** Every way for the figure or a dragon to come here, the walk first; or why there is no walk. */
function comeHere(scene: Scene, tile: Tile, here: boolean): TemplateResult {
  const { words } = scene;
  const all = arrivals(scene, tile);
  const walks = all.find(({ move }) => move.type === "walk");
  const refusal = here || walks ? null : check(scene.view, { type: "walk", to: tile });
  // A player who tried it reads that above.
  const problem = refusal?.code === scene.refusal?.code ? null : refusal;
  const cost = scene.reach.get(tile) ?? 0;
  const powered = all.flatMap(({ card, move, way }) =>
    card
      ? html`<li>
          <button
            class="button power-line"
            data-move=${formatMove("city", move)}
            @click=${() => scene.play(move)}
          >
            ${cardChip(scene, card)}
            <span>${way} <small>${words.panel.byCard(words.card(card))}</small></span>
          </button>
        </li>`
      : [],
  );
  return html`${
    walks
      ? html`<button
          class="button primary"
          data-move=${formatMove("city", walks.move)}
          @click=${() => scene.play(walks.move)}
        >
          ${icon("steps")}${words.panel.walkHere(cost)}
        </button>`
      : nothing
  }
  ${problem ? html`<p class="note">${refused(words, problem)}</p>` : nothing}
  ${powered.length ? html`<ul class="arrivals stacked">${powered}</ul>` : nothing}`;
}

export const tileStyle = css`
  .about-name {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: 1.15rem;
    line-height: 1.15;
  }

  .about-name small {
    display: block;
    font: 0.82rem var(--text);
    color: var(--ink-soft);
  }

  .people-sign {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 2.1rem;
    block-size: 2.1rem;
    border-radius: 0.5rem;
    background: var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
  }

  .here {
    margin-inline-start: auto;
    font: 0.75rem var(--text);
    color: var(--glow);
    text-align: end;
  }

  .visitors {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.9rem;
    font-size: 0.9rem;
  }

  .visitors li {
    display: flex;
    align-items: center;
    gap: 0.3rem;
  }

  .visitors .figure {
    block-size: 1.5rem;
    inline-size: 1.125rem;
  }

  .visitors .dragon {
    block-size: 1.4rem;
    inline-size: 1.6rem;
  }

  .big-boxes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.6rem, 1fr));
    gap: 0.5rem;
  }

  .box-line {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 0.9rem;
  }

  .fill {
    inline-size: 100%;
    justify-content: start;
    padding: 0.35rem;
  }

  .fill:not(.unpayable) {
    border-color: var(--glow);
  }

  .unpayable {
    border-style: dashed;
    background: none;
    color: var(--ink-soft);
  }

  /* A long word is parted rather than cut. */
  .fill > span {
    min-inline-size: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  .fill small,
  .power-line small {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
  }

  .big-box {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.15rem;
    flex: none;
    inline-size: 2.7rem;
    block-size: 2.1rem;
    border-radius: 0.45rem;
    background: var(--paint);
    color: var(--on-paint);
    border: 1px solid color-mix(in srgb, var(--on-paint), transparent 45%);
    font-size: 1.05rem;
  }

  .big-box .marker {
    inline-size: 1.3rem;
    block-size: 1.3rem;
  }

  .rewards {
    display: grid;
    gap: 0.25rem;
    padding: 0.5rem 0.7rem;
    border-radius: var(--round);
    background: color-mix(in srgb, var(--ground), transparent 40%);
    font-size: 0.9rem;
  }

  .rewards div {
    display: flex;
    justify-content: space-between;
    gap: 0.8rem;
  }

  .rewards dt {
    color: var(--ink-soft);
  }

  .rewards dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 0.7rem;
  }

  .rewards .good {
    gap: 0.25rem;
    white-space: nowrap;
  }

  .arrivals .button {
    inline-size: 100%;
    justify-content: start;
  }
`;
