/** The bar over a game: the way home, and what can be done with the game as a whole. */

import { css } from "lit";

export const barStyle = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.5rem;
    padding: 0.35rem 1.1rem;
    background: color-mix(in srgb, var(--panel), transparent 30%);
    border-block-end: 1px solid var(--line);
  }

  .bar h1 {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    min-inline-size: 0;
    block-size: 1.4em;
    overflow: hidden;
    white-space: nowrap;
    font-size: 1.15rem;
    color: var(--accent);
  }

  /* A title that finds no room beside this wraps below, out of sight: half of it would say nothing. */
  .bar h1::before {
    content: "";
    inline-size: 1px;
    block-size: 1.4em;
  }

  .bar .button {
    padding-inline: 0.65rem;
  }

  .bar .button[aria-disabled="true"] {
    border-color: transparent;
    opacity: 0.55;
  }

  @media (max-width: 50rem) {
    .bar {
      padding-inline: 0.3rem;
    }

    /* There for the ear only */
    .bar h1 {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      white-space: nowrap;
    }

    /* On the narrowest screens there is still room for every button in one row. */
    @media (max-width: 25rem) {
      .bar {
        gap: 0;
      }
    }

    .bar .home {
      margin-inline-end: auto;
    }

    .bar .button span {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      white-space: nowrap;
      overflow: hidden;
    }

    .bar .button {
      min-inline-size: 2.75rem;
      font-size: 1.2rem;
    }
  }
`;
