/** The own hand: a stack for each kind of card, with its count. */

import type { CityCard as Card } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../../table/index.js";
import { cardFace } from "./card.js";
import { kinds, mover, nameOf, type Scene } from "./scene.js";

export function hand(scene: Scene): TemplateResult {
  const { view, words, fresh } = scene;
  if (view.hand === null || view.view === null) return html``;
  const picked = kinds(gathered(scene));
  const news = kinds(fresh);
  const all = [...kinds(view.hand)];
  const entrance = (all.find(([card]) => card === scene.entered.card) ?? all[0])?.[0];
  return html`<section class="hand" aria-label=${words.table.handOf(nameOf(scene, view.view), view.hand.length)}>
    ${view.hand.length === 0 ? html`<p class="note">${words.table.emptyHand}</p>` : nothing}
    <div
      class="stacks"
      role="toolbar"
      aria-label=${words.table.hand}
      data-gathering=${gathers(scene) ? "" : nothing}
      @keydown=${walkFocus}
    >
      ${all.map(([card, count]) =>
        stack(scene, card, count, picked.get(card) ?? 0, news.get(card) ?? 0, card === entrance),
      )}
    </div>
    <span class="hidden-text" id="ready" aria-hidden="true">${words.turn.ready}</span>
  </section>`;
}

/** Whether the power of a card can be used now. */
function usable(scene: Scene, card: Card): boolean {
  return scene.moves.some(
    (move) =>
      ("card" in move && move.card === card) || (move.type === "offer" && move.pillar === card),
  );
}

function gathers(scene: Scene): boolean {
  return scene.intent.type === "pay" || scene.intent.type === "end";
}

function gathered(scene: Scene): readonly Card[] {
  const { intent } = scene;
  return intent.type === "pay" || intent.type === "end" ? intent.cards : [];
}

function stack(
  scene: Scene,
  card: Card,
  count: number,
  picked: number,
  news: number,
  entrance: boolean,
): TemplateResult {
  const { words, intent } = scene;
  const name = words.card(card);
  const gathering = gathers(scene);
  const considered = intent.type === "card" && intent.card === card;
  const ready = !gathering && usable(scene, card);
  const kindAndNews = [words.card(card, count), ...(news ? [words.table.fresh(news)] : [])];
  return html`<div class="stack" data-card=${card} data-many=${count > 1 ? "" : nothing}>
    <button
      class="stack-top"
      data-ready=${ready ? "" : nothing}
      data-picked=${picked > 0 || considered ? "" : nothing}
      aria-describedby=${ready ? "ready" : nothing}
      aria-pressed=${gathering ? nothing : considered ? "true" : "false"}
      aria-disabled=${mover(scene) === null || (gathering && picked === count) ? "true" : nothing}
      tabindex=${entrance ? 0 : -1}
      @click=${() => choose(scene, card, count, picked)}
    >
      <span class="hidden-text"
        >${gathering ? words.panel.add(name, picked, count) : words.series(kindAndNews)}</span
      >
      ${cardFace(scene, card)}
      ${
        gathering
          ? html`<span class="count" aria-hidden="true">${picked}/${count}</span>`
          : count > 1
            ? html`<span class="count" aria-hidden="true">×${count}</span>`
            : nothing
      }
      ${news && !gathering ? html`<span class="news" aria-hidden="true">${words.table.fresh(news)}</span>` : nothing}
    </button>
    ${
      picked > 0
        ? html`<button
            class="take-back"
            aria-label=${words.panel.takeBack(name)}
            tabindex=${entrance ? 0 : -1}
            @click=${(event: Event) => takeBack(scene, card, event)}
          >
            ${icon("minus")}
          </button>`
        : nothing
    }
  </div>`;
}

function choose(scene: Scene, card: Card, count: number, picked: number): void {
  if (mover(scene) === null) return;
  if (gathers(scene)) {
    if (picked < count) gather(scene, [...gathered(scene), card]);
  } else if (scene.intent.type === "card" && scene.intent.card === card) {
    scene.intend({ type: "look" });
  } else {
    scene.intend({ type: "card", card });
  }
}

function gather(scene: Scene, cards: readonly Card[]): void {
  const { intent } = scene;
  if (intent.type === "pay" || intent.type === "end") scene.intend({ ...intent, cards });
}

function takeBack(scene: Scene, card: Card, { currentTarget }: Event): void {
  // The button goes once no card is left to take back.
  if (currentTarget instanceof HTMLElement) {
    currentTarget.parentElement?.querySelector<HTMLElement>(".stack-top")?.focus();
  }
  gather(scene, without(gathered(scene), card));
}

/** Arrow keys move the focus along the cards, Home and End to the ends. */
function walkFocus(event: KeyboardEvent): void {
  const { key, currentTarget: bar, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(bar instanceof Element) || !(target instanceof Element)) return;
  const cards = [...bar.querySelectorAll<HTMLElement>(".stack-top")];
  const here = cards.findIndex((card) => card.parentElement?.contains(target));
  const to = new Map([
    ["ArrowLeft", here - 1],
    ["ArrowRight", here + 1],
    ["Home", 0],
    ["End", cards.length - 1],
  ]).get(key);
  if (to === undefined) return;
  event.preventDefault();
  cards[to]?.focus();
}

function without(cards: readonly Card[], card: Card): Card[] {
  const index = cards.lastIndexOf(card);
  return cards.filter((_, other) => other !== index);
}

export const handStyle = css`
  .stacks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.9rem 0.55rem;
    padding: 0.65rem 0.2rem 0.85rem;
  }

  .stack {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
  }

  .stack-top {
    position: relative;
    border-radius: 0.5rem;
    transition: transform 120ms;
  }

  .stack-top:hover:not([aria-disabled]),
  .stack-top[data-picked] {
    transform: translateY(-0.25rem);
  }

  .stack-top[data-picked] .card {
    outline: 3px solid var(--glow);
    outline-offset: 1px;
  }

  /* A light at the foot of a card whose power can be used now */
  .stack-top[data-ready]::after {
    content: "";
    position: absolute;
    inset-block-end: -0.3rem;
    inset-inline: 22%;
    block-size: 3px;
    border-radius: 2px;
    background: var(--glow);
  }

  @media (forced-colors: active) {
    .stack-top[data-ready]::after {
      background: Highlight;
    }

    .stack-top[data-picked] .card {
      outline-color: Highlight;
    }
  }

  .stack-top[aria-disabled] {
    cursor: default;
  }

  /* The cards beneath the top one */
  .stack[data-many] .card {
    box-shadow:
      3px 3px 0 -1px var(--paint),
      3px 3px 0 0 color-mix(in srgb, var(--on-paint), transparent 50%),
      0 3px 7px #0008;
  }

  .count {
    position: absolute;
    /* Over the corner, so that the sign in it stays in sight */
    inset-block-start: -0.65rem;
    inset-inline-end: -0.4rem;
    padding: 0 0.35rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--accent-ink);
    font-size: 0.8rem;
    font-weight: 700;
    line-height: 1.35;
  }

  .news {
    white-space: nowrap;
    position: absolute;
    /* Over the light at the foot */
    z-index: 1;
    /* Below the card: its power stands at the foot. */
    inset-block-end: -0.8rem;
    inset-inline: 0;
    justify-self: center;
    margin-inline: auto;
    inline-size: fit-content;
    padding: 0 0.35rem;
    border-radius: 1rem;
    background: var(--glow);
    color: var(--glow-ink);
    font-size: 0.7rem;
    font-weight: 700;
    line-height: 1.35;
  }

  .take-back {
    position: absolute;
    inset-block-end: -0.5rem;
    inset-inline: 0.3rem;
    display: grid;
    place-items: center;
    min-block-size: 1.6rem;
    border: 1px solid var(--line);
    border-radius: 0.4rem;
    background: var(--raised);
  }

  /* Larger to the finger than to the eye */
  .take-back::after {
    content: "";
    position: absolute;
    inset: -0.7rem -0.4rem;
  }
`;
