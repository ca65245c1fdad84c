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
    grid-area: 1 / 1;
    place-self: center;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.3rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 1.4rem;
    background: var(--raised);
    font-size: 0.875rem;
  }
`;
