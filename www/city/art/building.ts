/** The drawings of the 21 tiles, each as strokes of paint; the style inks them as a plan or paints them as a house. */

import type { BuildingId } from "blue-moon-city";
import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Strokes } from "../../table/art/draw.js";
import { aqueduct, thermae, waterTemple } from "./buildings/aqua.js";
import { courtyard, royalPalace } from "./buildings/centre.js";
import { flightTower, monasteryTower, watchtower } from "./buildings/flit.js";
import { library, university } from "./buildings/hoax.js";
import { cityResidence, greatHall } from "./buildings/mimix.js";
import { caravanserai, marketHall, tradingHouse } from "./buildings/pillar.js";
import { earthTemple, hospice, mill } from "./buildings/terrah.js";
import { citadel, fireTemple, ironFoundry } from "./buildings/vulca.js";

const DRAWINGS: Record<BuildingId, Strokes> = {
  royal_palace: royalPalace,
  fire_temple: fireTemple,
  earth_temple: earthTemple,
  water_temple: waterTemple,
  iron_foundry: ironFoundry,
  citadel,
  mill,
  hospice,
  thermae,
  aqueduct,
  flight_tower: flightTower,
  monastery_tower: monasteryTower,
  watchtower,
  great_hall: greatHall,
  city_residence: cityResidence,
  university,
  library,
  market_hall: marketHall,
  caravanserai,
  trading_house: tradingHouse,
  courtyard,
};

/** The drawing of a building. It never changes, so a new drawing of the table passes it by. */
export function building(id: BuildingId): TemplateResult {
  const field = id === "courtyard" ? "0 0 64 64" : "-1 -2 66 52";
  return html`<svg class="building" viewBox=${field} aria-hidden="true">
    ${guard([id], () =>
      DRAWINGS[id].map(
        ({ tone, d, people }) =>
          svg`<path class=${tone} data-people=${people ?? nothing} d=${d}></path>`,
      ),
    )}
  </svg>`;
}
