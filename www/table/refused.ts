/** Why something is refused: in a sentence, and beside it the rule as a button that asks for its text. */

import type { Problem } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import type { GameWords, TableWords } from "./words/words.js";

/** A refusal in the player's language, in English where the catalogue lacks it. */
export function sentence(words: GameWords, problem: Problem): string {
  return words.problems[problem.code]?.(problem.details) ?? problem.message;
}

/** A refusal with its rule, where there is room for text only. */
export function reason(words: GameWords, problem: Problem): string {
  const text = sentence(words, problem);
  return problem.rule ? words.why(text, problem.rule) : text;
}

export function refused(words: GameWords, problem: Problem): TemplateResult {
  const { rule } = problem;
  return html`${sentence(words, problem)} ${rule ? ruleButton(words, rule) : nothing}`;
}

/** The number of a rule as a button; it sends a `rule` event with the number. */
function ruleButton(words: TableWords, rule: string): TemplateResult {
  const ask = (event: Event) =>
    event.currentTarget?.dispatchEvent(
      new CustomEvent("rule", { detail: rule, bubbles: true, composed: true }),
    );
  return html`<button class="rule" aria-label=${words.rule(rule)} @click=${ask}>${rule}</button>`;
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
