/** `<blue-moon-page>`: the page around the table. The address says which game is open; the store keeps them all. */

import type { Game } from "blue-moon-city";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import {
  controls,
  icon,
  LANGUAGES,
  type Language,
  moonStyle,
  tokens,
  view,
  viewStyle,
} from "../element/index.js";
import { gameAddress, type Place, placeAt, reviewAddress } from "./address.js";
import { Drop, dropStyle } from "./exchange/drop.js";
import { incoming, textIn } from "./exchange/incoming.js";
import { linkIn } from "./exchange/link.js";
import { Refusal } from "./exchange/refusal.js";
import { GUIDE } from "./guide/guide.js";
import { invitationStyle } from "./guide/invitation.js";
import { home, homeStyle } from "./home.js";
import { languageStyle } from "./language/choice.js";
import { Speech } from "./language/speech.js";
import { type Chapter, numbered, type RuleNumber, rulesAt } from "./rules/numbers.js";
import { collectionIn, gather } from "./saves/collection.js";
import { type Held, keep, meet } from "./saves/keep.js";
import { askToLast, lasts } from "./saves/persist.js";
import { resumeStyle } from "./saves/resume.js";
import { open, saveOf } from "./saves/saved.js";
import { settle } from "./saves/settle.js";
import { newId, pageStorage, Store } from "./saves/store.js";
import { titleOf } from "./saves/title.js";
import type { Words } from "./words/words.js";

/** The game that is played or looked at now. */
interface Open extends Place, Held {
  /** Whether no hand is shown before it is asked for. */
  readonly discreet: boolean;
}

/** The rules, opened at a chapter or rule or at their beginning. */
interface Opened {
  readonly at: Chapter | RuleNumber | null;
  /** What asked for them beside a game, to have the focus again; `null` on a page of their own. */
  readonly by: HTMLElement | null;
}

type Notice = (words: Words) => string;

export class BlueMoonPage extends LitElement {
  static override styles = [
    tokens,
    controls,
    languageStyle,
    resumeStyle,
    invitationStyle,
    moonStyle,
    viewStyle,
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
    shown: { state: true },
    notice: { state: true },
    refusal: { state: true },
    rules: { state: true },
    guided: { state: true },
    lasting: { state: true },
    whole: { state: true },
  };

  declare private shown: Open | null;
  /** Said in the language of the page, whichever that is. */
  declare private notice: Notice | null;
  /** Why the last game that came in was not opened, until that has been read. */
  declare private refusal: Refusal | null;
  declare private rules: Opened | null;
  /** Whether the guided game is played. */
  declare private guided: boolean;
  /** Whether the browser promises to keep the games. */
  declare private lasting: boolean;
  /** Whether all is drawn, or as yet what is used first. */
  declare private whole: boolean;

  #focused = false;
  readonly #drop = new Drop(this, (file) => this.#bring(file));
  readonly #storage = pageStorage();
  readonly #store = new Store(this.#storage);
  /** The notice about a language that could not be fetched, for as long as it holds. */
  #unspoken: Notice | null = null;
  readonly #speech = new Speech(this, this.#storage, (failed) => {
    if (this.notice === this.#unspoken) this.notice = null;
    this.#unspoken = failed && (({ language }) => language.failed(LANGUAGES.get(failed) ?? failed));
    if (this.#unspoken) this.notice = this.#unspoken;
  });

  constructor() {
    super();
    this.shown = null;
    this.refusal = null;
    this.rules = null;
    this.guided = false;
    this.addEventListener("rule", (event) => this.#openRules(event));
    this.addEventListener("language", (event) => {
      if (event instanceof CustomEvent) this.#speech.choose(event.detail as Language);
    });
    this.notice = this.#store.works ? null : ({ saves }) => saves.noStorage;
    this.lasting = true;
    this.whole = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#route);
    addEventListener("storage", this.#stored);
    addEventListener("pageshow", this.#returned);
    addEventListener("beforeunload", this.#leaving);
    this.#route();
    lasts().then((lasting) => {
      this.lasting = lasting;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#route);
    removeEventListener("storage", this.#stored);
    removeEventListener("pageshow", this.#returned);
    removeEventListener("beforeunload", this.#leaving);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words } = this.#speech;
    if (!words) return nothing;
    return html`
      ${this.whole ? view() : nothing} ${this.notice ? this.#notice(words, this.notice) : nothing}
      ${this.#content(words)}
      ${this.refusal ? this.#refused(words, this.refusal) : nothing}
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

  /** What had the focus may be gone; the title of the page or the table takes it, so that the next key finds its place. */
  protected override async updated(): Promise<void> {
    if (!this.#focused) return;
    // What is new draws itself first, and may take the focus.
    await this.updateComplete;
    await this.renderRoot.querySelector("blue-moon-play")?.updateComplete;
    if (document.activeElement !== document.body) return;
    this.renderRoot.querySelector<HTMLElement>(".home h1, blue-moon-play")?.focus();
  }

  #content(words: Words): TemplateResult {
    const { shown, rules } = this;
    const played = shown ? this.#game(words, shown) : this.guided ? this.#guide(words) : null;
    if (!played) return rules ? this.#rulebook(words, rules) : this.#home(words);
    return html`<div class="desk" data-beside=${rules ? "" : nothing}>
      <main tabindex="-1">${played}</main>
      ${rules ? this.#rulebook(words, rules) : nothing}
    </div>`;
  }

  #rulebook(words: Words, { at, by }: Opened): TemplateResult {
    return html`<blue-moon-rulebook
      .at=${at}
      .beside=${by !== null}
      .words=${words}
      @closed=${this.#closeRules}
    ></blue-moon-rulebook>`;
  }

  #guide(words: Words): TemplateResult {
    return html`<blue-moon-guide .storage=${this.#storage} .words=${words} @begin=${this.#begin}></blue-moon-guide>`;
  }

  #game(words: Words, { id, game, review, discreet }: Open): TemplateResult {
    return review
      ? html`<blue-moon-review
          .game=${game}
          .address=${gameAddress(id)}
          .discreet=${discreet}
          .words=${words}
          @fork=${this.#fork}
        ></blue-moon-review>`
      : html`<blue-moon-play
          .game=${game}
          .review=${reviewAddress(id)}
          .words=${words}
          @keep=${this.#keep}
        ></blue-moon-play>`;
  }

  #home(words: Words): TemplateResult {
    return home({
      words,
      store: this.#store,
      storage: this.#storage,
      lasting: this.lasting,
      whole: this.whole,
      begin: (game) => this.#start(game),
      bring: (source) => this.#bring(source),
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
      this.refusal = null;
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

  #begin(event: CustomEvent<Game>): void {
    this.#start(event.detail);
  }

  #fork(event: CustomEvent<number>): void {
    if (!this.shown) return;
    const { id, game } = this.shown;
    const entry = this.#store.read(id);
    const { words } = this.#speech;
    const title = entry && words ? titleOf(entry, words) : "";
    this.#start(game.fork(event.detail), words?.saves.forkName(title, event.detail));
  }

  /** Keeps a game that begins here, and goes to it. */
  #start(game: Game, name = ""): void {
    const id = newId();
    this.#told(this.#store.write(saveOf(game, id, name)));
    const text = this.#store.stored(id)?.text ?? null;
    this.#show({ id, review: false, game, text, discreet: true });
    location.hash = gameAddress(id);
    // Now there is something to lose.
    askToLast().then((lasting) => {
      this.lasting = lasting;
    });
  }

  #keep(): void {
    if (!this.shown) return;
    const { id, text, as } = keep(this.shown, this.#store);
    if (as === "behind") {
      this.#takeOver(this.shown);
      return;
    }
    this.shown = { ...this.shown, id, text };
    this.#told(as !== "unstored");
    if (as === "beside") {
      this.notice = ({ saves }) => saves.apart;
      location.replace(gameAddress(id));
    }
  }

  /** Says so if a game is not kept beyond this visit. */
  #told(kept: boolean): void {
    const { works } = this.#store;
    if (!kept) this.notice = ({ saves }) => (works ? saves.notSaved : saves.noStorage);
  }

  /** Goes on where another tab has come. */
  #takeOver(place: Place): void {
    this.#load(place);
    this.notice = ({ saves }) => saves.changedElsewhere;
  }

  /** Opens a game from outside: a line that is kept goes on, any other is looked at first. */
  async #bring(source: File | string): Promise<void> {
    this.refusal = null;
    const from = location.hash;
    try {
      const text = typeof source === "string" ? source : await textIn(source);
      const games = collectionIn(text);
      if (games) await this.#gather(games);
      else {
        const game = await incoming(text);
        // Who has gone elsewhere meanwhile is not called back.
        if (location.hash === from) this.#receive(game);
        game.free();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (location.hash === from) this.refusal = error;
    }
  }

  async #gather(games: readonly unknown[]): Promise<void> {
    const { came, known, unreadable, kept } = await gather(games, this.#store);
    this.notice = ({ saves }) => saves.gathered(came, known, unreadable);
    this.#told(kept);
    this.#refresh();
  }

  #receive(game: Game): void {
    const { id, as, added, kept } = settle(game, this.#store);
    const known = as === "same" || as === "longer";
    const review = !known || game.status().over;
    this.#load({ id, review }, false);
    if (as === "longer") this.notice = ({ open }) => open.wentOn(added);
    if (as === "beside") this.notice = ({ open }) => open.beside;
    this.#told(kept);
    const address = review ? reviewAddress(id) : gameAddress(id);
    // The way back leads past the link, which would only lead here again.
    if (linkIn(location.hash)) location.replace(address);
    else location.hash = address;
  }

  readonly #route = (): void => {
    if (linkIn(location.hash)) {
      this.#show(null);
      this.#bring(location.hash);
      return;
    }
    const rule = rulesAt(location.hash);
    this.rules = rule === undefined ? null : { at: rule, by: null };
    this.guided = location.hash === GUIDE;
    const place = placeAt(location.hash);
    if (place === null) {
      // What was said of a game is of no use beyond it.
      if (this.shown) this.notice = null;
      this.#show(null);
    } else if (place.id !== this.shown?.id || place.review !== this.shown.review) this.#load(place);
  };

  /** Another tab wrote: what it did to the game that is played is taken over, the list is drawn anew. */
  readonly #stored = (event: StorageEvent): void => {
    const changed = Store.changed(event);
    if (changed === undefined) return;
    if (!this.shown) this.#refresh();
    else if (!this.shown.review && (changed === null || changed === this.shown.id)) {
      this.#agree(event.oldValue);
    }
  };

  /** Agrees with what another tab made of the game that is played; `known` is what that tab went on from. */
  #agree(known: string | null): void {
    if (!this.shown) return;
    const { id, game, text } = this.shown;
    const there = this.#store.stored(id);
    // What was deleted or cleared elsewhere is kept again with the next move.
    if (!there || there.text === text) return;
    const meeting = meet(game, there);
    if (meeting === "alike") this.shown = { ...this.shown, text: there.text };
    else if (meeting !== "unreadable" && known === text) this.#takeOver(this.shown);
    else if (meeting !== "unreadable") this.#keep();
  }

  /** The browser had put the page aside as it was, and other tabs may have gone on. */
  readonly #returned = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    if (!this.shown) this.#refresh();
    else if (!this.shown.review) this.#agree(this.shown.text);
  };

  /** A game that could not be stored is not lost by mistake. */
  readonly #leaving = (event: BeforeUnloadEvent): void => {
    if (this.#store.atRisk) event.preventDefault();
  };

  /** Opens a game that is kept; the hands of one that goes on stay hidden unless it came from outside. */
  #load({ id, review }: Place, discreet?: boolean): void {
    const entry = this.#store.read(id);
    try {
      if (!entry?.save) throw new Error("no save");
      const game = open(entry.save);
      const text = this.#store.stored(id)?.text ?? null;
      this.#show({ id, review, game, text, discreet: discreet ?? !game.status().over });
    } catch {
      this.notice = ({ saves }) => (entry ? saves.broken : saves.gone);
      location.hash = "#/";
      this.#show(null);
    }
  }

  #show(shown: Open | null): void {
    const before = this.shown;
    if (before && before.game !== shown?.game) before.game.free();
    if (before?.id !== shown?.id || before?.review !== shown?.review) scrollTo(0, 0);
    this.shown = shown;
    this.#refresh();
  }

  /** Draws the games that are kept anew: the store does not tell when it changes. */
  #refresh(): void {
    this.requestUpdate();
    this.renderRoot?.querySelector("blue-moon-saves")?.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-page": BlueMoonPage;
  }
}
