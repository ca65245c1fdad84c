/**
 * `<blue-moon-rulebook>`: holds the rules, on a page of their own or beside a game: as a column where there is room,
 * else over it. Beside a game it sends `closed`, and `rule` for a rule that one goes on to.
 */

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, icon, tokens } from "../../table/index.js";
import type { PageGame, Rulebook } from "../game.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { barStyle } from "../play/bar.js";
import type { Words } from "../words/words.js";
import { rulesAddress } from "./links.js";

/** Where a column beside the table leaves it enough room; the page lays it out at the same width. */
const COLUMN = "(min-width: 75rem)";

export class BlueMoonRulebook extends LitElement {
  static override styles = [
    tokens,
    controls,
    barStyle,
    languageStyle,
    css`
      :host {
        display: block;
      }

      .bar .home {
        margin-inline-end: auto;
      }

      .own {
        display: grid;
        justify-content: center;
        grid-template-columns: minmax(0, 46rem);
        inline-size: min(50rem, 100%);
        margin: 0 auto;
        padding: 1.4rem 1.1rem 4rem;
        background: var(--ground);
      }

      .head {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: flex;
        gap: 0.4rem;
        align-items: center;
        padding: 0.3rem 0.5rem 0.3rem 1.1rem;
        background: var(--panel);
        border-block-end: 1px solid var(--line);
      }

      .head p {
        flex: 1;
        font: 600 1.1rem var(--display);
      }

      .head .button {
        padding-inline: 0.75rem;
      }

      .inside {
        padding: 1rem 1.1rem 2rem;
      }

      aside {
        block-size: 100%;
        overflow: auto;
        background: var(--ground);
        border-inline-start: 1px solid var(--line);
      }

      dialog {
        inline-size: min(40rem, 100vw);
        max-inline-size: none;
        block-size: 100dvh;
        max-block-size: none;
        margin: 0 0 0 auto;
        padding: 0;
        border: 0;
        border-inline-start: 1px solid var(--line);
        background: var(--ground);
        color: var(--ink);
        overflow: auto;
      }

      dialog::backdrop {
        background: #050816c0;
      }

      @media print {
        .bar {
          display: none;
        }

        .own {
          inline-size: auto;
          padding: 0;
          background: none;
        }
      }
    `,
  ];

  static override properties = {
    at: { attribute: false },
    game: { attribute: false },
    beside: { attribute: false },
    words: { attribute: false },
    book: { state: true },
    failed: { state: true },
    column: { state: true },
  };

  /** The chapter or rule that is opened; `null` for the beginning. */
  declare at: string | null;
  /** Whose rules they are. */
  declare game: PageGame;
  /** Whether a game stands beside it. */
  declare beside: boolean;
  declare words: Words;
  declare private book: Rulebook | null;
  declare private failed: boolean;
  declare private column: boolean;

  readonly #room = matchMedia(COLUMN);

  constructor() {
    super();
    this.at = null;
    this.beside = false;
    this.book = null;
    this.failed = false;
    this.column = this.#room.matches;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.addEventListener("change", this.#fit);
    this.#fit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.removeEventListener("change", this.#fit);
  }

  readonly #fit = (): void => {
    this.column = this.#room.matches;
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("game")) this.#load();
  }

  protected override render(): TemplateResult {
    const { words } = this;
    if (!this.beside) {
      return html`<header class="bar">
          <a class="button quiet home" href="#/">${icon("home")}<span>${words.page.home}</span></a>
          ${languageChoice(words)}
        </header>
        <main class="own">${this.#content()}</main>`;
    }
    return this.column
      ? html`<aside aria-label=${words.rules.title} @keydown=${this.#key}>${this.#inside()}</aside>`
      : html`<dialog aria-label=${words.rules.title} @close=${this.#close}>${this.#inside()}</dialog>`;
  }

  #inside(): TemplateResult {
    const { rules } = this.words;
    return html`<div class="head">
        <p>${rules.title}</p>
        <a class="button quiet" href=${rulesAddress(this.at)} target="_blank" aria-label=${rules.apart}>
          ${icon("apart")}
        </a>
        <button class="button quiet" aria-label=${rules.close} @click=${this.#close}>${icon("close")}</button>
      </div>
      <div class="inside">${this.#content()}</div>`;
  }

  #content(): TemplateResult | typeof nothing {
    if (this.failed) return html`<p role="alert">${this.words.rules.failed}</p>`;
    if (!this.book) return nothing;
    return html`<blue-moon-rules
      .at=${this.at}
      .game=${this.game}
      .book=${this.book}
      .words=${this.words.games[this.game.id]}
      @follow=${this.#follow}
    ></blue-moon-rules>`;
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  async #load(): Promise<void> {
    const { words, game } = this;
    try {
      const [book] = await Promise.all([game.rules.load(words.locale), import("./rules.js")]);
      if (this.words !== words || this.game !== game) return;
      this.book = book;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Shows again what is opened, wherever one has read on to. */
  reveal(): void {
    this.renderRoot.querySelector("blue-moon-rules")?.reveal();
  }

  /** Beside a game the address is that of the game. */
  #follow(event: CustomEvent<string>): void {
    if (!this.beside) return;
    event.preventDefault();
    const { detail } = event;
    this.dispatchEvent(new CustomEvent("rule", { detail, bubbles: true, composed: true }));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape") this.#close();
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("closed"));
  }
}
