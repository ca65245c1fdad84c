/** The emblems of the seats: what tells the players apart besides their colour. */

import type { Seat } from "blue-moon-city";
import { html, type TemplateResult } from "lit";

/** Ring, square, triangle, diamond, around the origin within a radius of 5: small and grey, a disc looks like a square. */
export const EMBLEMS: Record<Seat, string> = {
  0: "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0ZM-2.4 0a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z",
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
