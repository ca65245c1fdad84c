/** `<blue-moon-page>`: the page around the table. The address says which game is open; the store keeps them all. */

import type { Game } from "blue-moon-city";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { controls, en, icon, tokens, type Words } from "../element/index.js";
import { gameAddress, gameAt } from "./address.js";
import { open, saveOf } from "./saved.js";
import { newId, pageStorage, Store } from "./store.js";

/** The game that is played now. */
interface Open {
  readonly id: string;
  readonly game: Game;
}

export class BlueMoonPage extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        min-block-size: 100dvh;
        background:
          radial-gradient(70rem 40rem at 75% -10%, color-mix(in srgb, var(--accent), transparent 82%), transparent),
          linear-gradient(var(--ground), var(--ground-far));
      }

      .home {
        max-inline-size: 64rem;
        margin: 0 auto;
        padding: 2.2rem 1.1rem 3rem;
        display: grid;
        grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
        gap: 1.4rem;
        align-items: start;
      }

      .masthead {
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        gap: 1.3rem;
      }

      .moon {
        inline-size: 5rem;
        block-size: 5rem;
        flex: none;
      }

      .moon-glow {
        fill: color-mix(in srgb, var(--accent), transparent 80%);
      }

      .moon-disc {
        fill: color-mix(in srgb, var(--accent), #fff 35%);
      }

      .moon-sea {
        fill: color-mix(in srgb, var(--accent), transparent 35%);
      }

      .moon-city {
        fill: var(--ground-far);
      }

      h1 {
        font-size: clamp(2rem, 6vw, 3rem);
        line-height: 1.1;
      }

      .masthead p {
        color: var(--ink-soft);
        font-size: 1.05rem;
      }

      .sheet {
        padding: 1.2rem 1.3rem 1.4rem;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: 18px;
        display: grid;
        gap: 1rem;
      }

      h2 {
        font-size: 1.35rem;
      }

      .legal {
        grid-column: 1 / -1;
        text-align: center;
      }

      .notice {
        display: flex;
        gap: 1rem;
        align-items: center;
        justify-content: center;
        padding: 0.5rem 1.1rem;
        background: var(--raised);
        border-block-end: 1px solid var(--glow);
      }

      @media (max-width: 50rem) {
        .home {
          grid-template-columns: minmax(0, 1fr);
          padding-block-start: 1.2rem;
        }

        .moon {
          inline-size: 3.6rem;
          block-size: 3.6rem;
        }

        .sheet {
          padding: 1rem;
        }
      }
    `,
  ];

  static override properties = {
    playing: { state: true },
    notice: { state: true },
  };

  declare private playing: Open | null;
  declare private notice: string;

  readonly #store = new Store(pageStorage());
  readonly #words: Words = en;

  constructor() {
    super();
    this.playing = null;
    this.notice = this.#store.works ? "" : this.#words.page.noStorage;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#route);
    addEventListener("storage", this.#stored);
    this.#route();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#route);
    removeEventListener("storage", this.#stored);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.notice ? this.#notice() : nothing}
      ${
        this.playing
          ? html`<main>
              <blue-moon-play
                .game=${this.playing.game}
                .words=${this.#words}
                @keep=${this.#keep}
              ></blue-moon-play>
            </main>`
          : this.#home()
      }
    `;
  }

  #home(): TemplateResult {
    const { page } = this.#words;
    return html`<main class="home">
      <header class="masthead">
        ${moon()}
        <div>
          <h1>${page.title}</h1>
          <p>${page.tagline}</p>
        </div>
      </header>
      <section class="sheet" aria-labelledby="new">
        <h2 id="new">${page.newGame}</h2>
        <blue-moon-setup .words=${this.#words} @begin=${this.#begin}></blue-moon-setup>
      </section>
      <section class="sheet" aria-labelledby="saved">
        <h2 id="saved">${page.savedGames}</h2>
        <blue-moon-saves .store=${this.#store} .words=${this.#words}></blue-moon-saves>
      </section>
      <p class="note legal">${page.unofficial}</p>
    </main>`;
  }

  #notice(): TemplateResult {
    const dismiss = () => {
      this.notice = "";
    };
    return html`<p class="notice" role="alert">
      ${this.notice}
      <button class="button quiet" aria-label=${this.#words.page.dismiss} @click=${dismiss}>${icon("close")}</button>
    </p>`;
  }

  #begin(event: CustomEvent<Game>): void {
    const id = newId();
    this.#show({ id, game: event.detail });
    this.#keep();
    location.hash = gameAddress(id);
  }

  #keep(): void {
    if (!this.playing) return;
    const { id, game } = this.playing;
    const kept = this.#store.write(saveOf(game, id));
    if (!kept && this.#store.works) this.notice = this.#words.page.notSaved;
  }

  readonly #route = (): void => {
    const id = gameAt(location.hash);
    if (id === null) this.#show(null);
    else if (id !== this.playing?.id) this.#load(id);
  };

  /** Another tab wrote: what it did to the open game is taken over, the list is drawn anew. */
  readonly #stored = (event: StorageEvent): void => {
    const changed = Store.changed(event);
    if (changed === undefined) return;
    if (!this.playing) this.#show(null);
    else if (changed === this.playing.id && event.newValue !== null) {
      this.#load(changed);
      this.notice = this.#words.page.changedElsewhere;
    }
  };

  #load(id: string): void {
    const entry = this.#store.read(id);
    try {
      if (!entry?.save) throw new Error("no save");
      this.#show({ id, game: open(entry.save) });
    } catch {
      this.notice = entry ? this.#words.page.broken : this.#words.page.gone;
      location.hash = "#/";
      this.#show(null);
    }
  }

  #show(playing: Open | null): void {
    if (this.playing && this.playing.game !== playing?.game) this.playing.game.free();
    this.playing = playing;
    this.requestUpdate();
    this.renderRoot?.querySelector("blue-moon-saves")?.requestUpdate();
  }
}

function moon(): TemplateResult {
  return html`<svg class="moon" viewBox="0 0 64 64" aria-hidden="true">
    <circle class="moon-glow" cx="32" cy="32" r="32"></circle>
    <circle class="moon-disc" cx="32" cy="32" r="25"></circle>
    <path
      class="moon-sea"
      d="M24 14a6 5 0 1 0 .1 0Zm16 6a4 3.500 0 1 0 .1 0Zm-6 8a3 2.600 0 1 0 .1 0Zm-15 4a4 3.500 0 1 0 .1 0Z"
    ></path>
    <path
      class="moon-city"
      d="M10.500 45h5v-7h5v5h3v-9l4-4 4 4v7h3v-14l2-5 2 5v14h4v-5h6v8h5A25 25 0 0 1 10.500 45Z"
    ></path>
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-page": BlueMoonPage;
  }
}
