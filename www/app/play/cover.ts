/** `<blue-moon-cover>`: between two turns it stands before the table until the next player lifts it. */

import type { Seat } from "blue-moon-city";
import { css, html, LitElement, type TemplateResult } from "lit";
import { controls, emblem, tokens } from "../../table/index.js";
import type { Telling } from "../game.js";
import type { TurnLog } from "../review/history.js";
import type { Words } from "../words/words.js";
import { digest, digestStyle } from "./digest.js";

export class BlueMoonCover extends LitElement {
  static override styles = [
    tokens,
    controls,
    digestStyle,
    css`
      dialog {
        inline-size: min(34rem, calc(100vw - 2rem));
        max-block-size: calc(100dvh - 3rem);
        padding: 1.6rem 1.8rem 1.8rem;
        border: 1px solid var(--line);
        border-radius: 18px;
        background: var(--panel);
        color: var(--ink);
        box-shadow: 0 20px 80px #000c;
        overflow: auto;
      }

      dialog::backdrop {
        background: #050816d9;
      }

      .inner {
        display: grid;
        gap: 0.9rem;
        justify-items: center;
        text-align: center;
      }

      h2 {
        display: grid;
        justify-items: center;
        gap: 0.6rem;
        font-size: 1.9rem;
        overflow-wrap: anywhere;
      }

      h2 .emblem {
        inline-size: 4rem;
        block-size: 4rem;
      }

      .button {
        font-size: 1.1rem;
        min-block-size: 3.2rem;
        text-align: center;
        padding-inline: 1.4rem;
      }

      details {
        inline-size: 100%;
        text-align: start;
        max-block-size: min(45dvh, 26rem);
        overflow: auto;
      }

      details h3 {
        display: flex;
        gap: 0.35rem;
        align-items: center;
        margin-block-start: 0.5rem;
        font: 600 0.85rem var(--text);
        color: var(--ink-soft);
      }
    `,
  ];

  static override properties = {
    seat: { attribute: false },
    news: { attribute: false },
    telling: { attribute: false },
    words: { attribute: false },
  };

  declare seat: Seat;
  /** The turns since this player's last one. */
  declare news: readonly TurnLog[];
  declare telling: Telling;
  declare words: Words;

  protected override render(): TemplateResult {
    const { words, telling } = this;
    const name = telling.who(this.seat);
    const news = this.news.filter((turn) => turn.moves.length);
    return html`<dialog aria-labelledby="title" @cancel=${stay} @close=${this.#stand}>
      <div class="inner" data-seat=${this.seat}>
        <h2 id="title">${emblem(this.seat)}${words.cover.title(name)}</h2>
        <p class="note">${words.cover.text}</p>
        <button class="button primary" autofocus @click=${this.#lift}>${words.cover.lift(name)}</button>
        ${
          news.length
            ? html`<details open>
                <summary>${words.cover.news}</summary>
                ${digest(news, this.seat, words, telling)}
              </details>`
            : ""
        }
      </div>
    </dialog>`;
  }

  protected override updated(): void {
    this.#stand();
  }

  /** Some browsers close a dialog at the second Escape, whatever the page says. */
  #stand(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog && this.isConnected && !dialog.open) dialog.showModal();
  }

  #lift(): void {
    this.dispatchEvent(new CustomEvent("lift"));
  }
}

function stay(event: Event): void {
  event.preventDefault();
}
