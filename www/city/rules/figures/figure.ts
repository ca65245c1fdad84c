/** What every picture and table of the rules is made from. */

import { css, html, type TemplateResult } from "lit";
import type { Lookup } from "../../lookup.js";
import type { Words } from "../../words/words.js";
import type { RulesText } from "../text.js";

export interface Figure {
  readonly lookup: Lookup;
  readonly words: Words;
  readonly text: RulesText;
}

export function captioned(caption: string, content: TemplateResult): TemplateResult {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    ${content}
  </figure>`;
}

/** A table that scrolls by itself where it is too wide; whoever has no pointer scrolls it by its focus. */
export function tabled(caption: string, content: TemplateResult): TemplateResult {
  return captioned(
    caption,
    html`<div class="scroll" tabindex="0" role="region" aria-label=${caption}>
      <table>
        ${content}
      </table>
    </div>`,
  );
}

export const figureStyle = css`
  figure {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0.8rem 0.9rem 0.9rem;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--panel);
    min-inline-size: 0;
    break-inside: avoid;
  }

  figcaption {
    font: 600 0.95rem var(--display);
  }

  .scroll {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    font-size: 0.875rem;
  }

  th,
  td {
    padding: 0.3rem 0.5rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 600;
  }

  thead th {
    color: var(--ink-soft);
    font-size: 0.8rem;
  }
`;
