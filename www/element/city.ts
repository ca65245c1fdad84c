/** The city: 21 tiles in a cross, each one a button that shows its plan or its house and who stands there. */

import type { BuildingFacts, CityMove, Seat, Tile } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { building } from "./art/building.js";
import { icon } from "./art/icons.js";
import { moon } from "./art/moon.js";
import { dragon, figure, marker } from "./art/pieces.js";
import { sign } from "./art/signs.js";
import { goods } from "./goods.js";
import { powerMove, targets } from "./powers.js";
import { DRAGONS, dragonsOn, figuresOn, mover, nameOf, peopleName, type Scene } from "./scene.js";
import { tip } from "./tip.js";

export function city(scene: Scene): TemplateResult {
  const aims = scene.intent.type === "card" ? targets(scene, scene.intent.card) : null;
  return html`<section class="city" aria-label=${scene.words.table.city}>
    <div class="tiles" data-aiming=${aims?.size ? "" : nothing} @keydown=${walkFocus}>
      ${moon()} ${scene.tables.all.tiles.map(({ tile }) => tileButton(scene, tile, aims))}
      ${outside(scene)}
      ${tip(scene)}
    </div>
  </section>`;
}

function tileButton(scene: Scene, tile: Tile, aims: Map<Tile, CityMove> | null): TemplateResult {
  const { intent, view, tables, words } = scene;
  const { row, column } = tables.tile(tile);
  const state = view.table.tiles[tile];
  if (!state) return html``;
  const facts = tables.building(state.building);
  const target = aims?.has(tile) ?? false;
  const cost = aims?.size ? undefined : scene.reach.get(tile);
  const chosen = intent.type === "tile" && intent.tile === tile;
  const seat = mover(scene) ?? view.view;
  const here = seat !== null && view.table.seats[seat]?.figure === tile;
  const courtyard = facts.boxes.length === 0;
  // One tile takes part in the order of the Tab key; from there the arrow keys go on.
  const entrance = seat === null ? courtyard : here;

  return html`<button
    class="tile row-${row} column-${column}"
    data-tile=${tile}
    data-people=${facts.people ?? "any"}
    data-state=${courtyard ? "courtyard" : state.complete ? "complete" : "plan"}
    data-reach=${cost ?? nothing}
    data-target=${target ? "" : nothing}
    data-here=${here ? "" : nothing}
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${describe(scene, tile, cost, target)}
    tabindex=${chosen || (entrance && intent.type !== "tile") ? 0 : -1}
    @click=${() => choose(scene, tile, aims)}
  >
    <span class="sheet">
      ${courtyard || state.complete ? built(facts) : plan(facts, state.boxes)}
      <span class="tile-name">${words.buildings[state.building]}</span>
    </span>
    <span class="pieces">
      ${dragonsOn(scene, tile).map(
        (colour) =>
          html`<span class="piece" data-piece="dragon-${colour}">${dragon(colour)}</span>`,
      )}
      ${figuresOn(scene, tile).map(
        (owner) =>
          html`<span class="piece" data-piece="figure-${owner}" data-mine=${owner === seat ? "" : nothing}
            >${figure(owner)}</span
          >`,
      )}
    </span>
    ${cost ? html`<span class="cost">${icon("steps")}${cost}</span>` : nothing}
  </button>`;
}

/** The front of a sheet: the drawing in ink, the rewards in their corners, the boxes. */
function plan(facts: BuildingFacts, owners: readonly (Seat | null)[]): TemplateResult {
  return html`<span class="face plan">
    ${building(facts.id)}
    <span class="gift majority">${icon("star")}${goods(facts.majority)}</span>
    <span class="gift contributor">${goods(facts.contributor)}</span>
    <span class="gift neighbourhood">${goods(facts.neighbourhood)}</span>
    <span class="boxes"
      >${facts.boxes.map((value, index) => box(value, owners[index] ?? null, facts.people))}</span
    >
  </span>`;
}

/** The back of a sheet: the building as it stands, what it gives to its neighbours at its foot. */
function built(facts: BuildingFacts): TemplateResult {
  return html`<span class="face built">
    ${building(facts.id)}
    ${facts.boxes.length ? html`<span class="gift foot">${goods(facts.neighbourhood)}</span>` : nothing}
  </span>`;
}

/** The dragons that have not come to the city yet wait beyond its corner. */
function outside(scene: Scene): TemplateResult {
  const { dragons } = scene.view.table;
  const { words } = scene;
  const waiting = DRAGONS.filter((colour) => dragons[colour] === null);
  return html`<ul class="outside">
    ${waiting.map((colour) => {
      const said = words.table.outside(colour);
      return html`<li class="piece" data-piece="dragon-${colour}" title=${said}>
        ${dragon(colour)}<span class="hidden-text">${said}</span>
      </li>`;
    })}
  </ul>`;
}

function box(
  value: number,
  owner: Seat | null,
  people: Parameters<typeof sign>[0],
): TemplateResult {
  return html`<span class="box" data-filled=${owner === null ? nothing : ""}>
    ${owner === null ? html`<b>${value}</b>${sign(people)}` : marker(owner)}
  </span>`;
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

function describe(scene: Scene, tile: Tile, cost: number | undefined, target: boolean): string {
  const { view, tables, words } = scene;
  const state = view.table.tiles[tile];
  if (!state) return "";
  const facts = tables.building(state.building);
  const parts = [words.buildings[state.building]];
  if (state.complete) parts.push(words.table.complete);
  else {
    facts.boxes.forEach((value, index) => {
      const owner = state.boxes[index] ?? null;
      const people = peopleName(words, facts.people);
      parts.push(words.table.box(value, people, owner === null ? null : nameOf(scene, owner)));
    });
  }
  const present = [
    ...figuresOn(scene, tile).map((seat) => nameOf(scene, seat)),
    ...dragonsOn(scene, tile).map((colour) => words.dragons[colour]),
  ];
  if (present.length) parts.push(words.table.tileFigures(words.list(present)));
  if (cost) parts.push(words.table.tileReach(cost));
  if (target) parts.push(words.table.tileTarget);
  return parts.join("; ");
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** Arrow keys move the focus over the tiles. */
function walkFocus(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (!direction || !(from instanceof Element)) return;
  const place = (axis: string) => Number(new RegExp(`${axis}-(\\d)`).exec(from.className)?.[1]);
  const row = place("row") + direction[0];
  const column = place("column") + direction[1];
  const next = from.parentElement?.querySelector<HTMLElement>(`.tile.row-${row}.column-${column}`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
