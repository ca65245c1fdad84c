/** How the tiles lie, and what is lit because it can be chosen. How a sheet looks stands in `sheet.ts`. */

import { css } from "lit";
import { sheetStyle } from "./sheet.js";

export const boardStyle = [
  css`
  .city {
    container-type: inline-size;
    inline-size: 100%;
  }

  .tiles {
    display: grid;
    grid-template: repeat(5, 1fr) / repeat(5, 1fr);
    gap: 1.1cqi;
    inline-size: 100cqi;
    block-size: 100cqi;
  }

  /* The rows are there for screen readers only: all tiles are in one grid. */
  .grid,
  .grid-row {
    display: grid;
    grid-template: subgrid / subgrid;
  }

  .grid {
    grid-area: 1 / 1 / -1 / -1;
  }

  .grid-row {
    grid-column: 1 / -1;
  }

  .grid-row > .tile {
    grid-row: 1;
  }

  /* The moon stands over the missing corner. */
  .tiles .moon {
    grid-area: 1 / 5;
    align-self: start;
    justify-self: end;
    inline-size: 78%;
    overflow: visible;
  }

  .tile {
    --u: 1cqi;
    position: relative;
    display: block;
    border-radius: 1.4cqi;
    background: var(--paper);
    color: var(--ink);
    box-shadow: 0 0.4cqi 1.4cqi #0006;
    min-inline-size: 0;
    transition: opacity 150ms, box-shadow 150ms;
  }

  .tile:hover .sheet {
    border-color: var(--accent);
  }

  .row-0 { grid-row: 1; }
  .row-1 { grid-row: 2; }
  .row-2 { grid-row: 3; }
  .row-3 { grid-row: 4; }
  .row-4 { grid-row: 5; }
  .column-0 { grid-column: 1; }
  .column-1 { grid-column: 2; }
  .column-2 { grid-column: 3; }
  .column-3 { grid-column: 4; }
  .column-4 { grid-column: 5; }
`,
  sheetStyle,
  css`
  /* What can be chosen now is lit; what is chosen has a frame */
  .tile[data-reach]::after,
  .tile[data-target]::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    border: max(2px, 0.35cqi) dashed color-mix(in srgb, var(--glow), transparent 35%);
    pointer-events: none;
  }

  .tile[data-target]::after {
    border-style: solid;
    border-color: var(--glow);
  }

  .tile[data-trace] {
    box-shadow:
      0 0 0 max(2px, 0.4cqi) var(--glow),
      0 0 2.4cqi color-mix(in srgb, var(--glow), transparent 45%);
    z-index: 1;
  }

  .tile[data-here] .sheet {
    border-color: var(--glow);
  }

  .tile[aria-selected="true"] {
    box-shadow:
      0 0 0 max(2px, 0.5cqi) var(--ground),
      0 0 0 max(4px, 1cqi) var(--accent);
    z-index: 1;
  }

  .tiles[data-aiming] .tile:not([data-target]) {
    opacity: 0.45;
  }

  .cost {
    position: absolute;
    z-index: 1;
    inset-block-end: 6.4cqi;
    inset-inline-end: 0.7cqi;
    display: flex;
    align-items: center;
    padding: 0.2cqi 0.6cqi 0.2cqi 0.3cqi;
    border-radius: 2cqi;
    background: var(--glow);
    color: var(--glow-ink);
    font-size: max(10px, 2.2cqi);
    font-weight: 700;
    line-height: 1.2;
  }

  /* Who stands there is not hidden by what it costs to come there: over a house there is room, a plan has an edge. */
  [data-state="complete"] .cost {
    inset-block: 3.6cqi auto;
  }

  [data-state="plan"]:has(.piece) .cost {
    inset-inline-end: -1.3cqi;
  }

  .tile:focus-visible {
    z-index: 2;
    border-radius: 1.4cqi;
  }

  /* Where the reader has colours of his own, frames say what shadows and grounds say elsewhere */
  @media (forced-colors: active) {
    .tile[aria-selected="true"] {
      outline: 3px solid Highlight;
    }

    .tile[data-trace] {
      outline: 3px double Highlight;
    }

    .tile[data-reach]::after {
      border-color: LinkText;
    }

    .tile[data-target]::after {
      border-color: Highlight;
    }

    .gift.foot .icon {
      color: CanvasText;
    }
  }

  /* On a small city the names give way to the drawings */
  @container (inline-size < 30rem) {
    .tile-name {
      display: none;
    }

    [data-state="complete"] .cost {
      inset-block-start: 0.8cqi;
    }

    .gift.majority {
      inset-block-start: 1cqi;
    }

    .gift.contributor {
      inset-block-start: 4.6cqi;
    }

    .gift.neighbourhood {
      inset-block-start: 0.8cqi;
      padding: 0.4cqi;
    }

    .plan .building {
      inset-block-end: 28%;
      inset-inline: 9%;
      inline-size: 82%;
    }

    .built .building {
      inset-block-end: 21%;
      inset-inline: 4%;
      inline-size: 92%;
    }

    .gift.foot {
      block-size: 4.2cqi;
    }

    .boxes {
      gap: 0.3cqi;
      inset-inline: 0.3cqi;
    }

    .box {
      inline-size: 5.6cqi;
      block-size: 4.8cqi;
    }

    /* The palace: four boxes, and three goods on either side */
    .boxes:has(.box:nth-child(4)) {
      gap: 0.2cqi;
    }

    .box:nth-child(4),
    .box:has(~ .box:nth-child(4)) {
      flex: 1 1 0;
      min-inline-size: 0;
      gap: 0;
      font-size: max(9px, 2.5cqi);
    }

    .box:nth-child(4) .sign,
    .box:has(~ .box:nth-child(4)) .sign {
      inline-size: 0.62em;
    }

    .gift.neighbourhood:has(.good:nth-child(3)) {
      flex-direction: column;
    }

    .tile:has(.neighbourhood .good:nth-child(3)) .cost {
      inset-inline: 0.7cqi auto;
    }

    [data-state="plan"] .pieces {
      inset-block-end: 30.5%;
    }

    .pieces:not([data-crowded]) .figure {
      block-size: 8.4cqi;
      inline-size: 6cqi;
    }

    :is(.pieces:not([data-crowded]), .outside) .dragon {
      block-size: 7.6cqi;
      inline-size: 8.3cqi;
    }
  }
`,
];
