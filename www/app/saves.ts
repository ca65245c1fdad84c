/** `<blue-moon-saves>`: the games that are kept here, to go on with, to look at, to export or to delete. */

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, tokens } from "../element/index.js";
import { gameAddress, reviewAddress } from "./address.js";
import { dialogs } from "./dialog.js";
import { download } from "./outgoing.js";
import { open } from "./saved.js";
import type { Entry, Store } from "./store.js";
import type { Words } from "./words/words.js";

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
    const { saves } = this.words;
    const entries = this.store.list();
    return html`
      ${entries.length ? nothing : html`<p class="note">${saves.none}</p>`}
      <ul class="list">
        ${entries.map((entry) => this.#entry(entry))}
      </ul>
      ${this.doomed ? this.#confirm(this.doomed) : nothing}
    `;
  }

  #entry(entry: Entry): TemplateResult {
    const { saves } = this.words;
    const summary = entry.save && summarize(entry);
    const names = this.#names(summary);
    return html`<li class="save" data-broken=${summary ? nothing : ""}>
      <h3>${names}</h3>
      <p class="note">${summary && entry.save ? this.#state(summary, entry.save.updated) : saves.broken}</p>
      <div class="row">
        ${
          summary && !summary.over
            ? html`<a class="button primary" href=${gameAddress(entry.id)} aria-label=${saves.resumeNamed(names)}
                >${saves.resume}</a
              >`
            : nothing
        }
        ${
          summary
            ? html`<a
                class="button ${summary.over ? "primary" : ""}"
                href=${reviewAddress(entry.id)}
                aria-label=${saves.reviewNamed(names)}
                >${saves.review}</a
              >`
            : nothing
        }
        <button class="button" aria-label=${saves.exportNamed(names)} @click=${() => download(entry.save?.record ?? entry.text, summary?.names ?? [])}>
          ${saves.exportFile}
        </button>
        <button
          class="button quiet"
          aria-label=${saves.removeNamed(names)}
          @click=${() => {
            this.doomed = entry;
          }}
        >
          ${saves.remove}
        </button>
      </div>
    </li>`;
  }

  #names(summary: Summary | null): string {
    const { saves, list, player } = this.words;
    return summary
      ? list(summary.names.map((name, seat) => name || player(seat + 1)))
      : saves.brokenName;
  }

  #state(summary: Summary, updated: number): string {
    const { saves, locale } = this.words;
    const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    const state = summary.over ? saves.over : saves.turn(summary.turn);
    // A date that was changed by hand may be beyond all calendars.
    const date = new Date(updated);
    return Number.isNaN(date.getTime()) ? state : `${state}, ${when.format(date)}`;
  }

  #confirm(entry: Entry): TemplateResult {
    const { saves } = this.words;
    const close = () => {
      this.doomed = null;
    };
    return html`<dialog aria-labelledby="sure" @close=${close}>
      <div class="inner">
        <p id="sure">${saves.removeSure(this.#names(summarize(entry)))}</p>
        <div class="row">
          <button class="button" autofocus @click=${close}>${saves.cancel}</button>
          <button
            class="button primary"
            @click=${() => {
              this.store.remove(entry.id);
              close();
            }}
          >
            ${saves.confirm}
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
