/** How that looks which flies over the table, and the sentences beside it. */

import { css } from "lit";

export const motionStyle = css`
  .motion {
    position: fixed;
    inset: 0;
    z-index: 6;
    /* What comes and goes here leaves the layout of the table alone. */
    contain: strict;
    pointer-events: none;
  }

  /* Above the tiles that it passes */
  .moving {
    position: relative;
    z-index: 5;
  }

  .motion > * {
    position: absolute;
  }

  .token {
    display: flex;
    align-items: center;
    gap: 0.1rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    text-shadow: 0 0 6px var(--ground-far), 0 0 3px var(--ground-far);
    filter: drop-shadow(0 2px 4px #0009);
  }

  .token .marker {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  .caption {
    display: grid;
    gap: 0.15rem;
    inline-size: max-content;
    max-inline-size: 13rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--glow);
    border-radius: var(--round);
    background: var(--raised);
    font-size: 0.85rem;
    line-height: 1.25;
    box-shadow: 0 6px 20px #000a;
  }

  .caption > * {
    display: flex;
    align-items: center;
    gap: 0.3rem;
  }

  .caption b {
    color: var(--glow);
  }

  .caption i {
    display: inline-flex;
    align-items: center;
    gap: 0.1rem;
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }

  /* The plan above the house that it becomes */
  .turning {
    pointer-events: none;
    background: none;
    box-shadow: none;
  }

  .skip {
    inset-block-end: 1.2rem;
    inset-inline-start: 50%;
    translate: -50% 0;
    padding: 0.5rem 1.2rem;
    border: 1px solid var(--line);
    border-radius: 2rem;
    background: var(--raised);
    pointer-events: auto;
  }
`;
