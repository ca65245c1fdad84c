/** The two sides of a sheet: the plan of a building, and the building as it stands. */

import type { BuildingFacts, People, Seat } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { icon, sign } from "../../table/index.js";
import { building } from "../art/building.js";
import { marker } from "../art/pieces.js";
import { goods } from "./goods.js";

/** The front of a sheet: the drawing in ink, the rewards in their corners, the boxes. */
export function plan(facts: BuildingFacts, owners: readonly (Seat | null)[]): TemplateResult {
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
export function built(facts: BuildingFacts): TemplateResult {
  return html`<span class="face built">
    ${building(facts.id)}
    ${facts.boxes.length ? html`<span class="gift foot">${goods(facts.neighbourhood)}</span>` : nothing}
  </span>`;
}

function box(value: number, owner: Seat | null, people: People | null): TemplateResult {
  return html`<span class="box" data-filled=${owner === null ? nothing : ""}>
    ${owner === null ? html`<b>${value}</b>${sign(people)}` : marker(owner)}
  </span>`;
}
