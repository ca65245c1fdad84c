/** Figures, dragons and markers, and how they stand on the tiles; their sizes go by the width of the city. */

import { css } from "lit";

export const piecesStyle = css`
  .pieces {
    position: absolute;
    /* They stand on the boxes and hide none. */
    inset-block: 22% 28%;
    inset-inline: 2% 2%;
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 0.2cqi;
    pointer-events: none;
  }

  /* Where there are many, they stand behind each other. */
  .pieces .piece {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  .pieces .piece:last-child {
    flex-shrink: 0;
  }

  .outside {
    grid-area: 5 / 1;
    position: relative;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    gap: 0.6cqi;
  }

  [data-state="complete"] .pieces {
    inset-block-end: 21%;
  }

  [data-state="courtyard"] .pieces {
    inset-block: 20% 14%;
    align-items: center;
  }

  .figure {
    block-size: 7cqi;
    inline-size: 5cqi;
    display: block;
  }

  .dragon {
    block-size: 6.8cqi;
    inline-size: 7.4cqi;
    display: block;
  }

  .outlined {
    stroke: #060a18;
    stroke-width: 1.2;
    stroke-linejoin: round;
  }

  .shadow {
    fill: #0007;
  }

  .piece[data-mine] .figure {
    filter: drop-shadow(0 0 0.7cqi var(--glow));
  }

  .dragon-fill {
    fill: var(--dragon);
  }

  .dragon-wing {
    fill: color-mix(in oklab, var(--dragon), #060a18 38%);
  }

  .dragon-rib {
    fill: none;
    stroke: #060a18;
    stroke-width: 0.9;
  }

  .dragon-belly {
    fill: color-mix(in oklab, var(--dragon), #fff 45%);
  }

  .seat-face {
    fill: color-mix(in oklab, var(--seat), #fff 70%);
  }

  .dragon-badge {
    fill: #060a18;
    stroke: var(--dragon);
    stroke-width: 1.2;
  }

  .dragon-eye {
    fill: #060a18;
  }

  .dragon-sign {
    fill: var(--dragon);
    fill-rule: evenodd;
  }
`;
