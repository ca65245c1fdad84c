/** `<blue-moon-play>`: a game at one screen that goes from hand to hand. */

import {
  type Event,
  eventsFor,
  type Game,
  type GameId,
  isRulesError,
  type Move,
  type Seat,
  type View,
} from "blue-moon-city";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, icon, reason, tokens } from "../../table/index.js";
import { pageGame, type Telling } from "../game.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { namesOf } from "../names.js";
import { History, sinceTurnOf, type TurnLog } from "../review/history.js";
import { rulesButton } from "../rules/links.js";
import type { Words } from "../words/words.js";
import { barStyle } from "./bar.js";
import { announcement, summary } from "./digest.js";
import { outcome, outcomeStyle } from "./outcome.js";

export class BlueMoonPlay extends LitElement {
  static override styles = [
    tokens,
    controls,
    barStyle,
    languageStyle,
    outcomeStyle,
    css`
      :host {
        display: block;
      }

      .said {
        padding: 0.5rem 1.1rem;
        background: var(--raised);
      }
    `,
  ];

  static override properties = {
    game: { attribute: false },
    review: { attribute: false },
    words: { attribute: false },
    lifted: { state: true },
    said: { state: true },
    drawing: { state: true },
  };

  declare game: Game<GameId>;
  /** The address where the game is looked at. */
  declare review: string;
  declare words: Words;

  /** The seat whose hand is shown. */
  declare private lifted: Seat | null;
  /** A sentence about the last thing that was refused. */
  declare private said: ((words: Words) => string) | null;
  /** Counts the moves made on this page, since the game does not tell when it changes. */
  declare private drawing: number;

  #history: History | null = null;
  #view: View | null = null;
  #log: readonly TurnLog[] = [];
  #fresh: readonly string[] = [];
  /** What the last move on this page caused; nothing after a step back. */
  #happened: readonly Event[] = [];
  /** What is said aloud, in the language of the page. */
  #news: (words: Words) => string = () => "";

  constructor() {
    super();
    this.lifted = null;
    this.said = null;
    this.drawing = 0;
  }

  protected override willUpdate(changed: PropertyValues): void {
    // What the player is about to do outlasts whatever leaves the game as it is.
    if (changed.has("game") || changed.has("drawing") || changed.has("lifted")) this.#view = null;
    if (changed.has("game")) {
      this.lifted = null;
      this.#happened = [];
      this.#history = new History(this.game);
    }
    if (changed.has("game") || changed.has("drawing")) {
      this.#log = this.#history?.turns() ?? [];
      const { actor } = this.game.status();
      this.#fresh = actor === null ? [] : pageGame(this.game).story.newCards(this.game, actor);
    }
  }

  protected override render(): TemplateResult {
    const { game, words } = this;
    const { actor, result } = game.status();
    const covered = actor !== null && actor !== this.lifted;
    this.#view ??= game.view(covered ? null : actor);
    const view = this.#view;
    const names = namesOf(game);
    const page = pageGame(game);
    const said = words.games[page.id];
    const telling = page.story.telling({ view, names, words: said });
    return html`
      ${this.#bar(covered)}
      ${this.said ? html`<p class="said" role="alert">${this.said(words)}</p>` : nothing}
      ${page.table.draw(
        {
          view,
          names,
          words: said,
          events: this.#happened,
          fresh: covered ? [] : this.#fresh,
          move: this.#move,
        },
        html`${result ? outcome(result, words, telling, () => this.#statistics()) : nothing}
          <blue-moon-log .turns=${this.#log} .telling=${telling} .words=${words}></blue-moon-log>`,
      )}
      ${
        covered
          ? html`<blue-moon-cover
              .seat=${actor}
              .news=${sinceTurnOf(this.#log, actor)}
              .telling=${telling}
              .words=${words}
              @lift=${() => this.#lift(actor)}
            ></blue-moon-cover>`
          : nothing
      }
      <p class="hidden-text spoken" role="status">${this.#news(words)}</p>
      <blue-moon-share .game=${game} .review=${this.review} .words=${words}></blue-moon-share>
      ${
        result
          ? html`<blue-moon-statistics
              .game=${game}
              .reader=${"all"}
              .telling=${telling}
              .words=${words}
            ></blue-moon-statistics>`
          : nothing
      }
    `;
  }

  #bar(covered: boolean): TemplateResult {
    const { game, words } = this;
    const stuck = covered || game.canUndo() !== null;
    const end = covered || game.ply === game.length;
    return html`<header class="bar">
      <a class="button quiet home" href="#/">${icon("home")}<span>${words.page.home}</span></a>
      <h1>${words.page.title}</h1>
      <button class="button quiet" aria-disabled=${stuck ? "true" : "false"} @click=${this.#undo}>
        ${icon("undo")}<span>${words.play.undo}</span>
      </button>
      <button class="button quiet" aria-disabled=${end ? "true" : "false"} @click=${this.#redo}>
        ${icon("redo")}<span>${words.play.redo}</span>
      </button>
      <button class="button quiet" aria-disabled=${stuck ? "true" : "false"} @click=${this.#reset}>
        ${icon("reset")}<span>${words.play.resetTurn}</span>
      </button>
      ${rulesButton(words)}
      ${languageChoice(words)}
      <button class="button quiet" aria-haspopup="dialog" @click=${this.#share}>
        ${icon("menu")}<span>${words.share.open}</span>
      </button>
    </header>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
  }

  /** The keys that take back and redo everywhere; under a dialog and in a field of text they mean something else. */
  readonly #key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const inDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement);
    const field = event.composedPath()[0] instanceof HTMLInputElement;
    if (inDialog || field || this.game.status().actor !== this.lifted) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) this.#undo();
    else if (key === "y" || key === "z") this.#redo();
    else return;
    event.preventDefault();
  };

  #statistics(): void {
    this.renderRoot.querySelector("blue-moon-statistics")?.show();
  }

  #share(): void {
    this.renderRoot.querySelector("blue-moon-share")?.show();
  }

  #move(event: CustomEvent<Move>): void {
    this.#change(() => {
      this.#history?.forget(this.game.ply);
      this.game.apply(event.detail);
    });
  }

  #undo(): void {
    const why = this.game.canUndo();
    if (why !== null) {
      this.said = ({ play }) => play.undoReasons[why];
      return;
    }
    this.#change(() => this.game.undo());
  }

  #redo(): void {
    if (this.game.ply < this.game.length) this.#change(() => this.game.redo());
    else this.said = ({ play }) => play.nothingToRedo;
  }

  #reset(): void {
    if (this.game.canUndo() !== null) {
      this.#undo();
      return;
    }
    this.#change(() => {
      while (this.game.canUndo() === null) this.game.undo();
    });
  }

  /** Changes the game, redraws it and lets the page keep it. */
  #change(how: () => void): void {
    const before = this.game.ply;
    try {
      how();
      this.said = null;
    } catch (error) {
      if (!isRulesError(error)) throw error;
      const { problem } = error;
      const { id } = pageGame(this.game);
      this.said = ({ games }) => reason(games[id], problem);
      return;
    }
    const forward = this.game.ply > before;
    const { actor, result } = this.game.status();
    const events = this.#history?.at(this.game.ply) ?? [];
    this.#news = (words) =>
      forward ? announcement(events, result, words, this.#telling(words)) : words.play.undone;
    const viewer = actor === this.lifted ? actor : null;
    this.#happened = forward ? eventsFor(pageGame(this.game).id, this.game.events(), viewer) : [];
    this.drawing++;
    this.dispatchEvent(new CustomEvent("keep"));
  }

  #telling(words: Words): Telling {
    const { game } = this;
    const { id, story } = pageGame(game);
    return story.telling({ view: game.view(null), names: namesOf(game), words: words.games[id] });
  }

  /** Gives the focus to what can be done. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(pageGame(this.game).table.tag)?.focus(options);
  }

  async #lift(seat: Seat): Promise<void> {
    this.lifted = seat;
    const others = sinceTurnOf(this.#log, seat).filter(({ moves }) => moves.length);
    const fresh = this.#fresh;
    this.#news = (words) =>
      [
        summary(others, words, this.#telling(words)),
        fresh.length ? words.play.drawn(this.#telling(words).cards(fresh)) : "",
      ].join(" ");
    await this.updateComplete;
    this.focus({ preventScroll: true });
  }
}
