/** The numbers of the rules and their addresses, and the links and buttons that lead there. */

import { html, nothing, type TemplateResult } from "lit";
import { GAMES } from "../../games.js";
import { icon } from "../../table/index.js";
import type { PageGame } from "../game.js";
import type { Words } from "../words/words.js";

const ADDRESS = "#/rules";

/** The address of the rules, of a chapter or of a rule. */
export function rulesAddress(number?: string | null): string {
  return number ? `${ADDRESS}/${number}` : ADDRESS;
}

/** What an address shows of the rules: a chapter or rule, `null` for their beginning; nothing if it is another's. */
export function rulesAt(hash: string): string | null | undefined {
  if (hash !== ADDRESS && !hash.startsWith(`${ADDRESS}/`)) return undefined;
  return numbered(hash.slice(ADDRESS.length + 1));
}

/** The number of a chapter or rule, if there is such a one. */
export function numbered(text: string): string | null {
  return gameOfRule(text) ? text : null;
}

/** The game that has a chapter or rule of this number. */
export function gameOfRule(number: string): PageGame | undefined {
  return GAMES.find(({ rules: { chapters } }) => Object.entries(chapters).flat(2).includes(number));
}

export function ruleLink(words: Words, rule: string | null): TemplateResult | typeof nothing {
  const number = numbered(rule ?? "");
  if (!number) return nothing;
  return html`<a class="rule" href=${rulesAddress(number)} target="_blank" aria-label=${words.rule(number)}
    >${number}</a
  >`;
}

/** Asks the page for the rules beside the game, at their beginning. */
export function rulesButton(words: Words): TemplateResult {
  const ask = (event: Event) =>
    event.currentTarget?.dispatchEvent(new CustomEvent("rule", { bubbles: true, composed: true }));
  return html`<button class="button quiet" @click=${ask}>${icon("book")}<span>${words.rules.open}</span></button>`;
}
