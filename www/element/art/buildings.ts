/** The 21 drawings of the city on a field of 64 by 52: a silhouette, and the openings through which its lamps shine. */

import type { BuildingId } from "blue-moon-city";
import { html, type TemplateResult } from "lit";

interface Drawing {
  body: string;
  light: string;
}

const DRAWINGS: Record<BuildingId, Drawing> = {
  // A high dome between four spires.
  royal_palace: {
    body: "M3 50V26l3.5-9 3.5 9v4h5V21l3.5-10L22 21v3.5A10 10 0 0 1 31 15V8.5L32 5l1 3.5V15a10 10 0 0 1 9 9.5V21l3.5-10L49 21v9h5v-4l3.5-9 3.5 9v24H3Z",
    light:
      "M28 50V40a4 4 0 0 1 8 0v10h-8ZM17.5 27h2v5h-2v-5Zm27 0h2v5h-2v-5ZM24.5 27h3v6h-3v-6Zm6 0h3v6h-3v-6Zm6 0h3v6h-3v-6ZM5.5 33h2v5h-2v-5Zm51 0h2v5h-2v-5ZM16 39h5v6h-5v-6Zm27 0h5v6h-5v-6Z",
  },
  // Steps up to an open fire.
  fire_temple: {
    body: "M3 50v-7h6v-7h6v-7h6v-7h22v7h6v7h6v7h6v7H3Zm21-29 2.5-4h11l2.5 4H24Z",
    light:
      "M32.5 1.5c.8 4 5.5 6 5.5 10.5a6 6 0 0 1-12 0c0-2.6 1.2-4 2.3-5.2.3 1.3.8 2 1.6 2.4 0-3 .8-5.7 2.6-7.7ZM29 50V38a3 3 0 0 1 6 0v12h-6Z",
  },
  // A temple cut into the foot of a mountain.
  earth_temple: {
    body: "M1 50 19 20l5 6 9-20 10 18 4-5 16 31H1Z",
    light:
      "M20 50V38l12-7 12 7v12h-3V40h-3v10h-4V40h-4v10h-4V40h-3v10h-3Zm12-16.5L26 37h12l-6-3.5Z",
  },
  // A dome over three basins.
  water_temple: {
    body: "M2 50v-8h6v-8h5a19 19 0 0 1 17.5-17.8V10L32 7l1.5 3v6.2A19 19 0 0 1 51 34h5v8h6v8H2Z",
    light:
      "M19 34a13 13 0 0 1 26 0h-4a9 9 0 0 0-18 0h-4ZM13 38.5c4-3 8-3 12.5 0 4.5 3 8.5 3 13 0s8.5-3 12.5 0v3c-4-3-8-3-12.5 0s-8.5 3-13 0-8.5-3-12.5 0v-3ZM8 45.5h48v1.5H8v-1.5Z",
  },
  // Saw-tooth roofs and two chimneys.
  iron_foundry: {
    body: "M4 50V30l11-9v9l11-9v9l11-9v9h4l1.5-24h6L50 30h2l1-17h5l1.5 17V50H4Z",
    light: "M9 36h7v5H9v-5Zm11 0h7v5h-7v-5Zm11 0h7v5h-7v-5ZM43 50V40a5 5 0 0 1 10 0v10H43Z",
  },
  // Walls with teeth between two stout towers.
  citadel: {
    body: "M3 50V13h3.5v3.5H9V13h3.5v3.5H15V13h3.5v13H22v-4h4v4h4v-4h4v4h4v-4h4v4h3.5V13H49v3.5h2.5V13H55v3.5h2.5V13H61v37H3Z",
    light:
      "M26.5 50V39a5.5 5.5 0 0 1 11 0v11h-11ZM9.5 23h2.5v7H9.5v-7Zm42.5 0h2.5v7H52v-7ZM9.5 36h2.5v6H9.5v-6Zm42.5 0h2.5v6H52v-6Z",
  },
  // A windmill.
  mill: {
    body: "M20 50l3-27a9 9 0 0 1 16 0l3 27H20Zm9.5-26.5L9.5 14l2-4.5L31 19l9-17 4.5 2.5L34.5 21 54 30.5l-2 4.5-19.5-9.5-9 17-4.5-2.5 10.5-16.5Z",
    light: "M28 50v-8a3.5 3.5 0 0 1 7 0v8h-7ZM31.5 20.5a2 2 0 1 0 .1 0ZM30 31h4v5h-4v-5Z",
  },
  // A wide gabled house with a round window.
  hospice: {
    body: "M4 50V34h4L32 8l10 10.8V11h6v14.3L56 34h4v16H4Z",
    light: "M32 20a5 5 0 1 0 .1 0Zm-4 30V40a4 4 0 0 1 8 0v10h-8ZM14 37h6v6h-6v-6Zm30 0h6v6h-6v-6Z",
  },
  // Three low domes in their steam.
  thermae: {
    body: "M2 50V38h3a9.5 9.5 0 0 1 16-5.5 13.5 13.5 0 0 1 22 0A9.5 9.5 0 0 1 59 38h3v12H2Z",
    light:
      "M26 50v-5a6 6 0 0 1 12 0v5H26ZM9 43h8v2.5H9V43Zm38 0h8v2.5h-8V43ZM31 22c-3-3 3-5 0-9.5 4.5 2 0 6 2.5 9.5H31Zm-17 4c-3-3 3-5 0-9 4.5 2 0 5.5 2.5 9H14Zm34 0c-3-3 3-5 0-9 4.5 2 0 5.5 2.5 9H48Z",
  },
  // Two rows of arches with water on top.
  aqueduct: {
    body: "M1 13h62v37h-5V40a5.5 5.5 0 0 0-11 0v10h-4V40a5.5 5.5 0 0 0-11 0v10h-4V40a5.5 5.5 0 0 0-11 0v10h-4V40a5.5 5.5 0 0 0-11 0v10H1V13Zm6 16h6v-4.5a3 3 0 0 0-6 0V29Zm11 0h6v-4.5a3 3 0 0 0-6 0V29Zm11 0h6v-4.5a3 3 0 0 0-6 0V29Zm11 0h6v-4.5a3 3 0 0 0-6 0V29Zm11 0h6v-4.5a3 3 0 0 0-6 0V29Z",
    light:
      "M1 9.5c5-2.5 10.5-2.5 15.5 0s10.5 2.5 15.5 0 10.5-2.5 15.5 0 10.5 2.5 15.5 0v2.5H1V9.5Z",
  },
  // A slim tower with wings spread at its platform.
  flight_tower: {
    body: "M26 50l2.5-28H24c-8 .5-15-3-19-11 8 3.5 14 3.5 19 1.5L32 2l8 10.5c5 2 11 2 19-1.5-4 8-11 11.5-19 11h-4.5L38 50H26Z",
    light: "M30 11.5h4V18h-4v-6.5Zm.5 15h3v6h-3v-6Zm0 10h3v6h-3v-6Z",
  },
  // An onion dome beside a nave.
  monastery_tower: {
    body: "M6 50V24h3c-2.5-5-1-9 6-15.5L16 3l1 5.5C24 15 25.5 19 23 24h3v8l16-8 18 10v16H6Z",
    light: "M13 28h6v8h-6v-8Zm0 12h6v10h-6V40Zm20 0h4v6h-4v-6Zm8 0h4v6h-4v-6Zm8 0h4v6h-4v-6Z",
  },
  // An overhanging lookout with a lamp.
  watchtower: {
    body: "M22 50l2-24h-6V22h-2v-9h4v3h3.5v-3h4l4.5-9 4.5 9h4v3H44v-3h4v9h-2v4h-6l2 24H22Z",
    light:
      "M29.5 13.5h5v6h-5v-6ZM30 29h4v5h-4v-5Zm0 8.5h4v5h-4v-5ZM2 17l10-3v5L2 17Zm60 0-10-3v5l10-2Z",
  },
  // A long steep roof over a great door.
  great_hall: {
    body: "M3 50V34L14 9h36l11 25v16H3Zm8-41 3-5 3 5h-6Zm36 0 3-5 3 5h-6Z",
    light:
      "M25 50V38a7 7 0 0 1 14 0v12H25ZM9 38h5v7H9v-7Zm9 0h3v7h-3v-7Zm25 0h3v7h-3v-7Zm7 0h5v7h-5v-7ZM20 18h24l1.5 2.5h-27L20 18Z",
  },
  // Three town houses in a row.
  city_residence: {
    body: "M3 50V26l9.5-9 8.5 8V17l11-11 11 11v8l8.5-8 9.5 9v24H3Z",
    light:
      "M9 30h3v5H9v-5Zm5.5 0h3v5h-3v-5ZM9 39h3v5H9v-5Zm5.5 0h3v11h-3V39ZM26 21h4v6h-4v-6Zm8 0h4v6h-4v-6Zm-8 10h4v6h-4v-6Zm8 0h4v6h-4v-6ZM29.5 50v-8h5v8h-5ZM46.5 30h3v5h-3v-5Zm5.5 0h3v5h-3v-5Zm-5.5 9h3v11h-3V39Zm5.5 0h3v5h-3v-5Z",
  },
  // A dome with a lantern over a colonnade.
  university: {
    body: "M3 50v-4h3V33H3v-4h12a17 17 0 0 1 13.5-15.6V8L32 4l3.5 4v5.4A17 17 0 0 1 49 29h12v4h-3v13h3v4H3Z",
    light:
      "M10 33h4v13h-4V33Zm8 0h4v13h-4V33Zm8 0h4v13h-4V33Zm8 0h4v13h-4V33Zm8 0h4v13h-4V33Zm8 0h4v13h-4V33ZM32 18a4 4 0 1 0 .1 0Z",
  },
  // A house under an open book.
  library: {
    body: "M5 50V25C3 17 4 11 7 7c9 0 18 2 25 8 7-6 16-8 25-8 3 4 4 10 2 18v25H5Z",
    light:
      "M10 12c7 .3 13 2.2 18 6v2c-5-3.3-11-5-18-5.3V12Zm44 0v2.7c-7 .3-13 2-18 5.3v-2c5-3.8 11-5.7 18-6ZM12 29h6v8h-6v-8Zm34 0h6v8h-6v-8ZM12 41h6v5h-6v-5Zm34 0h6v5h-6v-5ZM26 50V34a6 6 0 0 1 12 0v16H26Z",
  },
  // Striped awnings under a pennant.
  market_hall: {
    body: "M3 50V30l6-11h20V7.5L28.5 2 40 5.5l-9 3V19h24l6 11v20h-3V34H6v16H3Z",
    light:
      "M14 22h5l-2 8H9.5l4.5-8Zm10 0h5l-.5 8H22l2-8Zm11 0h5l2 8h-6.5l-.5-8Zm10 0h5l4.5 8H47l-2-8ZM12 40h16v10H12V40Zm24 0h16v10H36V40Z",
  },
  // A walled yard: a pointed gate, palms behind.
  caravanserai: {
    body: "M3 50V28h4v3h4v-3h4v3h4V21l13-7 13 7v10h4v-3h4v3h4v-3h4v22H3ZM12 27V15c-3-1-5 0-7 3 0-5 3-7.5 7-6 1-4 4-5.5 8-3.5-3.5.3-5 1.5-5.5 3.5 3 .2 5 2 5 5-2-2-3.5-2.5-5-2V27H12Zm37.5 0V15c-1.5-.5-3 0-5 2 0-3 2-4.8 5-5-.5-2-2-3.2-5.5-3.5 4-2 7-.5 8 3.5 4-1.5 7 1 7 6-2-3-4-4-7-3v12h-2.5Z",
    light: "M24 50V33q0-6 8-11 8 5 8 11v17H24ZM8 38h6v4H8v-4Zm42 0h6v4h-6v-4Z",
  },
  // A stepped gable.
  trading_house: {
    body: "M8 50V28h5v-6h5v-6h5v-6h6V4h6v6h6v6h5v6h5v6h5v22H8Z",
    light:
      "M29.5 13h5v6h-5v-6ZM22 25h5v6h-5v-6Zm7.5 0h5v6h-5v-6Zm7.5 0h5v6h-5v-6ZM15 36h6v6h-6v-6Zm28 0h6v6h-6v-6ZM27 50V38h10v12H27Z",
  },
  // An open square around a well of moonlight.
  courtyard: {
    body: "M32 4a22 22 0 1 0 .1 0Zm0 3.5a18.5 18.5 0 1 1-.1 0Zm0 5a13.5 13.5 0 1 0 .1 0Zm0 3a10.5 10.5 0 1 1-.1 0Z",
    light:
      "M32 19.5a6.5 6.5 0 1 0 .1 0ZM31 0h2v3h-2V0Zm0 49h2v3h-2v-3ZM4.5 25h3v2h-3v-2Zm52 0h3v2h-3v-2Z",
  },
};

/** The drawing of a building; the style of the page inks it as a plan or lights it as a house. */
export function building(id: BuildingId): TemplateResult {
  const { body, light } = DRAWINGS[id];
  return html`<svg class="building" viewBox="0 0 64 52" aria-hidden="true">
    <path class="building-body" d=${body}></path>
    <path class="building-light" d=${light}></path>
  </svg>`;
}
