/** Rewards: how many crystals, cards and scales, as icons or with their names. */

import type { Reward } from "blue-moon-city";
import { html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "./art/icons.js";
import type { Words } from "./words/words.js";

/** A reward as counted icons; an icon alone counts one. */
export function goods(reward: Reward): TemplateResult {
  const kinds: [number, IconName][] = [
    [reward.crystals, "crystal"],
    [reward.cards, "card"],
    [reward.scales, "scale"],
  ];
  return html`${kinds.map(([count, name]) =>
    count
      ? html`<span class="good">${count > 1 ? html`<b>${count}</b>` : nothing}${icon(name)}</span>`
      : nothing,
  )}`;
}

/** A reward with the name of each good beside its icon. */
export function namedGoods(words: Words, reward: Reward): TemplateResult {
  const kinds: [number, IconName, string][] = [
    [reward.crystals, "crystal", words.crystals(reward.crystals)],
    [reward.cards, "card", words.cards(reward.cards)],
    [reward.scales, "scale", words.scales(reward.scales)],
  ];
  return html`${kinds.map(([count, name, said]) =>
    count ? html`<span class="good">${icon(name)}${said}</span>` : nothing,
  )}`;
}
