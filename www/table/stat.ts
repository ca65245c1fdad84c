/** A counted good: the drawing for the eye, the words for the ear and the pointer. */

import { css, html, type TemplateResult } from "lit";
import { type IconName, icon } from "./art/icons.js";

/** `key` names the number, so that a change of it is seen; `shown` stands for the number where it is drawn otherwise. */
export interface Stat {
  readonly icon: IconName;
  readonly value: number | string;
  readonly said: string;
  readonly key: string;
  readonly shown?: TemplateResult;
}

export function stat({ icon: name, value, said, key, shown }: Stat): TemplateResult {
  return html`<span class="stat" data-stat=${key} data-value=${value}>
    <span class="stat-shown" title=${said} aria-hidden="true">${icon(name)}<b>${shown ?? value}</b></span>
    <span class="hidden-text">${said}</span>
  </span>`;
}

export const statStyle = css`
  .stat {
    position: relative;
    display: inline-flex;
  }

  .stat-shown {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
    font-variant-numeric: tabular-nums;
  }

  .stat b {
    display: inline-flex;
    font-weight: 600;
  }
`;
