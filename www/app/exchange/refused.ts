/** `<blue-moon-refused>`: the dialog that says why a game was not opened, and where; it keeps the text safe. */

import type { Problem } from "blue-moon-city";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, refusedStyle, tokens } from "../../table/index.js";
import { dialogs } from "../dialog.js";
import { ruleLink } from "../rules/links.js";
import type { Words } from "../words/words.js";
import { copy, download } from "./outgoing.js";
import { explain, type Refusal } from "./refusal.js";

/** As much of a faulty line as says which one is meant. */
const EXCERPT = 120;

export class BlueMoonRefused extends LitElement {
  static override styles = [
    tokens,
    controls,
    dialogs,
    refusedStyle,
    css`
      .why,
      .where {
        display: grid;
        gap: 0.4rem;
      }

      code {
        font: 0.85rem/1.45 ui-monospace, monospace;
        padding: 0.35rem 0.6rem;
        border-inline-start: 3px solid var(--danger);
        background: var(--ground);
        overflow-wrap: anywhere;
      }

      label {
        display: grid;
        gap: 0.3rem;
      }
    `,
  ];

  static override properties = {
    refusal: { attribute: false },
    words: { attribute: false },
    said: { state: true },
  };

  declare refusal: Refusal;
  declare words: Words;
  declare private said: string;

  constructor() {
    super();
    this.said = "";
  }

  protected override render(): TemplateResult {
    const { open } = this.words;
    const { reason: why, text } = this.refusal;
    const limit = typeof why === "string";
    return html`<dialog aria-labelledby="title" aria-describedby="why" @close=${this.#closed}>
      <div class="inner">
        <h2 id="title">${open.refused}</h2>
        <div id="why" class="why">
          <p class="problem">${limit ? open.limits[why] : html`${explain(this.words, why)} ${ruleLink(this.words, why.rule)}`}</p>
          ${limit ? nothing : this.#where(why, text ?? "")}
        </div>
        ${text === null ? nothing : this.#kept(text)}
        <form method="dialog" class="row">
          ${
            text === null
              ? nothing
              : html`<button type="button" class="button" @click=${() => this.#copy(text)}>${open.copy}</button>
                  <button type="button" class="button" @click=${() => download(text, [])}>${open.saveFile}</button>`
          }
          <button class="button primary" autofocus>${open.close}</button>
        </form>
        <p class="note" role="status" ?hidden=${!this.said}>${this.said}</p>
      </div>
    </dialog>`;
  }

  /** Where the fault is, as far as the rules name it: a line, a move, a part of the header. */
  #where({ details }: Problem, text: string): TemplateResult | typeof nothing {
    const { open } = this.words;
    const { line, ply, where } = details;
    if (typeof line === "number") {
      const words = text.split("\n")[line - 1] ?? "";
      return html`<p class="where">
        ${open.atLine(line)} <code>${words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words}</code>
      </p>`;
    }
    if (typeof ply === "number") return html`<p>${open.atMove(ply + 1)}</p>`;
    if (typeof where === "string")
      return html`<p class="where">${open.at} <code>${where}</code></p>`;
    return nothing;
  }

  #kept(text: string): TemplateResult {
    return html`<label>
      <span class="note">${this.words.open.kept}</span>
      <textarea readonly rows="6" spellcheck="false" .value=${text}></textarea>
    </label>`;
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  async #copy(text: string): Promise<void> {
    const { open } = this.words;
    this.said = (await copy(text)) ? open.copied : open.notCopied;
  }

  #closed(): void {
    this.dispatchEvent(new CustomEvent("closed"));
  }
}
