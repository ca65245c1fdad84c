/** Text, buttons and the drawings inside them: what every part of the table and the page shares. */

import { css } from "lit";

export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :host {
    font-family: var(--text);
    font-size: 1rem;
    line-height: 1.4;
    color: var(--ink);

    /* German and Hungarian words are long. */
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  h1,
  h2,
  h3,
  legend {
    font-family: var(--display);
    font-weight: 600;
    letter-spacing: 0.01em;
    padding: 0;
  }

  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    touch-action: manipulation;
  }

  /* As high as a finger: its one line and what is around it */
  summary {
    padding-block: 0.7rem;
    color: var(--ink-soft);
    cursor: pointer;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0.35rem 0.9rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
    color: var(--ink);
    text-align: start;
    line-height: 1.2;
    text-decoration: none;
    transition: background-color 120ms, border-color 120ms;
  }

  .button:hover {
    border-color: var(--accent);
  }

  .button.primary {
    text-align: center;
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }

  .button.primary:hover {
    filter: brightness(1.08);
  }

  .button.quiet {
    background: none;
    border-color: transparent;
    color: var(--ink-soft);
  }

  .button.quiet:hover {
    color: var(--ink);
    border-color: var(--line);
  }

  .button[aria-disabled="true"],
  .button:disabled {
    background: none;
    border: 1px dashed var(--line);
    color: var(--ink-soft);
    font-weight: 400;
    cursor: default;
    filter: none;
  }

  :focus-visible {
    outline: 3px solid var(--glow);
    outline-offset: 2px;
    border-radius: var(--round);
  }

  .icon,
  .sign {
    inline-size: 1.1em;
    block-size: 1.1em;
    flex: none;
    vertical-align: -0.18em;
  }

  .icon-crystal {
    color: var(--crystal);
  }

  .icon-scale {
    color: var(--scale);
  }

  .icon-card {
    color: var(--card);
  }

  .emblem {
    inline-size: 1.25em;
    block-size: 1.25em;
    flex: none;
    vertical-align: -0.3em;
  }

  .seat-fill {
    fill: var(--seat);
  }

  .seat-ink {
    fill: var(--seat-ink);
  }

  .seat-edge {
    fill: color-mix(in srgb, var(--seat), #000 45%);
  }

  .hidden-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .note {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
`;
