/** `<blue-moon-rules>`: the rules with their numbers, pictures and tables, opened at one of them. Fetched with the book. */

import {
  adoptStyles,
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { controls, type GameWords, tokens } from "../../table/index.js";
import type { Ink, PageGame, Rulebook } from "../game.js";
import { numbered, rulesAddress } from "./links.js";
import { rulesStyle } from "./style.js";

export class BlueMoonRules extends LitElement {
  static override properties = {
    at: { attribute: false },
    game: { attribute: false },
    book: { attribute: false },
    words: { attribute: false },
  };

  /** The chapter or rule that is opened; `null` for the beginning. */
  declare at: string | null;
  declare game: PageGame;
  declare book: Rulebook;
  /** Those of the game. */
  declare words: GameWords;

  constructor() {
    super();
    this.at = null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("book") || !(this.renderRoot instanceof ShadowRoot)) return;
    const style = [tokens, controls, rulesStyle, this.book.style];
    adoptStyles(this.renderRoot, BlueMoonRules.finalizeStyles(style));
  }

  protected override render(): TemplateResult {
    const { book, words } = this;
    const chapters = Object.entries(this.game.rules.chapters);
    const ink: Ink<GameWords> = {
      words,
      rule: (number) => html`<a href=${rulesAddress(number)}>${number}</a>`,
    };
    return html`<article lang=${words.locale} @click=${this.#follow}>
      <h1 tabindex="-1">${book.title}</h1>
      <div class="aim">${book.aim(ink)}</div>
      <nav aria-labelledby="contents">
        <h2 id="contents">${book.contents}</h2>
        <ol>
          ${chapters.map(
            ([chapter]) => html`<li>
              <a href=${rulesAddress(chapter)}><span class="number">${chapter}</span> ${book.chapter(chapter)}</a>
            </li>`,
          )}
        </ol>
      </nav>
      ${chapters.map(
        ([chapter, numbers]) => html`<section aria-labelledby=${chapter}>
          <h2 id=${chapter} tabindex="-1"><span class="number">${chapter}</span> ${book.chapter(chapter)}</h2>
          ${numbers.map((number) => this.#rule(number, ink))}
        </section>`,
      )}
    </article>`;
  }

  #rule(number: string, ink: Ink<GameWords>): TemplateResult {
    return html`<div
        class="entry"
        id=${number}
        tabindex="-1"
        role="group"
        aria-labelledby="${number}-number ${number}-text"
        data-at=${this.at === number ? "" : nothing}
      >
        <a class="number" id="${number}-number" href=${rulesAddress(number)}>${number}</a>
        <div class="text" id="${number}-text">${this.book.rule(number, ink)}</div>
      </div>
      ${this.book.figure(number, ink)}`;
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

  /** A way to another rule stays where the rules are shown; the page that shows them may also follow it by the address. */
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

customElements.define("blue-moon-rules", BlueMoonRules);

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-rules": BlueMoonRules;
  }
}
