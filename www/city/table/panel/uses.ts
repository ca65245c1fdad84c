/** How the cards of a payment count: alone, in pairs, or turned by a Hoax. */

import type { CardUse } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { cardChip } from "../card.js";
import type { Scene } from "../scene.js";

/** Cards that count together. */
interface Group {
  readonly uses: readonly CardUse[];
  readonly how: string;
}

/** The cards, each with its use. */
export function uses(
  scene: Pick<Scene, "lookup" | "words">,
  all: readonly CardUse[],
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<ul class="uses">
    ${groups(scene, all).map(
      ({ uses: group, how }) => html`<li data-role=${group.at(-1)?.role ?? nothing}>
        <span class="hidden-text">${scene.words.list(group.map(({ card }) => scene.words.card(card)))}:</span>
        ${chips(scene, group)} <small>${how}</small>
      </li>`,
    )}
  </ul>`;
}

/** The cards in the order in which they count together. */
export function groupedChips(scene: Scene, all: readonly CardUse[]): TemplateResult {
  return html`${groups(scene, all).map(({ uses: group }) => chips(scene, group))}`;
}

/** The uses as words: each once, in the order of the cards. */
export function howUsed(scene: Scene, all: readonly CardUse[]): string {
  return scene.words.series([...new Set(groups(scene, all).map(({ how }) => how))]);
}

function chips(scene: Pick<Scene, "lookup">, group: readonly CardUse[]): TemplateResult {
  return html`<span class="used" data-together=${group.length > 1 ? "" : nothing}
    >${group.map(({ card, role }) => html`<span data-role=${role}>${cardChip(scene, card)}</span>`)}</span
  >`;
}

function groups({ words }: Pick<Scene, "words">, all: readonly CardUse[]): Group[] {
  const heads = all.filter(
    (use, index) => use.role !== "turned" && (use.role !== "pair" || (use.with ?? 0) > index),
  );
  return heads.map((head) => {
    const others = all.filter((use) => use !== head && use.with === all.indexOf(head));
    const how =
      head.role === "turner" ? words.turn.payment.turnedBy(head.card) : words.roles[head.role];
    return { uses: [head, ...others], how };
  });
}

export const usesStyle = css`
  .uses {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem 0.8rem;
  }

  .uses li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.35rem;
  }

  .uses [data-role="unused"] {
    opacity: 0.75;
    text-decoration: line-through;
  }

  .used {
    display: inline-flex;
    gap: 0.2rem;
  }

  /* A line beneath them ties together what counts together. */
  .used[data-together] {
    padding-block-end: 0.18rem;
    border-block-end: 2px solid var(--ink-soft);
  }

  /* A Hoax that turns others counts nothing itself. */
  .used [data-role="turner"] .chip {
    border-style: dashed;
    border-color: var(--ink-soft);
  }
`;
