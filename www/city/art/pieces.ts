/** Figures, markers and dragons. Every seat has an emblem and every dragon the sign of its people, beside the colour. */

import type { Dragon, People, Seat } from "blue-moon-city";
import { html, type TemplateResult } from "lit";
import { EMBLEMS } from "../../table/art/emblem.js";
import { SIGNS } from "../../table/art/signs.js";

/** A marker: a cube seen from above, with the emblem of its owner. */
export function marker(seat: Seat): TemplateResult {
  return html`<svg class="marker" data-seat=${seat} viewBox="-10 -10 20 20" aria-hidden="true">
    <rect class="seat-edge" x="-8.5" y="-7" width="17" height="16.5" rx="2.5"></rect>
    <rect class="seat-fill" x="-8.5" y="-9.3" width="17" height="16" rx="2.5"></rect>
    <path class="seat-ink" transform="translate(0 -1.3)" d=${EMBLEMS[seat]}></path>
  </svg>`;
}

/** What the four wear on their heads, and how their cloaks fall: four outlines that no emblem is needed to tell apart. */
const FIGURES: Record<Seat, { readonly cloak: string; readonly hat: string }> = {
  // Round as a bell, under a broad hat
  0: {
    cloak: "M12 11.5c5.5 0 9 5 9.5 16.5-3.5 1.7-15.5 1.7-19 0C3 16.5 6.5 11.5 12 11.5Z",
    hat: "M2.5 7.5q9.5 3.5 19 0-2-1.8-4.7-2.2a4.9 4.9 0 0 0-9.6 0q-2.7.4-4.7 2.2Z",
  },
  // Square shoulders, under a flat cap
  1: {
    cloak: "M3.5 12.5h17V28q-8.5 2.5-17 0Z",
    hat: "M6 1.5h12l-1 6H7Z",
  },
  // Pointed from head to foot
  2: {
    cloak: "M12 9q6 6 10 19-10 2.5-20 0Q6 15 12 9Z",
    hat: "M12-2 18 9.5q-6 2.5-12 0Z",
  },
  // Wide sleeves and skirts, under a jewel
  3: {
    cloak: "M12 11 20.5 15.5 15.5 20 22 28q-10 2.5-20 0L8.5 20 3.5 15.5Z",
    hat: "M12-2 16.5 3 12 8 7.5 3Z",
  },
};

/** A figure: a cloaked walker with the emblem of its player on the cloak. */
export function figure(seat: Seat): TemplateResult {
  const { cloak, hat } = FIGURES[seat];
  return html`<svg class="figure" data-seat=${seat} viewBox="0 -3 24 34" aria-hidden="true">
    <ellipse class="shadow" cx="12" cy="28.5" rx="11" ry="2.2"></ellipse>
    <path class="seat-fill outlined" d=${cloak}></path>
    <circle class="seat-face outlined" cx="12" cy="9" r="4"></circle>
    <path class="seat-fill outlined" d=${hat}></path>
    <path class="seat-ink" transform="translate(12 22.5) scale(.9)" d=${EMBLEMS[seat]}></path>
  </svg>`;
}

/** The people whose cards move a dragon. */
export const DRAGON_PEOPLE: Record<Dragon, People> = { red: "V", green: "T", blue: "A" };

const DRAGON_WING =
  "M21 22C18 14 20 6 28 1c.5 3 1.5 5 3.5 6.5 3-2.5 6-3 9.5-2-2 2-2.5 4-2 6.5 2.5-.5 5 .2 7 2-5 1-8 4-10 9q-7 4-15-1Z";
const DRAGON_BODY =
  "M2.5 11.5C4 8 7 5.5 11 5.5c5 0 8 4 6 8.5-1.5 3-.5 5 3 5.5 6 .5 12 1 15 5 3 4.5.5 10-5 10.5-2 .2-4-.4-5-1.5l-5 1-1 4h-3.5l.5-4c-2.5-.5-4.5-1.5-5.5-3L8 36.5H4.5L7.5 28c-1-5 0-9 3-12.5.8-1.2.5-2-.5-2.2-2.5.4-5 .2-7.5-1.8ZM27 31.5c2 .8 4 .2 4.5-1.5-1.5-.8-3.5-.5-4.5 1.5Z";

/** What tells the dragons apart besides colour and sign: horns and a tail of fire, plates of rock, fins. */
const DRAGON_CREST: Record<Dragon, string> = {
  red: "M12 6 15-1l1.5 7.5ZM15.5 7.5 21 2l-2.5 8ZM33 33c4-.5 5.5-3 5-6 2 1 3 2.5 3 4 1-.7 1.5-2 1.5-3.5 3 4 1.5 9-3.5 10.5-3 .8-5.5 0-6.5-1.5Z",
  green:
    "M11 5.5 13 1l3 4.5Zm5 2.5 4.5-2.5v6Zm1.5 6 4.5-1.5-2.5 5.5ZM34 34.5l3-4 2.5 2.5 4-1.5-1 4 3 2.5-5 1-3.5 1-1-3Z",
  blue: "M10 6c-1-4 1-6.5 5-7-.5 2 0 3.5 1 4.5 2-1 4-.5 5 1-2 .5-3 1.5-3 3 2 .5 3 2 3 4-1.5-.5-3-.5-4 .5ZM33 34c3-.5 4.5-2.5 4.5-6 4 0 7 2 8 5.5-1.5 0-2.5.3-3.5 1 .8.6 1.5 1.5 2 2.5-4 1.5-8 .5-11-3Z",
};

/** A dragon, with the sign of the people that calls it. */
export function dragon(colour: Dragon): TemplateResult {
  return html`<svg class="dragon" data-dragon=${colour} viewBox="0 -3 48 44" aria-hidden="true">
    <path class="dragon-wing outlined" d=${DRAGON_WING}></path>
    <path class="dragon-rib" d="M21.5 20Q22 10 28 2M23 21Q28 12 38 7M26 21.5Q33 15 44 14"></path>
    <path class="dragon-fill outlined" d=${DRAGON_CREST[colour]}></path>
    <path class="dragon-fill outlined" d=${DRAGON_BODY}></path>
    <path class="dragon-belly" d="M9.5 19c-1.2 4-.8 8 1.5 10.5 2-4 2-8 .5-11.5"></path>
    <circle class="dragon-eye" cx="10" cy="9" r="1.3"></circle>
    <circle class="dragon-badge" cx="24" cy="32.5" r="8"></circle>
    <path
      class="dragon-sign"
      transform="translate(18.5 27) scale(.46)"
      d=${SIGNS[DRAGON_PEOPLE[colour]]}
    ></path>
  </svg>`;
}
