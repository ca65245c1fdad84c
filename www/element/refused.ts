/** A refusal as it is shown: the sentence, and its rule as a button that asks whoever holds the table to open it. */

import type { Problem } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { sentence } from "./scene.js";
import type { Words } from "./words/words.js";

export function refused(words: Words, problem: Problem): TemplateResult {
  const { rule } = problem;
  return html`${sentence(words, problem)} ${rule ? ruleButton(words, rule) : nothing}`;
}

/** The number of a rule as a button; it sends a `rule` event with the number. */
function ruleButton(words: Words, rule: string): TemplateResult {
  const ask = (event: Event) =>
    event.currentTarget?.dispatchEvent(
      new CustomEvent("rule", { detail: rule, bubbles: true, composed: true }),
    );
  return html`<button class="rule" aria-label=${words.panel.rule(rule)} @click=${ask}>${rule}</button>`;
}

export const refusedStyle = css`
  .rule {
    position: relative;
    padding: 0 0.4em;
    border: 1px solid currentColor;
    border-radius: 1em;
    color: inherit;
    font-size: 0.85em;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Larger to the finger than to the eye */
  .rule::after {
    content: "";
    position: absolute;
    inset: -0.85rem -0.5rem;
  }

  .rule:hover {
    background: var(--raised);
    color: var(--accent);
  }
`;
