/** `<blue-moon-open>`: takes a game from a file, or as text or a link; sends either with a `bring` event. */

import { css, html, LitElement, type TemplateResult } from "lit";
import { controls, tokens } from "../../table/index.js";
import { dialogs } from "../dialog.js";
import type { Words } from "../words/words.js";

export class BlueMoonOpen extends LitElement {
  static override styles = [
    tokens,
    controls,
    dialogs,
    css`
      :host,
      form,
      label {
        display: grid;
        gap: 0.6rem;
      }

      .file {
        display: inline-flex;
        position: relative;
        justify-self: start;
        overflow: hidden;
      }

      .file input {
        position: absolute;
        inset: 0;
        opacity: 0;
        cursor: pointer;
        font-size: 0;
      }

      .file:has(:focus-visible) {
        outline: 3px solid var(--glow);
        outline-offset: 2px;
      }

      form .button {
        justify-self: start;
      }
    `,
  ];

  static override properties = { words: { attribute: false } };

  declare words: Words;

  protected override render(): TemplateResult {
    const { open } = this.words;
    return html`
      <p class="note">${open.hint}</p>
      <label class="button file">
        ${open.file}
        <input type="file" accept=".txt,.json,text/plain,application/json" @change=${this.#file} />
      </label>
      <form @submit=${this.#text}>
        <label>
          <span class="note">${open.text}</span>
          <textarea name="text" rows="3" required spellcheck="false" autocomplete="off"></textarea>
        </label>
        <button class="button">${open.submit}</button>
      </form>
    `;
  }

  #file(event: Event): void {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    const file = input.files?.[0];
    if (file) this.#bring(file);
    // So that the same file can be chosen again.
    input.value = "";
  }

  #text(event: SubmitEvent): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const text = new FormData(event.target).get("text");
    if (typeof text === "string") this.#bring(text);
  }

  #bring(detail: File | string): void {
    this.dispatchEvent(new CustomEvent("bring", { detail }));
  }
}
