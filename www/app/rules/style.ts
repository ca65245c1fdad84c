/** How the rules are set: one column that is easily read, with the numbers in the margin. */

import { css } from "lit";

export const rulesStyle = css`
  /* Chinese has no slanted letters. */
  em:lang(zh) {
    font-style: normal;
    text-emphasis: dot;
    text-emphasis-position: under;
  }

  :host {
    display: block;
    container-type: inline-size;
  }

  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6rem;
    max-inline-size: 46rem;
    line-height: 1.55;
  }

  h1 {
    font-size: clamp(1.7rem, 8cqi, 2.6rem);
    line-height: 1.15;
  }

  h2 {
    font-size: 1.35rem;
  }

  /* What stands above it, the bar or the head, stays in sight. */
  h1 {
    scroll-margin-block-start: 10rem;
  }

  h1:focus,
  h2:focus {
    outline: none;
  }

  a {
    color: var(--accent);
  }

  .number {
    font: 600 0.8rem var(--text);
    color: var(--accent);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .aim {
    display: grid;
    gap: 0.6rem;
    font-size: 1.05rem;
  }

  nav h2 {
    font-size: 1.05rem;
    margin-block-end: 0.3rem;
  }

  nav ol {
    columns: 2 14rem;
    column-gap: 1.2rem;
  }

  nav a {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    min-block-size: 2.75rem;
    padding-block: 0.55rem;
    text-decoration: none;
    color: var(--ink);
    break-inside: avoid;
  }

  nav a:hover {
    text-decoration: underline;
  }

  nav .number {
    min-inline-size: 2rem;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
  }

  section > h2 {
    display: flex;
    gap: 0.7rem;
    align-items: baseline;
    padding-block-end: 0.3rem;
    border-block-end: 1px solid var(--line);
    scroll-margin-block-start: 0.8rem;
    break-after: avoid;
  }

  .entry {
    display: grid;
    grid-template-columns: 2.9rem minmax(0, 1fr);
    gap: 0.4rem;
    padding: 0.3rem 0.5rem 0.3rem 0.4rem;
    border-inline-start: 3px solid transparent;
    border-radius: 0.3rem;
    break-inside: avoid;
  }

  .entry[data-at] {
    border-color: var(--glow);
    background: var(--raised);
  }

  @media (forced-colors: active) {
    .entry:not([data-at]) {
      border-color: Canvas;
    }
  }

  .entry > .number {
    position: relative;
    padding-block-start: 0.2rem;
    text-decoration: none;
  }

  /* Larger to the finger than to the eye */
  .entry > .number::after {
    content: "";
    position: absolute;
    inset: -0.55rem 0 auto -0.4rem;
    block-size: 2.75rem;
  }

  .entry > .number:hover {
    text-decoration: underline;
  }

  .text {
    display: grid;
    gap: 0.5rem;
    min-inline-size: 0;
  }

  .text .steps {
    list-style: decimal;
    padding-inline-start: 1.4rem;
  }

  .text .dots {
    list-style: disc;
    padding-inline-start: 1.2rem;
  }

  .text li {
    margin-block: 0.2rem;
  }

  .example {
    padding-inline-start: 0.7rem;
    border-inline-start: 2px solid var(--line);
    color: var(--ink-soft);
    font-size: 0.9rem;
  }

  @container (max-width: 26rem) {
    .entry {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.1rem;
    }
  }

  @media print {
    :host {
      --ink: #000;
      --ink-soft: #333;
      --accent: #000;
      --line: #999;
      --panel: #fff;
      --raised: #fff;
    }

    article {
      max-inline-size: none;
      font-size: 10.5pt;
    }

    .entry[data-at] {
      border-color: transparent;
      background: none;
    }

    .scroll {
      overflow: visible;
    }
  }
`;
