/** `<blue-moon-saves>`: the games that are kept here, to go on with, to look at, to export or to delete. */

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, tokens, type Words } from "../element/index.js";
import { gameAddress, reviewAddress } from "./address.js";
import { dialogs } from "./dialog.js";
import { download } from "./outgoing.js";
import { open } from "./saved.js";
import type { Entry, Store } from "./store.js";

/** What the list says of a save that can be opened. */
interface Summary {
  readonly names: readonly string[];
  readonly turn: number;
  readonly over: boolean;
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

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem;
      }

      .save .button {
        padding-inline: 0.65rem;
      }
    `,
  ];

  static override properties = {
    store: { attribute: false },
    words: { attribute: false },
    doomed: { state: true },
  };

  declare store: Store;
  declare words: Words;
  /** The game that is about to be deleted, if that is confirmed. */
  declare private doomed: Entry | null;

  constructor() {
    super();
    this.doomed = null;
  }

  protected override render(): TemplateResult {
    const { page } = this.words;
    const entries = this.store.list();
    return html`
      ${entries.length ? nothing : html`<p class="note">${page.noSaves}</p>`}
      <ul class="list">
        ${entries.map((entry) => this.#entry(entry))}
      </ul>
      ${this.doomed ? this.#confirm(this.doomed) : nothing}
    `;
  }

  #entry(entry: Entry): TemplateResult {
    const { page } = this.words;
    const summary = entry.save && summarize(entry);
    const names = this.#names(summary);
    return html`<li class="save" data-broken=${summary ? nothing : ""}>
      <h3>${names}</h3>
      <p class="note">${summary && entry.save ? this.#state(summary, entry.save.updated) : page.broken}</p>
      <div class="row">
        ${
          summary && !summary.over
            ? html`<a class="button primary" href=${gameAddress(entry.id)} aria-label=${page.resumeNamed(names)}
                >${page.resume}</a
              >`
            : nothing
        }
        ${
          summary
            ? html`<a
                class="button ${summary.over ? "primary" : ""}"
                href=${reviewAddress(entry.id)}
                aria-label=${page.reviewNamed(names)}
                >${page.review}</a
              >`
            : nothing
        }
        <button class="button" aria-label=${page.exportNamed(names)} @click=${() => download(entry.save?.record ?? entry.text, summary?.names ?? [])}>
          ${page.exportFile}
        </button>
        <button
          class="button quiet"
          aria-label=${page.removeNamed(names)}
          @click=${() => {
            this.doomed = entry;
          }}
        >
          ${page.remove}
        </button>
      </div>
    </li>`;
  }

  #names(summary: Summary | null): string {
    const { page, list } = this.words;
    return summary
      ? list(summary.names.map((name, seat) => name || page.defaultName(seat + 1)))
      : page.brokenName;
  }

  #state(summary: Summary, updated: number): string {
    const { page, locale } = this.words;
    const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    const state = summary.over ? page.savedOver : page.savedTurn(summary.turn);
    // A date that was changed by hand may be beyond all calendars.
    const date = new Date(updated);
    return Number.isNaN(date.getTime()) ? state : `${state}, ${when.format(date)}`;
  }

  #confirm(entry: Entry): TemplateResult {
    const { page } = this.words;
    const close = () => {
      this.doomed = null;
    };
    return html`<dialog aria-labelledby="sure" @close=${close}>
      <div class="inner">
        <p id="sure">${page.removeSure(this.#names(summarize(entry)))}</p>
        <div class="row">
          <button class="button" autofocus @click=${close}>${page.cancel}</button>
          <button
            class="button primary"
            @click=${() => {
              this.store.remove(entry.id);
              close();
            }}
          >
            ${page.confirm}
          </button>
        </div>
      </div>
    </dialog>`;
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }
}

/** Where a saved game stands; `null` if its record is broken. */
function summarize(entry: Entry): Summary | null {
  if (!entry.save) return null;
  try {
    const game = open(entry.save);
    const { turn, over } = game.status();
    const { players } = game.view(null).settings;
    const names = Array.from({ length: players }, (_, seat) => game.names[seat] ?? "");
    game.free();
    return { names, turn, over };
  } catch {
    return null;
  }
}
