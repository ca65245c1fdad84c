/** The blue moon. */

import { css, html, type TemplateResult } from "lit";

export function moon(): TemplateResult {
  return html`<svg class="moon" viewBox="0 0 64 64" aria-hidden="true">
    <circle class="moon-glow" cx="32" cy="32" r="32"></circle>
    <circle class="moon-halo" cx="32" cy="32" r="28"></circle>
    <circle class="moon-disc" cx="32" cy="32" r="24"></circle>
    <path
      class="moon-sea"
      d="M20 16c5-4 11-3 11 1s-5 4-6 8-8 4-9-1 1-6 4-8Zm20 2c4-1 8 2 7 5s-7 3-9 0 0-5 2-5Zm-7 10c3-2 6 0 5 3s-5 3-6 1 0-3 1-4Zm-16 7c3-1 7 1 5 5s-6 4-7 1 0-5 2-6Zm24-1c4-2 9 1 8 6s-4 8-9 7-6-4-4-7 2-5 5-6ZM27 44c2-1 6 0 5 3s-4 3-6 2-1-4 1-5Z"
    ></path>
    <path
      class="moon-shade"
      d="M24 9.4A24 24 0 1 0 54.6 40 21.7 21.7 0 1 1 24 9.4Z"
    ></path>
  </svg>`;
}

export const moonStyle = css`
  .moon-glow { fill: color-mix(in srgb, var(--moon), transparent 90%); }
  .moon-halo { fill: color-mix(in srgb, var(--moon), transparent 82%); }
  .moon-disc { fill: var(--moon); }
  .moon-sea { fill: var(--moon-sea); }
  .moon-shade { fill: var(--moon-sea); fill-opacity: 0.35; }
`;
