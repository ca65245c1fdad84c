/** `<blue-moon-page>`: the page around the table. The address says which game is open; the store keeps them all. */

import type { Game, GameId } from "blue-moon-city";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { GAMES } from "../games.js";
import {
  controls,
  icon,
  LANGUAGES,
  type Language,
  moonStyle,
  panorama,
  panoramaStyle,
  tokens,
} from "../table/index.js";
import { gameAddress, gameAt, reviewAddress } from "./address.js";
import { Desk, type Notice, type Open, type Page } from "./desk.js";
import { Drop, dropStyle } from "./exchange/drop.js";
import { linkIn } from "./exchange/link.js";
import type { Refusal } from "./exchange/refusal.js";
import { type PageGame, pageGame } from "./game.js";
import { invitationStyle } from "./guide/invitation.js";
import { home, homeStyle } from "./home.js";
import { languageStyle } from "./language/choice.js";
import { Speech } from "./language/speech.js";
import { gameOfRule, numbered, rulesAt } from "./rules/links.js";
import { resumeStyle } from "./saves/resume.js";
import { pageStorage, Store } from "./saves/store.js";
import type { Words } from "./words/words.js";

/** The rules, opened at a chapter or rule or at their beginning. */
interface Opened {
  readonly at: string | null;
  /** The element that asked for them beside a game, which gets the focus back; `null` on a separate page. */
  readonly by: HTMLElement | null;
}

export class BlueMoonPage extends LitElement implements Page {
  static override styles = [
    tokens,
    controls,
    languageStyle,
    resumeStyle,
    invitationStyle,
    moonStyle,
    panoramaStyle,
    homeStyle,
    dropStyle,
    css`
      :host {
        display: block;
        min-block-size: 100dvh;
        isolation: isolate;
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

      .desk > main {
        outline: none;
        min-inline-size: 0;
      }

      /* As wide as the rulebook asks for to stand beside the table */
      @media (min-width: 75rem) {
        .desk[data-beside] {
          display: grid;
          grid-template-columns: minmax(0, 1fr) clamp(21rem, 28vw, 34rem);
        }

        .desk blue-moon-rulebook {
          position: sticky;
          inset-block-start: 0;
          block-size: 100dvh;
        }
      }
    `,
  ];

  static override properties = {
    notice: { state: true },
    rules: { state: true },
    guided: { state: true },
    whole: { state: true },
  };

  /** Said in the language of the page, whichever that is. */
  declare private notice: Notice | null;
  declare private rules: Opened | null;
  /** The game whose guide is open. */
  declare private guided: PageGame | null;
  /** Whether all is drawn, or as yet what is used first. */
  declare private whole: boolean;

  #focused = false;
  readonly #drop = new Drop(this, (file) => this.#desk.bring(file));
  readonly #storage = pageStorage();
  readonly #store = new Store(this.#storage);
  readonly #desk = new Desk(this, this.#store);
  /** The notice about a language that could not be fetched, for as long as it holds. */
  #unspoken: Notice | null = null;
  readonly #speech = new Speech(this, this.#storage, (failed) => {
    if (this.notice === this.#unspoken) this.notice = null;
    this.#unspoken = failed && (({ language }) => language.failed(LANGUAGES.get(failed) ?? failed));
    if (this.#unspoken) this.notice = this.#unspoken;
  });

  constructor() {
    super();
    this.rules = null;
    this.guided = null;
    this.addEventListener("rule", (event) => this.#openRules(event));
    this.addEventListener("language", (event) => {
      if (event instanceof CustomEvent) this.#speech.choose(event.detail as Language);
    });
    this.notice = this.#store.works ? null : ({ saves }) => saves.noStorage;
    this.whole = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#route);
    this.#route();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#route);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words } = this.#speech;
    const { refusal } = this.#desk;
    if (!words) return nothing;
    return html`
      ${this.whole ? panorama() : nothing} ${this.notice ? this.#notice(words, this.notice) : nothing}
      ${this.#content(words)}
      ${refusal ? this.#refused(words, refusal) : nothing}
      <blue-moon-newer .words=${words}></blue-moon-newer>
      ${this.#drop.over ? html`<p class="drop">${words.open.drop}</p>` : nothing}
    `;
  }

  /** A phone takes long to draw it all: what is used first can be used before that. */
  protected override firstUpdated(): void {
    setTimeout(() => {
      this.whole = true;
    });
  }

  protected override willUpdate(): void {
    this.#focused = document.activeElement === this;
  }

  /** What had the focus may be gone; the title of the page or the table takes it, so that the next key finds its way. */
  protected override async updated(): Promise<void> {
    if (!this.#focused) return;
    // What is new draws itself first, and may take the focus.
    await this.updateComplete;
    await this.renderRoot.querySelector("blue-moon-play")?.updateComplete;
    if (document.activeElement !== document.body) return;
    this.renderRoot.querySelector<HTMLElement>(".home h1, blue-moon-play")?.focus();
  }

  #content(words: Words): TemplateResult {
    const { rules } = this;
    const { open } = this.#desk;
    const played = open
      ? this.#game(words, open)
      : this.guided
        ? this.#guide(words, this.guided)
        : null;
    if (!played) return rules ? this.#rulebook(words, rules) : this.#home(words);
    return html`<div class="desk" data-beside=${rules ? "" : nothing}>
      <main tabindex="-1">${played}</main>
      ${rules ? this.#rulebook(words, rules) : nothing}
    </div>`;
  }

  #rulebook(words: Words, { at, by }: Opened): TemplateResult {
    const { open } = this.#desk;
    const beside = open ? pageGame(open.game) : this.guided;
    return html`<blue-moon-rulebook
      .at=${at}
      .game=${(at && gameOfRule(at)) || beside || GAMES[0]}
      .beside=${by !== null}
      .words=${words}
      @closed=${this.#closeRules}
    ></blue-moon-rulebook>`;
  }

  #guide(words: Words, game: PageGame): TemplateResult {
    return html`<blue-moon-guide .game=${game} .storage=${this.#storage} .words=${words} @begin=${({ detail }: CustomEvent<Game<GameId>>) => this.#desk.start(detail)}></blue-moon-guide>`;
  }

  #game(words: Words, { id, game, review, discreet }: Open): TemplateResult {
    return review
      ? html`<blue-moon-review
          .game=${game}
          .address=${gameAddress(id)}
          .discreet=${discreet}
          .words=${words}
          @fork=${({ detail }: CustomEvent<number>) => this.#desk.fork(detail, words)}
        ></blue-moon-review>`
      : html`<blue-moon-play
          .game=${game}
          .review=${reviewAddress(id)}
          .words=${words}
          @keep=${() => this.#desk.keep()}
        ></blue-moon-play>`;
  }

  #home(words: Words): TemplateResult {
    return home({
      words,
      store: this.#store,
      storage: this.#storage,
      lasting: this.#desk.lasting,
      whole: this.whole,
      begin: (game) => this.#desk.start(game),
      bring: (source) => this.#desk.bring(source),
      changed: () => this.requestUpdate(),
    });
  }

  #notice(words: Words, notice: Notice): TemplateResult {
    const dismiss = () => {
      this.notice = null;
    };
    return html`<p class="notice" role="alert">
      ${notice(words)}
      <button class="button quiet" aria-label=${words.page.dismiss} @click=${dismiss}>${icon("close")}</button>
    </p>`;
  }

  #refused(words: Words, refusal: Refusal): TemplateResult {
    const closed = () => {
      this.#desk.refuse(null);
      // Until now the address kept the link.
      if (linkIn(location.hash)) location.replace("#/");
    };
    return html`<blue-moon-refused
      .refusal=${refusal}
      .words=${words}
      @closed=${closed}
    ></blue-moon-refused>`;
  }

  /** Opens the rules beside the game, at the rule that was asked for. */
  #openRules(event: Event): void {
    const [by] = event.composedPath();
    if (!(event instanceof CustomEvent) || !(by instanceof HTMLElement)) return;
    this.rules = { at: numbered(String(event.detail)), by: this.rules?.by ?? by };
    this.updateComplete.then(() => this.renderRoot.querySelector("blue-moon-rulebook")?.reveal());
  }

  async #closeRules(): Promise<void> {
    const by = this.rules?.by;
    this.rules = null;
    await this.updateComplete;
    if (by?.isConnected) by.focus();
    else this.renderRoot.querySelector<HTMLElement>("main")?.focus();
  }

  readonly #route = (): void => {
    const desk = this.#desk;
    if (linkIn(location.hash)) {
      desk.clear();
      desk.bring(location.hash);
      return;
    }
    const rule = rulesAt(location.hash);
    this.rules = rule === undefined ? null : { at: rule, by: null };
    this.guided = GAMES.find(({ guide }) => guide.address === location.hash) ?? null;
    const game = gameAt(location.hash);
    if (game === null) {
      // What was said of a game is of no use beyond it.
      if (desk.open) this.notice = null;
      desk.clear();
    } else if (game.id !== desk.open?.id || game.review !== desk.open.review) desk.load(game);
  };

  say(notice: Notice): void {
    this.notice = notice;
  }

  refresh(): void {
    this.requestUpdate();
    this.renderRoot?.querySelector("blue-moon-saves")?.requestUpdate();
  }
}
