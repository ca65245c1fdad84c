/** `<blue-moon-share>`: the menu of an open game: to look at it from its beginning, and to take it elsewhere. */

import type { Game } from "blue-moon-city";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, icon, tokens } from "../../table/index.js";
import { dialogs } from "../dialog.js";
import { namesOf } from "../names.js";
import type { Words } from "../words/words.js";
import { linkOf } from "./link.js";
import { copy, download } from "./outgoing.js";

export class BlueMoonShare extends LitElement {
  static override styles = [
    tokens,
    controls,
    dialogs,
    css`
      .ways {
        display: grid;
        gap: 0.6rem;
      }

      .ways .button {
        justify-content: start;
        min-block-size: 3rem;
        inline-size: 100%;
      }

      .warning {
        padding: 0.7rem 0.9rem;
        border: 1px solid var(--glow);
        border-radius: var(--round);
        color: var(--glow);
      }

      .by-hand {
        display: grid;
        gap: 0.3rem;
      }
    `,
  ];

  static override properties = {
    game: { attribute: false },
    review: { attribute: false },
    words: { attribute: false },
    said: { state: true },
    uncopied: { state: true },
  };

  declare game: Game;
  /** The address where the game is looked at; `null` on the page that is there already. */
  declare review: string | null;
  declare words: Words;

  declare private said: string;
  /** What the browser did not copy; the reader can. */
  declare private uncopied: string;

  constructor() {
    super();
    this.review = null;
    this.said = "";
    this.uncopied = "";
  }

  /** Opens the menu. */
  show(): void {
    this.said = "";
    this.uncopied = "";
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  protected override render(): TemplateResult {
    const { share, open } = this.words;
    return html`<dialog aria-labelledby="title">
      <div class="inner">
        <form method="dialog" class="titled">
          <h2 id="title">${share.title}</h2>
          <button class="button quiet" aria-label=${open.close}>${icon("close")}</button>
        </form>
        ${
          this.review === null
            ? nothing
            : html`<div class="ways">
                <a class="button primary" href=${this.review}>${icon("first")}${share.review}</a>
              </div>`
        }
        <p id="seen" class=${this.game.status().over ? "note" : "warning"}>
          ${this.game.status().over ? share.showsAll : share.showsHidden}
        </p>
        <div class="ways">
          ${this.#way(share.link, () => this.#copyLink())}
          ${this.#way(share.text, () => this.#copy(this.game.record()))}
          ${this.#way(share.file, () => download(this.game.record(), namesOf(this.game)))}
        </div>
        <p class="note" role="status">${this.said}</p>
        ${this.uncopied ? this.#byHand() : nothing}
      </div>
    </dialog>`;
  }

  #way(label: string, go: () => unknown): TemplateResult {
    return html`<button class="button" aria-describedby="seen" @click=${go}>${label}</button>`;
  }

  #byHand(): TemplateResult {
    const selectAll = (event: FocusEvent) => {
      if (event.target instanceof HTMLTextAreaElement) event.target.select();
    };
    return html`<label class="by-hand">
      <span class="note">${this.words.open.kept}</span>
      <textarea readonly rows="4" spellcheck="false" .value=${this.uncopied} @focus=${selectAll}></textarea>
    </label>`;
  }

  async #copyLink(): Promise<void> {
    const link = await linkOf(this.game.record());
    if (link === null) this.said = this.words.share.noLink;
    else await this.#copy(new URL(link, location.href).href);
  }

  async #copy(text: string): Promise<void> {
    const { open } = this.words;
    const copied = await copy(text);
    this.uncopied = copied ? "" : text;
    this.said = copied ? open.copied : open.notCopied;
  }
}
