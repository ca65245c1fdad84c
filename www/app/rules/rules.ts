/** `<blue-moon-rules>`: the rules with their numbers, pictures and tables, opened at one of them. */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import {
  cardChip,
  cardStyle,
  cityStyle,
  controls,
  drawingStyle,
  sign,
  type Tables,
  tables,
  textureStyle,
  tokens,
  type Words,
} from "../../element/index.js";
import { buildingsFigure, buildingsFigureStyle } from "./figures/buildings.js";
import { cityFigure, cityFigureStyle } from "./figures/city.js";
import { countsFigure, countsFigureStyle } from "./figures/counts.js";
import { type Figure, figureStyle } from "./figures/figure.js";
import { paymentsFigure, paymentsFigureStyle } from "./figures/payments.js";
import { planFigure, planFigureStyle } from "./figures/plan.js";
import { powersFigure, powersFigureStyle } from "./figures/powers.js";
import {
  CHAPTER_NUMBERS,
  CHAPTERS,
  type Chapter,
  numbered,
  type RuleNumber,
  rulesAddress,
} from "./numbers.js";
import { rulesStyle } from "./style.js";
import type { Ink, RulesText } from "./text.js";

/** The picture or table that stands below a rule. */
const FIGURES: Partial<Record<RuleNumber, (figure: Figure) => TemplateResult>> = {
  "C1.2": cityFigure,
  "C1.3": planFigure,
  "C1.7": countsFigure,
  "C2.3": powersFigure,
  "C4.7": paymentsFigure,
  "C6.1": buildingsFigure,
};

export class BlueMoonRules extends LitElement {
  static override styles = [
    tokens,
    controls,
    textureStyle,
    drawingStyle,
    cardStyle,
    rulesStyle,
    figureStyle,
    cityStyle,
    planFigureStyle,
    cityFigureStyle,
    countsFigureStyle,
    powersFigureStyle,
    paymentsFigureStyle,
    buildingsFigureStyle,
  ];

  static override properties = {
    at: { attribute: false },
    text: { attribute: false },
    words: { attribute: false },
  };

  /** The chapter or rule that is opened; `null` for the beginning. */
  declare at: Chapter | RuleNumber | null;
  declare text: RulesText;
  declare words: Words;

  constructor() {
    super();
    this.at = null;
  }

  protected override render(): TemplateResult {
    const { text, words } = this;
    const known = tables();
    const ink = inkOf(known, words);
    const figure: Figure = { tables: known, words, text };
    return html`<article lang=${words.locale} @click=${this.#follow}>
      <h1 tabindex="-1">${text.title}</h1>
      <div class="aim">${text.aim(ink)}</div>
      <nav aria-labelledby="contents">
        <h2 id="contents">${text.contents}</h2>
        <ol>
          ${CHAPTER_NUMBERS.map(
            (chapter) => html`<li>
              <a href=${rulesAddress(chapter)}><span class="number">${chapter}</span> ${text.chapters[chapter]}</a>
            </li>`,
          )}
        </ol>
      </nav>
      ${CHAPTER_NUMBERS.map((chapter) => this.#chapter(chapter, ink, figure))}
    </article>`;
  }

  #chapter(chapter: Chapter, ink: Ink, figure: Figure): TemplateResult {
    const { text } = this;
    return html`<section aria-labelledby=${chapter}>
      <h2 id=${chapter} tabindex="-1"><span class="number">${chapter}</span> ${text.chapters[chapter]}</h2>
      ${CHAPTERS[chapter].map(
        (number: RuleNumber) => html`<div
            class="entry"
            id=${number}
            tabindex="-1"
            role="group"
            aria-labelledby="${number}-number ${number}-text"
            data-at=${this.at === number ? "" : nothing}
          >
            <a class="number" id="${number}-number" href=${rulesAddress(number)}>${number}</a>
            <div class="text" id="${number}-text">${text.rules[number](ink)}</div>
          </div>
          ${FIGURES[number]?.(figure) ?? nothing}`,
      )}
    </section>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("at")) this.reveal();
  }

  /** Brings what is opened into sight and gives it the focus. */
  reveal(): void {
    const target = this.renderRoot.querySelector<HTMLElement>(this.at ? `[id="${this.at}"]` : "h1");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: this.at?.includes(".") ? "center" : "start" });
  }

  /** A way to another rule stays where the rules are shown; whoever holds them may also follow it by the address. */
  #follow(event: MouseEvent): void {
    const way = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const number = numbered(way.hash.split("/").at(-1) ?? "");
    if (!number) return;
    const follow = new CustomEvent("follow", { detail: number, cancelable: true });
    if (!this.dispatchEvent(follow)) event.preventDefault();
    // The address of what is open already changes nothing.
    else if (number === this.at) this.reveal();
  }
}

function inkOf(known: Tables, words: Words): Ink {
  return {
    facts: known.all,
    words,
    card: (card) =>
      html`<span class="named">${cardChip({ tables: known }, card)} ${words.card(card)}</span>`,
    people: (people) =>
      html`<span class="named" data-people=${people}
        ><span class="swatch">${sign(people)}</span> ${words.peoples[people].name}</span
      >`,
    rule: (number) => html`<a href=${rulesAddress(number)}>${number}</a>`,
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-rules": BlueMoonRules;
  }
}
