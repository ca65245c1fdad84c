/** `<blue-moon-saves>`: the games that are kept here, to go on with, to look at, to name, to export or to delete. */

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, tokens } from "../../table/index.js";
import { gameAddress, reviewAddress } from "../address.js";
import { dialogs } from "../dialog.js";
import { LARGEST_FILE } from "../exchange/incoming.js";
import { download } from "../exchange/outgoing.js";
import { shownName } from "../names.js";
import type { Words } from "../words/words.js";
import { collectionsOf } from "./collection.js";
import { type Summary, summaryOf } from "./saved.js";
import { type Entry, LONGEST_NAME, type Save, type Store } from "./store.js";
import { playersOf, titleOf, whenOf } from "./title.js";

/** What is asked about a game. */
interface Asked {
  readonly entry: Entry;
  readonly what: "remove" | "rename";
}

export class BlueMoonSaves extends LitElement {
  static override styles = [
    tokens,
    controls,
    dialogs,
    css`
      :host {
        display: grid;
        gap: 0.8rem;
        align-content: start;
      }

      .list {
        display: grid;
        gap: 0.6rem;
      }

      .save {
        display: grid;
        gap: 0.5rem;
        padding: 0.7rem 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--raised);
      }

      .save[data-broken] {
        border-style: dashed;
        border-color: var(--danger);
      }

      .save h3 {
        font-size: 1.05rem;
        overflow-wrap: anywhere;
      }

      .save h3 small {
        font: 400 0.875rem var(--text);
        color: var(--ink-soft);
      }

      form {
        display: grid;
        gap: 0.6rem;
      }

      form label {
        display: grid;
        gap: 0.4rem;
      }

      form input {
        font: inherit;
        inline-size: 100%;
        min-block-size: 2.75rem;
        padding: 0.35rem 0.7rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--ground);
        color: var(--ink);
      }

      .all {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 0.8rem;
      }

      .all .note {
        flex: 1 1 12rem;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }

      /* To go on and to look at it in one line, the rest in the next, whatever the language */
      .doings {
        display: grid;
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }

      .doings .button {
        grid-column: span 2;
        padding-inline: 0.2rem;
        text-align: center;
      }

      .doings .quiet {
        font-size: 0.9rem;
      }

      .doings :not(.quiet) {
        grid-column: span 3;
      }

      .doings :not(.quiet):only-of-type {
        grid-column: span 6;
      }

      /* On the narrowest screens a long word has half of it */
      @media (max-width: 22rem) {
        .doings .quiet {
          grid-column: span 3;
        }
      }

      [data-broken] .doings .button {
        grid-column: span 3;
      }
    `,
  ];

  static override properties = {
    store: { attribute: false },
    lasting: { attribute: false },
    words: { attribute: false },
    asked: { state: true },
  };

  declare store: Store;
  /** Whether the browser promises to keep the games. */
  declare lasting: boolean;
  declare words: Words;
  declare private asked: Asked | null;

  constructor() {
    super();
    this.lasting = true;
    this.asked = null;
  }

  protected override render(): TemplateResult {
    const { saves } = this.words;
    const entries = this.store.list();
    return html`
      ${entries.length ? this.#all(entries) : html`<p class="note">${saves.none}</p>`}
      <ul class="list" tabindex="-1">
        ${entries.map((entry) => this.#entry(entry))}
      </ul>
      ${this.asked ? this.#dialog(this.asked) : nothing}
    `;
  }

  #all(entries: readonly Entry[]): TemplateResult {
    const { saves } = this.words;
    const save = () => {
      for (const text of collectionsOf(entries, LARGEST_FILE)) {
        download(text, [new Date().toISOString().slice(0, 10)], "json");
      }
    };
    return html`<div class="all">
      ${this.lasting ? nothing : html`<p class="note" id="may-vanish">${saves.mayVanish}</p>`}
      <button class="button" aria-describedby=${this.lasting ? nothing : "may-vanish"} @click=${save}>
        ${saves.exportAll}
      </button>
    </div>`;
  }

  #entry(entry: Entry): TemplateResult {
    const { saves } = this.words;
    const summary = summaryOf(entry);
    const title = titleOf(entry, this.words);
    const players = this.#players(summary);
    const ask = (what: Asked["what"]) => () => {
      this.asked = { entry, what };
    };
    return html`<li class="save" data-broken=${summary ? nothing : ""}>
      <h3>
        <bdi>${title}</bdi>
        ${players === title ? nothing : html`<small><bdi>${saves.by(players)}</bdi></small>`}
      </h3>
      <p class="note">${summary && entry.save ? this.#state(summary, entry.save.updated) : saves.broken}</p>
      <div class="row doings">
        ${
          summary && !summary.over
            ? html`<a class="button primary" href=${gameAddress(entry.id)} aria-label=${saves.resumeNamed(title)}
                >${saves.resume}</a
              >`
            : nothing
        }
        ${
          summary
            ? html`<a
                class="button ${summary.over ? "primary" : ""}"
                href=${reviewAddress(entry.id)}
                aria-label=${saves.reviewNamed(title)}
                >${saves.review}</a
              >
              <button class="button quiet" aria-label=${saves.renameNamed(title)} @click=${ask("rename")}>
                ${saves.rename}
              </button>`
            : nothing
        }
        <button class="button quiet" aria-label=${saves.exportNamed(title)} @click=${() => this.#export(entry, summary)}>
          ${saves.exportFile}
        </button>
        <button class="button quiet" aria-label=${saves.removeNamed(title)} @click=${ask("remove")}>
          ${saves.remove}
        </button>
      </div>
    </li>`;
  }

  /** The players of a game; of a broken save, what its title says already. */
  #players(summary: Summary | null): string {
    return summary ? playersOf(summary, this.words) : this.words.saves.brokenName;
  }

  #state(summary: Summary, updated: number): string {
    const { saves, series } = this.words;
    const state = summary.over ? saves.over : saves.turn(summary.turn);
    const when = whenOf(updated, this.words);
    return series(when ? [state, when] : [state]);
  }

  #export({ save, text }: Entry, summary: Summary | null): void {
    const names = save?.name ? [shownName(save.name)] : (summary?.names ?? []);
    download(save?.record ?? text, names);
  }

  #dialog({ entry, what }: Asked): TemplateResult {
    // To close it gives the focus back to where it was opened.
    const close = () => this.renderRoot.querySelector("dialog")?.close();
    const closed = () => {
      this.asked = null;
    };
    return html`<dialog aria-labelledby="asked" @close=${closed}>
      ${what === "remove" || !entry.save ? this.#sure(entry, close) : this.#rename(entry.save, close)}
    </dialog>`;
  }

  #sure(entry: Entry, close: () => void): TemplateResult {
    const { saves } = this.words;
    const remove = () => {
      this.store.remove(entry.id);
      close();
      this.dispatchEvent(new CustomEvent("change"));
      // The button that opened this is gone with its game.
      this.renderRoot.querySelector<HTMLElement>(".list")?.focus();
    };
    return html`<div class="inner">
      <p id="asked">${saves.removeSure(titleOf(entry, this.words))}</p>
      <div class="row">
        <button class="button" autofocus @click=${close}>${saves.cancel}</button>
        <button class="button primary" @click=${remove}>${saves.confirm}</button>
      </div>
    </div>`;
  }

  #rename(save: Save, close: () => void): TemplateResult {
    const { saves } = this.words;
    const rename = (event: SubmitEvent) => {
      event.preventDefault();
      if (!(event.target instanceof HTMLFormElement)) return;
      const name = new FormData(event.target).get("name");
      // Another tab may have played on meanwhile.
      const now = this.store.read(save.id)?.save;
      if (now && typeof name === "string") this.store.write({ ...now, name: shownName(name) });
      close();
      this.dispatchEvent(new CustomEvent("change"));
    };
    return html`<form class="inner" @submit=${rename}>
      <label>
        <span id="asked">${saves.renameTitle}</span>
        <input
          name="name"
          maxlength=${LONGEST_NAME}
          value=${save.name}
          aria-describedby="hint"
          autocomplete="off"
          dir="auto"
          autofocus
        />
      </label>
      <p class="note" id="hint">${saves.renameHint}</p>
      <div class="row">
        <button type="button" class="button" @click=${close}>${saves.cancelName}</button>
        <button class="button primary">${saves.keepName}</button>
      </div>
    </form>`;
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}
