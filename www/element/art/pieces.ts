/** Figures, markers and dragons. Every seat has an emblem and every dragon the sign of its people, beside the colour. */

import type { Dragon, People, Seat } from "blue-moon-city";
import { html, type TemplateResult } from "lit";
import { sign } from "./signs.js";

/** Circle, square, triangle, diamond, around the origin within a radius of 5. */
const EMBLEMS: Record<Seat, string> = {
  0: "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z",
  1: "M-4.1-4.1h8.2v8.2h-8.2Z",
  2: "M0-5 5 4.2H-5Z",
  3: "M0-5.6 4.6 0 0 5.6-4.6 0Z",
};

/** The emblem of a seat in a circle of its colour. */
export function emblem(seat: Seat): TemplateResult {
  return html`<svg class="emblem" data-seat=${seat} viewBox="-10 -10 20 20" aria-hidden="true">
    <circle class="seat-fill" r="9.3"></circle>
    <path class="seat-ink" d=${EMBLEMS[seat]}></path>
  </svg>`;
}

/** A marker: a cube seen from above, with the emblem of its owner. */
export function marker(seat: Seat): TemplateResult {
  return html`<svg class="marker" data-seat=${seat} viewBox="-10 -10 20 20" aria-hidden="true">
    <rect class="seat-edge" x="-8.5" y="-7" width="17" height="16.5" rx="2.5"></rect>
    <rect class="seat-fill" x="-8.5" y="-9.3" width="17" height="16" rx="2.5"></rect>
    <path class="seat-ink" transform="translate(0 -1.3)" d=${EMBLEMS[seat]}></path>
  </svg>`;
}

/** A figure: a cloaked walker with the emblem of its player on the cloak. */
export function figure(seat: Seat): TemplateResult {
  return html`<svg class="figure" data-seat=${seat} viewBox="0 0 24 32" aria-hidden="true">
    <ellipse class="shadow" cx="12" cy="29.3" rx="9" ry="2.2"></ellipse>
    <path
      class="seat-fill outlined"
      d="M12 1.5a5 5 0 0 1 3 9c4 2.2 6 7.2 6.5 17.2-2.4 1.3-5.6 1.8-9.5 1.8s-7.1-.5-9.5-1.8C3 17.7 5 12.7 9 10.5a5 5 0 0 1 3-9Z"
    ></path>
    <path class="seat-ink" transform="translate(12 20.5)" d=${EMBLEMS[seat]}></path>
  </svg>`;
}

/** The people whose cards move a dragon. */
export const DRAGON_PEOPLE: Record<Dragon, People> = { red: "V", green: "T", blue: "A" };

const DRAGON_SPINE =
  "M4 27.5C10.5 31 18 29.5 18.5 24.5C19 20 15 17 18.5 12.5C20.5 10 24 9.5 27 10.5";
const DRAGON_LIMBS =
  "M23 6.5 21.5 1.5 26 5.5 28.5 3 29 6.8 35.5 10.5 34.5 13.5 27.5 14.5 23.5 12.5ZM17.5 22.5C12 21 3.5 16 1.5 3.5 5.5 4.8 7.5 6.5 9 8.5 9.8 6.5 11 4.5 13 3 13.8 5 15.5 8 17.5 9.5 17 13 19 17 19.5 20ZM1 31.5 1 24 7.5 27.5Z";

/** A dragon in flight, with the sign of the people that calls it. */
export function dragon(colour: Dragon): TemplateResult {
  return html`<svg class="dragon" data-dragon=${colour} viewBox="0 0 36 33" aria-hidden="true">
    <path class="dragon-edge" d=${DRAGON_SPINE}></path>
    <path class="dragon-fill outlined" d=${DRAGON_LIMBS}></path>
    <path class="dragon-spine" d=${DRAGON_SPINE}></path>
    <circle class="dragon-eye" cx="28.5" cy="9.3" r="1.2"></circle>
    <circle class="dragon-badge" cx="27.5" cy="24" r="8"></circle>
    <g class="dragon-sign" transform="translate(22 18.5) scale(.46)">${sign(DRAGON_PEOPLE[colour])}</g>
  </svg>`;
}
