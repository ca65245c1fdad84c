/** The number of a rule as a link that opens it apart from what is at work here. */

import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../words/words.js";
import { numbered, rulesAddress } from "./numbers.js";

export function ruleLink({ panel }: Words, rule: string | null): TemplateResult | typeof nothing {
  const number = numbered(rule ?? "");
  if (!number) return nothing;
  return html`<a class="rule" href=${rulesAddress(number)} target="_blank" aria-label=${panel.rule(number)}
    >${number}</a
  >`;
}
