/** `<blue-moon-guide>`: fetches the guided game, and again what it says when the language changes. */

import type { PropertyValues, TemplateResult } from "lit";
import { html, LitElement, nothing } from "lit";
import { bestLanguage, controls, tokens } from "../../element/index.js";
import type { Words } from "../words/words.js";
import { loadGuide } from "./load.js";
import type { GuideText } from "./words.js";

/** The address of the guided game. */
export const GUIDE = "#/guide";

export class BlueMoonGuide extends LitElement {
  static override styles = [tokens, controls];

  static override properties = {
    words: { attribute: false },
    storage: { attribute: false },
    text: { state: true },
    failed: { state: true },
  };

  declare words: Words;
  /** Where the progress is kept, if anywhere. */
  declare storage: Storage | null;
  declare private text: GuideText | null;
  declare private failed: boolean;

  constructor() {
    super();
    this.text = null;
    this.failed = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words")) this.#load();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.failed) return html`<p role="alert">${this.words.guide.failed}</p>`;
    if (!this.text) return nothing;
    return html`<blue-moon-course
      .text=${this.text}
      .words=${this.words}
      .storage=${this.storage}
    ></blue-moon-course>`;
  }

  async #load(): Promise<void> {
    const { words } = this;
    try {
      const text = await loadGuide(bestLanguage([words.locale]));
      if (this.words !== words) return;
      this.text = text;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
