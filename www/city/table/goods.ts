/** Rewards: how many crystals, cards and scales, as icons or with their names. */

import type { Reward } from "blue-moon-city";
import { html, type TemplateResult } from "lit";
import { type IconName, icon } from "../../table/index.js";
import type { Words } from "../words/words.js";

/** A reward as counted icons; an icon alone counts one. */
export function goods(reward: Reward): TemplateResult {
  return html`${kinds(reward).map(
    ([name, count]) =>
      html`<span class="good">${count > 1 ? html`<b>${count}</b>` : ""}${icon(name)}</span>`,
  )}`;
}

/** A reward with the name of each good beside its icon. */
export function namedGoods(words: Words, reward: Reward): TemplateResult {
  return html`${kinds(reward).map(
    ([name, count]) => html`<span class="good">${icon(name)}${named(words, name, count)}</span>`,
  )}`;
}

/** A reward as counted icons for the eye, with the name of each good for the ear. */
export function countedGoods(words: Words, reward: Reward): TemplateResult {
  return html`${kinds(reward).map(
    ([name, count]) => html`<span class="good"
      ><span aria-hidden="true">${count}</span>${icon(name)}<span class="hidden-text"
        >${named(words, name, count)}</span
      ></span
    >`,
  )}`;
}

type Good = Extract<IconName, "crystal" | "card" | "scale">;

/** The goods of a reward with their counts. */
export function kinds({ crystals, cards, scales }: Reward): [Good, number][] {
  const all: [Good, number][] = [
    ["crystal", crystals],
    ["card", cards],
    ["scale", scales],
  ];
  return all.filter(([, count]) => count > 0);
}

function named(words: Words, good: Good, count: number): string {
  return { crystal: words.crystals, card: words.cards, scale: words.scales }[good](count);
}
