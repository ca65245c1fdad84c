/** Lets the reader choose the language: sends a `language` event up to the page. */

import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { icon, LANGUAGES } from "../../table/index.js";
import type { Words } from "../words/words.js";

export function languageChoice(words: Words): TemplateResult {
  return html`<label class="language">
    ${icon("language")}
    <span class="hidden-text">${words.language.choose}</span>
    <select @change=${choose}>
      ${[...LANGUAGES].map(
        ([language, name]) =>
          // A language that could not be fetched is not the one that is spoken.
          html`<option value=${language} lang=${language} .selected=${live(language === words.locale)}>
            ${name}
          </option>`,
      )}
    </select>
  </label>`;
}

function choose(event: Event): void {
  const select = event.target;
  if (!(select instanceof HTMLSelectElement)) return;
  select.dispatchEvent(
    new CustomEvent("language", { detail: select.value, bubbles: true, composed: true }),
  );
}

export const languageStyle = css`
  .language {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    min-block-size: 2.75rem;
    padding-inline-start: 0.5rem;
  }

  .language select {
    font: inherit;
    color: inherit;
    min-block-size: 2.75rem;
    border: 0;
    border-radius: var(--round);
    background: transparent;
  }

  /* In a narrow bar only the drawing is seen; the list opens all the same. */
  @media (max-width: 50rem) {
    .bar .language {
      inline-size: 2.75rem;
      padding: 0;
      justify-content: center;
      font-size: 1.2rem;
      border-radius: var(--round);
    }

    .bar .language select {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
    }

    .bar .language:focus-within {
      outline: 3px solid var(--glow);
      outline-offset: 2px;
    }
  }
`;
