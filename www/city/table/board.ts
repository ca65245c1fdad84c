/**
 * The city: 21 tiles in a cross, each one a button that shows its plan or its house and who stands there. To a screen
 * reader it is a grid of five rows, two of them without their corners.
 */

import type { BuildingFacts, CityMove, RewardKind, Seat, CityTile as Tile } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { icon, moon } from "../../table/index.js";
import { dragon, figure } from "../art/pieces.js";
import { COURTYARD } from "../lookup.js";
import { goodsList } from "../words/lists.js";
import { powerMove, targets } from "./arrivals.js";
import { DRAGONS, dragonsOn, figuresOn, mover, nameOf, peopleName, type Scene } from "./scene.js";
import { built, plan } from "./sheet.js";
import { tip } from "./tip.js";

export function city(scene: Scene): TemplateResult {
  const aims = scene.intent.type === "card" ? targets(scene, scene.intent.card) : null;
  const all = scene.lookup.all.tiles;
  const entrance = entranceOf(scene, aims);
  return html`<section class="city" aria-label=${scene.words.table.city}>
    <div class="tiles" data-aiming=${aims?.size ? "" : nothing}>
      ${moon()}
      <div class="grid" role="grid" aria-rowcount="5" aria-colcount="5" @keydown=${walkFocus}>
        ${ROWS.map(
          (
            row,
          ) => html`<div class="grid-row row-${row}" role="row" aria-rowindex=${row + 1} aria-label=${scene.words.table.row(row + 1)}>
            ${all.filter((facts) => facts.row === row).map(({ tile }) => cell(scene, tile, aims, tile === entrance))}
          </div>`,
        )}
      </div>
      ${outside(scene)}
      ${tip(scene)}
    </div>
  </section>`;
}

const ROWS = [0, 1, 2, 3, 4];

/** The one tile that the Tab key leads to; from there the arrow keys go on. */
function entranceOf(scene: Scene, aims: Map<Tile, CityMove> | null): Tile {
  const { intent, view, entered, lookup } = scene;
  const targeted = aims?.size ? lookup.all.tiles.find(({ tile }) => aims.has(tile))?.tile : null;
  if (targeted !== null && targeted !== undefined) {
    return entered.tile !== null && aims?.has(entered.tile) ? entered.tile : targeted;
  }
  if (intent.type === "tile") return intent.tile;
  if (entered.tile !== null) return entered.tile;
  const seat = mover(scene) ?? view.view;
  return (seat === null ? null : view.table.seats[seat]?.figure) ?? COURTYARD;
}

function cell(
  scene: Scene,
  tile: Tile,
  aims: Map<Tile, CityMove> | null,
  entrance: boolean,
): TemplateResult {
  const { intent, view, lookup, words } = scene;
  const { column } = lookup.tile(tile);
  const state = view.table.tiles[tile];
  if (!state) return html``;
  const facts = lookup.building(state.building);
  const target = aims?.has(tile) ?? false;
  const cost = aims?.size ? undefined : scene.reach.get(tile);
  const chosen = intent.type === "tile" && intent.tile === tile;
  const seat = mover(scene) ?? view.view;
  const here = seat !== null && view.table.seats[seat]?.figure === tile;
  const courtyard = facts.boxes.length === 0;

  return html`<button
    class="tile column-${column}"
    role="gridcell"
    aria-colindex=${column + 1}
    data-tile=${tile}
    data-people=${facts.people ?? "any"}
    data-state=${courtyard ? "courtyard" : state.complete ? "complete" : "plan"}
    data-reach=${cost ?? nothing}
    data-target=${target ? "" : nothing}
    data-trace=${scene.trace === tile ? "" : nothing}
    data-here=${here ? "" : nothing}
    aria-selected=${chosen ? "true" : nothing}
    aria-description=${courtyard ? nothing : promises(scene, facts, state.complete)}
    tabindex=${entrance ? 0 : -1}
    @click=${() => choose(scene, tile, aims)}
  >
    <span class="hidden-text">${describe(scene, tile, cost, target)}</span>
    <span class="sheet" aria-hidden="true">
      ${courtyard || state.complete ? built(facts) : plan(facts, state.boxes)}
      <span class="tile-name">${words.buildings[state.building]}</span>
    </span>
    ${pieces(scene, tile, seat)}
    ${cost ? html`<span class="cost" aria-hidden="true">${icon("steps")}${cost}</span>` : nothing}
  </button>`;
}

/** Who stands on a tile: side by side, or the figures before the dragons where there are too many for that. */
function pieces(scene: Scene, tile: Tile, own: Seat | null): TemplateResult {
  const dragons = dragonsOn(scene, tile);
  const figures = figuresOn(scene, tile);
  const crowded = dragons.length * DRAGON_ROOM + figures.length * FIGURE_ROOM > 1;
  return html`<span class="pieces" data-crowded=${crowded ? "" : nothing} aria-hidden="true">
    <span class="rank" data-count=${dragons.length}>
      ${dragons.map(
        (colour) =>
          html`<span class="piece" data-piece="dragon-${colour}">${dragon(colour)}</span>`,
      )}
    </span>
    <span class="rank" data-count=${figures.length}>
      ${figures.map(
        (owner) =>
          html`<span class="piece" data-piece="figure-${owner}" data-mine=${owner === own ? "" : nothing}
            >${figure(owner)}</span
          >`,
      )}
    </span>
  </span>`;
}

/** How much of the width of a tile a piece takes; a little of it may be covered by the next one. */
const DRAGON_ROOM = 0.39;
const FIGURE_ROOM = 0.3;

/** The dragons that have not come to the city yet wait beyond its corner. */
function outside(scene: Scene): TemplateResult {
  const { dragons } = scene.view.table;
  const { words } = scene;
  const waiting = DRAGONS.filter((colour) => dragons[colour] === null);
  return html`<ul class="outside">
    ${waiting.map((colour) => {
      const said = words.table.outside(colour);
      return html`<li class="piece" data-piece="dragon-${colour}">
        <span title=${said} aria-hidden="true">${dragon(colour)}</span><span class="hidden-text">${said}</span>
      </li>`;
    })}
  </ul>`;
}

function choose(scene: Scene, tile: Tile, aims: Map<Tile, CityMove> | null): void {
  const { intent } = scene;
  // A tile that is no target is tried all the same: the refusal says why.
  const aimed = intent.type === "card" && aims?.size ? powerMove(scene, intent.card, tile) : null;
  if (aimed) scene.play(aimed);
  else if (intent.type === "tile" && intent.tile === tile && scene.reach.has(tile)) {
    scene.play({ type: "walk", to: tile });
  } else scene.intend({ type: "tile", tile });
}

/** What a reader hears of a tile: its building, the state of that, who stands there and how one comes there. */
function describe(scene: Scene, tile: Tile, cost: number | undefined, target: boolean): string {
  const { view, lookup, words } = scene;
  const state = view.table.tiles[tile];
  if (!state) return "";
  const facts = lookup.building(state.building);
  const own = mover(scene);
  const boxesOf = (owner: Seat | null) =>
    facts.boxes.filter((_, index) => (state.boxes[index] ?? null) === owner);
  const parts = [words.buildings[state.building]];
  if (state.complete) parts.push(words.table.complete);
  else if (facts.boxes.length) {
    const open = boxesOf(null);
    parts.push(words.reading.open(open, peopleName(words, facts.people)));
    for (const [index] of view.table.seats.entries()) {
      const seat = index as Seat;
      const filled = boxesOf(seat);
      if (filled.length) parts.push(words.reading.filled(nameOf(scene, seat), filled));
    }
  }
  const figures = figuresOn(scene, tile);
  const others = [
    ...figures.filter((seat) => seat !== own).map((seat) => nameOf(scene, seat)),
    ...dragonsOn(scene, tile).map((colour) => words.dragons[colour]),
  ];
  if (own !== null && figures.includes(own)) parts.push(words.reading.here);
  if (others.length) parts.push(words.table.tileFigures(words.list(others)));
  if (cost) parts.push(words.table.tileReach(cost));
  if (target) parts.push(words.table.tileTarget);
  return words.parts(parts);
}

/** What a reader may hear besides: what is to be had here. */
function promises({ words }: Scene, facts: BuildingFacts, complete: boolean): string {
  const corners: RewardKind[] = complete
    ? ["neighbourhood"]
    : ["majority", "contributor", "neighbourhood"];
  return words.parts(
    corners.map((corner) =>
      words.reading.reward(words.rewardCorners[corner], goodsList(facts[corner], words)),
    ),
  );
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** Arrow keys move the focus over the tiles, Home and End along the row, with Ctrl over the whole city. */
function walkFocus(event: KeyboardEvent): void {
  if (event.altKey || event.metaKey || event.shiftKey) return;
  const grid = event.currentTarget;
  const from = event.target;
  if (!(grid instanceof Element) || !(from instanceof HTMLElement)) return;
  const to = neighbour(grid, from, event);
  if (to === undefined) return;
  event.preventDefault();
  to?.focus();
}

/** The tile that a key leads to: `null` beyond the edge, `undefined` if it is another kind of key. */
function neighbour(
  grid: Element,
  from: HTMLElement,
  { key, ctrlKey }: KeyboardEvent,
): HTMLElement | null | undefined {
  const tiles = (within: Element | null) => [
    ...(within?.querySelectorAll<HTMLElement>("[data-tile]") ?? []),
  ];
  const row = ctrlKey ? grid : from.parentElement;
  if (key === "Home") return tiles(row)[0];
  if (key === "End") return tiles(row).at(-1);
  const direction = ctrlKey ? undefined : DIRECTIONS[key];
  if (!direction) return undefined;
  const [down, right] = direction;
  const rows = [...grid.children];
  const there = rows[rows.indexOf(from.parentElement ?? grid) + down];
  const column = columnOf(from) + right;
  return tiles(there ?? null).find((tile) => columnOf(tile) === column) ?? null;
}

function columnOf(tile: HTMLElement): number {
  return Number(tile.getAttribute("aria-colindex"));
}
