/** How the dialogs of the page look. */

import { css } from "lit";

export const dialogs = css`
  dialog {
    inline-size: min(30rem, calc(100vw - 2rem));
    max-block-size: calc(100dvh - 3rem);
    padding: 1.4rem 1.5rem 1.5rem;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--panel);
    color: var(--ink);
    box-shadow: 0 20px 80px #000c;
    overflow: auto;
  }

  dialog::backdrop {
    background: #050816c0;
  }

  dialog h2 {
    font-size: 1.35rem;
  }

  dialog .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.5rem;
  }

  dialog .titled {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  .inner {
    display: grid;
    gap: 1rem;
  }

  .problem {
    color: var(--danger);
  }

  textarea {
    font: 0.85rem/1.45 ui-monospace, monospace;
    inline-size: 100%;
    padding: 0.5rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--ground);
    color: var(--ink);
    resize: vertical;
  }
`;
