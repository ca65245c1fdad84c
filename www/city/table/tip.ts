/** What stands beside the tile that one points at: how one would come there, with what card, and what one could do. */

import { type CityMove, check, type CityTile as Tile } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon, reason } from "../../table/index.js";
import { arrivals, bringsFigure, prospects } from "./arrivals.js";
import { cardChip } from "./card.js";
import { buildingOn, mover, type Scene } from "./scene.js";

export function tip(scene: Scene): TemplateResult | typeof nothing {
  const { pointed, intent, lookup } = scene;
  const seat = mover(scene);
  if (pointed === null || seat === null || (intent.type !== "look" && intent.type !== "card")) {
    return nothing;
  }
  const { row, column } = lookup.tile(pointed);
  return html`<div
    class="pointed row-${row} column-${column}"
    data-above=${row > 2 ? "" : nothing}
    data-edge=${column === 0 ? "start" : column === 4 ? "end" : nothing}
    aria-hidden="true"
  >
    <div class="pointed-tip">
      <strong>${scene.words.buildings[buildingOn(scene.view, pointed)]}</strong>
      ${ways(scene, pointed)}
    </div>
  </div>`;
}

function ways(scene: Scene, tile: Tile): TemplateResult {
  const { intent, words, view } = scene;
  const seat = mover(scene);
  if (seat !== null && view.table.seats[seat]?.figure === tile && intent.type === "look") {
    return html`<span>${words.turn.arrive.here}</span>`;
  }
  const all = arrivals(scene, tile);
  const lines = intent.type === "card" ? all.filter(({ card }) => card === intent.card) : all;
  if (lines.length === 0) return html`<span class="note">${why(scene, tile)}</span>`;
  const facts = scene.lookup.building(view.table.tiles[tile]?.building ?? "courtyard");
  const boxes = lines.some(bringsFigure)
    ? [...prospects(scene, tile)].map((box) => facts.boxes[box] ?? 0)
    : [];
  return html`${lines.map(
    ({ card, way }) =>
      html`<span class="tip-way">${card ? cardChip(scene, card) : icon("steps")}${way}</span>`,
  )}
  ${boxes.length ? html`<span class="note">${words.turn.arrive.wouldFill(boxes)}</span>` : nothing}`;
}

function why(scene: Scene, tile: Tile): string {
  const walk: CityMove = { type: "walk", to: tile };
  const problem = check(scene.view, walk);
  return problem ? reason(scene.words, problem) : "";
}

export const tipStyle = css`
  /* In the cell of its tile, so that nothing has to be measured */
  .pointed {
    position: relative;
    z-index: 4;
    pointer-events: none;
  }

  .pointed-tip {
    position: absolute;
    inset-block-start: calc(100% + 0.4rem);
    inset-inline-start: 50%;
    translate: -50% 0;
    display: grid;
    gap: 0.2rem;
    inline-size: max-content;
    max-inline-size: 15rem;
    padding: 0.5rem 0.7rem;
    border: 1px solid var(--accent);
    border-radius: var(--round);
    background: var(--raised);
    color: var(--ink);
    font-size: 0.875rem;
    line-height: 1.3;
    box-shadow: 0 6px 24px #000a;
  }

  [data-above] > .pointed-tip {
    inset-block: auto calc(100% + 0.4rem);
  }

  [data-edge="start"] > .pointed-tip {
    inset-inline-start: 0;
    translate: none;
  }

  [data-edge="end"] > .pointed-tip {
    inset-inline: auto 0;
    translate: none;
  }

  .tip-way {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
`;
