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

  .rank {
    display: contents;
  }

  /* Two that stand side by side may touch, but never push each other off the tile. */
  .pieces .piece {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  .pieces .rank:last-child .piece:last-child {
    flex-shrink: 0;
  }

  /* Where there are many, the dragons stand behind the figures, each rank as wide as the tile. */
  .pieces[data-crowded] {
    flex-direction: column;
    align-items: center;
    justify-content: end;
    gap: 0;
  }

  [data-crowded] .rank {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 0.15cqi;
  }

  [data-crowded] .rank .piece {
    flex: none;
  }

  [data-crowded] .rank[data-count="0"] {
    display: none;
  }

  [data-crowded] .rank:not([data-count="0"]) + .rank:not([data-count="0"]) {
    margin-block-start: -1.3cqi;
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

  [data-crowded] .figure {
    block-size: 6.2cqi;
    inline-size: 4.5cqi;
  }

  [data-crowded] .dragon {
    block-size: 5.6cqi;
    inline-size: 6.1cqi;
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
