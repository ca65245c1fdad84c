/** The signs of the eight peoples, drawn on a square of 24. Each can be recognised by its outline alone. */

import type { People } from "blue-moon-city";
import { html, type TemplateResult } from "lit";

export const SIGNS: Record<People, string> = {
  // A flame with a hollow heart.
  V: "M12.4 1.5c.6 4.4 6.1 6.6 6.1 12.6a6.6 6.6 0 0 1-13 .2c-.2-3 1-4.9 2.5-6.4.1 1.8.7 2.9 1.9 3.4-.5-3.9.4-7.4 2.5-9.8Zm-.3 12c-1.5 1.4-2.2 2.4-2.2 3.6a2.2 2.2 0 0 0 4.4 0c0-1.2-.8-2.2-2.2-3.6Z",
  // Two peaks, the snow cut out of the higher one.
  T: "M1 21 9 4.5l4.4 8 2.6-4L23 21H1ZM9 8.6 7.1 12.5l1.6-.7 1.3 1.5 1.6-1.1L9 8.6Z",
  // Two rolling waves.
  A: "M1 8.6c3.4-5 7-5 11-1 3.7 3.7 7 3.6 11-1v4.6c-4 4.3-7.6 4.3-11.6.4-3.6-3.6-7-3.3-10.4 1V8.6Zm0 8.4c3.4-5 7-5 11-1 3.7 3.7 7 3.6 11-1v4.6c-4 4.3-7.6 4.3-11.6.4-3.6-3.6-7-3.3-10.4 1V17Z",
  // A feather, its shaft left open.
  F: "M21.5 2.5C11.5 2 5.3 7.2 5 15.8l8-7.3.9 1L5.6 17 2.5 21.3l1.2 1L7 18.4c1.7.2 3.4.1 5-.3l-1.7-1.5 3.9.4c1.5-.8 2.7-1.9 3.7-3.2l-2.3-.7 3.5-1.4c1.5-2.7 2.3-5.8 2.4-9.2Z",
  // A star of five points.
  K: "m12 1.3 2.9 7.1 7.7.6-5.9 5 1.9 7.5-6.6-4.1-6.6 4.1L7.3 14l-5.9-5 7.7-.6L12 1.3Z",
  // Two leaves on one stalk.
  M: "M11 22.5C3.6 20.2.8 12.7 3.3 4.3 9.2 6.7 12.3 13.2 11 22.5Zm2 0c-.7-4.6-.2-8.5 1.5-11.7a14 14 0 0 1 6.2-6.5c2.5 8.4-.3 15.9-7.7 18.2Z",
  // A mask with eyes and a smile.
  H: "M2.5 5.5C5.5 3.7 8.7 2.8 12 2.8s6.5.9 9.5 2.7c.4 8.2-3 13.9-9.5 16.5C5.5 19.4 2.1 13.7 2.5 5.5ZM6 9.2c.5 1.7 3.3 2 4.3.4C9 8.1 7.1 8 6 9.2Zm12 0c-1.1-1.2-3-1.1-4.3.4 1 1.6 3.8 1.3 4.3-.4ZM7.8 14c2.5 3.6 5.9 3.6 8.4 0-2.8 1.3-5.6 1.3-8.4 0Z",
  // A fluted column with capital and base.
  P: "M4 2.5h16v3.6h-2v11.6h2v3.8H4v-3.8h2V6.1H4V2.5Zm4.6 3.6v11.6h1.3V6.1H8.6Zm2.8 0v11.6h1.2V6.1h-1.2Zm2.7 0v11.6h1.3V6.1h-1.3Z",
};

/** Any of the peoples, as in the palace: a wheel of eight. */
export const ANY =
  "M10.7 1h2.6l.6 6.1-1.9 1.9-1.9-1.9.6-6.1ZM23 10.7v2.6l-6.1.6-1.9-1.9 1.9-1.9 6.1.6ZM13.3 23h-2.6l-.6-6.1 1.9-1.9 1.9 1.9-.6 6.1ZM1 13.3v-2.6l6.1-.6L9 12l-1.9 1.9-6.1-.6ZM18.9 3.3l1.8 1.8-3.9 4.7h-2.6V7.2l4.7-3.9Zm1.8 15.6-1.8 1.8-4.7-3.9v-2.6h2.6l3.9 4.7ZM5.1 20.7l-1.8-1.8 3.9-4.7h2.6v2.6l-4.7 3.9ZM3.3 5.1l1.8-1.8 4.7 3.9v2.6H7.2L3.3 5.1Z";

/** The sign of a people; of any people for `null`. */
export function sign(people: People | null): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d=${people ? SIGNS[people] : ANY}></path>
  </svg>`;
}
