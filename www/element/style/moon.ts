/** The light of the moon. */

import { css } from "lit";

export const moonStyle = css`
  .moon-glow { fill: color-mix(in srgb, var(--moon), transparent 90%); }
  .moon-halo { fill: color-mix(in srgb, var(--moon), transparent 82%); }
  .moon-disc { fill: var(--moon); }
  .moon-sea { fill: var(--moon-sea); }
  .moon-shade { fill: var(--moon-sea); fill-opacity: 0.35; }
`;
