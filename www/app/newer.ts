/** `<blue-moon-newer>`: says quietly that a newer version of the page is ready, and starts it on request. */

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, tokens } from "../table/index.js";
import { type Standing, Version } from "./version.js";
import type { Words } from "./words/words.js";

export class BlueMoonNewer extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      .newer {
        position: fixed;
        inset-block-end: 0.8rem;
        inset-inline: 0.8rem;
        z-index: 9;
        inline-size: fit-content;
        max-inline-size: min(34rem, 100vw - 1.6rem);
        margin-inline: auto;
        padding: 0.6rem 0.6rem 0.6rem 1.1rem;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: end;
        gap: 0.5rem 0.8rem;
        border: 1px solid var(--accent);
        border-radius: 14px;
        background: var(--raised);
        box-shadow: 0 8px 32px #0008;
      }

      .newer p {
        flex: 1 1 14rem;
      }
    `,
  ];

  static override properties = {
    words: { attribute: false },
    standing: { state: true },
    isShown: { state: true },
  };

  declare words: Words;
  declare private standing: Standing;
  declare private isShown: boolean;

  readonly #version = new Version((standing) => {
    this.standing = standing;
    this.isShown = standing !== "newest";
  });

  constructor() {
    super();
    this.standing = "newest";
    this.isShown = false;
    this.#version.watch();
  }

  protected override render(): TemplateResult {
    // A live region is read aloud only if it was there before its text.
    return html`<div role="status" aria-label=${this.words.version.title}>
      ${this.isShown ? this.#notice() : nothing}
    </div>`;
  }

  #notice(): TemplateResult {
    const { ready, agreed, begin, later } = this.words.version;
    const close = () => {
      this.isShown = false;
    };
    return html`<div class="newer">
      <p>${this.standing === "agreed" ? agreed : ready}</p>
      ${
        this.standing === "agreed"
          ? nothing
          : html`<button class="button" @click=${() => this.#version.agree()}>${begin}</button>`
      }
      <button class="button quiet" @click=${close}>${later}</button>
    </div>`;
  }
}
