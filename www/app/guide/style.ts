/** How the card of the guide looks. */

import { css } from "lit";

export const courseStyle = css`
  :host {
    display: block;
  }

  .card {
    display: grid;
    gap: 0.5rem;
    padding: 0.75rem 0.9rem;
    border: 1px solid var(--glow);
    border-radius: var(--round);
    background: color-mix(in srgb, var(--glow), var(--panel) 90%);
  }

  .head {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    justify-content: space-between;
  }

  .head h2 {
    font-size: 1.15rem;
  }

  .head h2:focus {
    outline: none;
  }

  .head .note {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  #said {
    display: grid;
    gap: 0.4rem;
  }

  .otherwise {
    padding-inline-start: 0.6rem;
    border-inline-start: 3px solid var(--glow);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }

  @media (max-width: 50rem) {
    .card {
      gap: 0.35rem;
      padding: 0.5rem 0.7rem;
      font-size: 0.95rem;
      line-height: 1.35;
    }
  }

  .row > :last-child:not(:first-child),
  .row > .primary {
    margin-inline-start: auto;
  }
`;
