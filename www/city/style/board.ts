/** How the tiles look: a plan on squared paper, a house by night, and what is lit because it can be chosen. */

import { css } from "lit";

export const boardStyle = css`
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

  .sheet {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    overflow: hidden;
    border: max(1px, 0.2cqi) solid var(--line);
  }

  .face {
    position: absolute;
    inset: 0;
  }

  /* Sketching paper, with a margin as draughtsmen draw it */
  .plan {
    background:
      linear-gradient(var(--paper-line) 1px, transparent 1px) 50% 50% / 100% 1.8cqi,
      linear-gradient(90deg, var(--paper-line) 1px, transparent 1px) 50% 50% / 1.8cqi 100%,
      var(--paper);
  }

  .face .building {
    position: absolute;
    inset-block-end: 26%;
    inset-inline: 12%;
    inline-size: 76%;
  }

  /* A house by night: stars above, the street at its foot */
  .built {
    background:
      radial-gradient(circle at 16% 24%, var(--star) 0.15cqi, transparent 0.25cqi),
      radial-gradient(circle at 88% 18%, var(--star) 0.2cqi, transparent 0.3cqi),
      radial-gradient(circle at 78% 38%, var(--star) 0.12cqi, transparent 0.22cqi),
      radial-gradient(circle at 8% 47%, var(--star) 0.12cqi, transparent 0.22cqi),
      linear-gradient(var(--built-sky), var(--built-far) 80%, var(--street) 80%);
  }

  [data-state="complete"] .sheet {
    border-color: color-mix(in srgb, var(--glow), transparent 45%);
  }

  .built .building {
    inset-block-end: 16.5%;
    inset-inline: 6%;
    inline-size: 88%;
  }

  [data-state="courtyard"] .built {
    background: var(--street);
  }

  [data-state="courtyard"] .building {
    inset: 0;
    inline-size: 100%;
  }

  .tile-name {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    padding: 0.5cqi 0.8cqi;
    font: 600 max(10px, 2.05cqi) / 1.15 var(--display);
    text-align: center;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  [data-state="complete"] .tile-name {
    color: var(--on-built);
  }

  /* Over the drawing, as on a plate */
  [data-state="courtyard"] .tile-name {
    color: var(--on-built);
    background: linear-gradient(var(--built-sky) 65%, transparent);
  }

  .gift {
    position: absolute;
    display: flex;
    align-items: center;
    font-size: max(10px, 2.25cqi);
    line-height: 1;
    gap: 0.25cqi;
    border-radius: 0.8cqi;
  }

  /* So that no line of the drawing runs through a number */
  .gift.majority,
  .gift.contributor {
    background: color-mix(in srgb, var(--paper), transparent 22%);
  }

  .gift b,
  .box b {
    font-variant-numeric: tabular-nums;
  }

  .good {
    display: inline-flex;
    align-items: center;
  }

  .gift .icon {
    inline-size: 1.05em;
    block-size: 1.05em;
    vertical-align: 0;
  }

  .gift .icon-star {
    color: var(--glow);
  }

  .gift.majority {
    inset-block-start: 3.7cqi;
    inset-inline-start: 0.8cqi;
  }

  .gift.contributor {
    inset-block-start: 6.4cqi;
    inset-inline-start: 0.8cqi;
  }

  .gift.neighbourhood {
    inset-block-start: 3.5cqi;
    inset-inline-end: 0.5cqi;
    padding: 0.35cqi 0.5cqi;
    border: max(1px, 0.15cqi) solid var(--plan);
    background: var(--paper);
  }

  .gift.foot {
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3.3cqi;
    justify-content: center;
    color: #fff;
    font-size: max(11px, 2.6cqi);
    background: var(--street);
    border-block-start: max(1px, 0.3cqi) solid color-mix(in oklab, var(--roof), var(--moonlight) 22%);
    border-radius: 0;
  }

  .gift.foot .icon-crystal { color: #7fd8ff; }
  .gift.foot .icon-scale { color: #ffc94d; }
  .gift.foot .icon-card { color: #d3dbf6; }

  .boxes {
    position: absolute;
    inset-block-end: 0.9cqi;
    inset-inline: 0.6cqi;
    display: flex;
    justify-content: center;
    gap: 0.5cqi;
  }

  .box {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.1cqi;
    inline-size: 4.7cqi;
    block-size: 4.4cqi;
    border-radius: 0.8cqi;
    background: var(--paint);
    color: var(--on-paint);
    border: max(1px, 0.18cqi) solid color-mix(in srgb, var(--on-paint), transparent 35%);
    font-size: max(10px, 2.5cqi);
    line-height: 1;
  }

  .box .sign {
    inline-size: 0.8em;
    block-size: 0.8em;
  }

  .box[data-filled] {
    background: color-mix(in srgb, var(--paint), transparent 55%);
  }

  .box .marker {
    block-size: 100%;
    inline-size: 100%;
  }

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
`;
