/** `<blue-moon-guide>`: fetches the guided game, and again what it says when the language changes. */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, tokens } from "../../table/index.js";
import type { Guide, PageGame } from "../game.js";
import type { Words } from "../words/words.js";

export class BlueMoonGuide extends LitElement {
  static override styles = [tokens, controls];

  static override properties = {
    game: { attribute: false },
    words: { attribute: false },
    storage: { attribute: false },
    guide: { state: true },
    failed: { state: true },
  };

  declare game: PageGame;
  declare words: Words;
  /** Where the progress is kept, if anywhere. */
  declare storage: Storage | null;
  declare private guide: Guide | null;
  declare private failed: boolean;

  constructor() {
    super();
    this.guide = null;
    this.failed = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("game")) this.#load();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.failed) return html`<p role="alert">${this.words.guide.failed}</p>`;
    if (!this.guide) return nothing;
    return html`<blue-moon-course
      .game=${this.game}
      .guide=${this.guide}
      .words=${this.words}
      .storage=${this.storage}
    ></blue-moon-course>`;
  }

  async #load(): Promise<void> {
    const { words, game } = this;
    try {
      const [guide] = await Promise.all([game.guide.load(words.locale), import("./course.js")]);
      if (this.words !== words || this.game !== game) return;
      this.guide = guide;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
