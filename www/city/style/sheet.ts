/** How the sheet of a tile looks: a plan on squared paper, or a house by night. */

import { css } from "lit";

export const sheetStyle = css`
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
`;
