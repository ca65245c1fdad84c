/**
 * `<blue-moon-review>`: a game that is looked at, move by move and over any shoulder. It changes nothing; to play on
 * it sends a `fork` event with the ply.
 */

import {
  eventsFor,
  type Game,
  type GameId,
  type Event as Happening,
  type Move,
  type Seat,
  status,
  type View,
  view,
} from "blue-moon-city";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { GAMES } from "../../games.js";
import { controls, icon, tokens } from "../../table/index.js";
import { pageGame, type Telling } from "../game.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { namesOf } from "../names.js";
import { barStyle } from "../play/bar.js";
import { outcome, outcomeStyle } from "../play/outcome.js";
import { rulesButton } from "../rules/links.js";
import type { Words } from "../words/words.js";
import { History, type TurnLog } from "./history.js";
import { keys, keysStyle } from "./keys.js";
import { toldStyle } from "./log.js";
import { PACE_NAMES, Playback } from "./playback.js";
import { done, made, type Step, stepStyle } from "./step.js";

/** Whose hand is shown: that of a seat, of the player to move, or nobody's. */
type Reader = Seat | "mover" | "nobody";

/** A jump is shown as where it leads to. */
const UNSEEN: readonly Happening[] = [];

export class BlueMoonReview extends LitElement {
  static override styles = [
    tokens,
    controls,
    barStyle,
    languageStyle,
    outcomeStyle,
    toldStyle,
    keysStyle,
    stepStyle,
    ...GAMES.map(({ story }) => story.style),
    css`
      :host {
        display: block;
      }

      .guide {
        display: grid;
        gap: 0.6rem;
      }

      .choices {
        display: flex;
        gap: 0.5rem;
        align-items: end;
      }

      .choices label {
        flex: 1 0 9.6rem;
        display: grid;
        gap: 0.2rem;
        min-inline-size: 0;
      }

      .choices .button {
        flex: 0 1 auto;
        padding-inline: 0.5rem;
        justify-content: center;
        text-align: center;
      }

      select {
        font: inherit;
        inline-size: 100%;
        min-block-size: 2.75rem;
        padding: 0.3rem 0.3rem 0.3rem 0.6rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--raised);
        color: var(--ink);
      }

      @container (max-width: 68rem) {
        blue-moon-log {
          max-block-size: 24rem;
          overflow: auto;
        }
      }

      @media (max-width: 50rem) {
        .guide {
          gap: 0.4rem;
        }

        label .note {
          position: absolute;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  static override properties = {
    game: { attribute: false },
    address: { attribute: false },
    discreet: { attribute: false },
    words: { attribute: false },
    reader: { state: true },
  };

  declare game: Game<GameId>;
  /** Where the game is played. */
  declare address: string;
  /** Whether no hand is shown before it is asked for. */
  declare discreet: boolean;
  declare words: Words;

  declare private reader: Reader;

  readonly #playback = new Playback(this);
  #turns: readonly TurnLog[] = [];
  #moves: readonly Move[] = [];
  /** The move that led to what is shown; `null` at the beginning. */
  #step: Step | null = null;
  #shown: { readonly view: View; readonly ply: number; readonly seat: Seat | null } | null = null;
  /** What the table shows as it happens: that of one move forward. */
  #happened = UNSEEN;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) this.#open();
    this.#show();
  }

  #open(): void {
    const { game } = this;
    this.#moves = game.moves();
    this.#turns = new History(game).turns(game.length);
    // A finished game is read from its beginning, one that goes on from where it stands.
    this.#playback.begin(game.length, game.status().over ? 0 : game.ply);
    this.reader = this.discreet ? "nobody" : "mover";
    this.#shown = null;
  }

  /** Takes up the position that is looked at, and over whose shoulder; the table keeps what stays the same. */
  #show(): void {
    const { game, reader } = this;
    const { ply } = this.#playback;
    const position = game.at(ply);
    const seat = reader === "mover" ? status(position).actor : reader === "nobody" ? null : reader;
    const before = this.#shown;
    if (before?.ply === ply && before.seat === seat) return;
    this.#shown = { view: view(position, seat), ply, seat };
    this.#step = this.#stepTo(ply, seat);
    this.#happened = before?.ply === ply - 1 ? (this.#step?.events ?? UNSEEN) : UNSEEN;
  }

  #stepTo(ply: number, seat: Seat | null): Step | null {
    const { game } = this;
    const move = this.#moves[ply - 1];
    if (!move) return null;
    const { id, story } = pageGame(game);
    const events = eventsFor(id, game.events(ply), seat);
    return { game: id, move, turn: story.turnAt(game.at(ply - 1)), events };
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, words } = this;
    if (!this.#shown) return nothing;
    const { view: shown, ply, seat } = this.#shown;
    const { result } = status(game.at(ply));
    const { over } = game.status();
    const names = namesOf(game);
    const page = pageGame(game);
    const said = words.games[page.id];
    const telling = page.story.telling({ view: shown, names, words: said });
    return html`
      <header class="bar">
        <a class="button quiet home" href="#/">${icon("home")}<span>${words.page.home}</span></a>
        <h1>${words.page.title}</h1>
        ${rulesButton(words)}
        ${languageChoice(words)}
        <button class="button quiet" aria-haspopup="dialog" @click=${this.#statistics}>
          ${icon("chart")}<span>${words.statistics.title}</span>
        </button>
        <button class="button quiet" aria-haspopup="dialog" @click=${this.#share}>
          ${icon("menu")}<span>${words.share.open}</span>
        </button>
      </header>
      ${page.table.draw(
        {
          view: shown,
          names,
          words: said,
          events: this.#happened,
          still: true,
          ...(this.#step && { traced: this.#step.events }),
        },
        html`<section class="guide" slot="guide" aria-label=${words.review.title}>
          ${keys(this.#playback, words)} ${this.#choices(telling)} ${this.#move(telling)}
        </section>
        ${result ? outcome(result, words, telling, () => this.#statistics()) : nothing}
        <blue-moon-log
          .turns=${this.#turns}
          .at=${ply}
          .telling=${telling}
          .words=${words}
          @jump=${this.#jump}
        ></blue-moon-log>`,
      )}
      <blue-moon-share .game=${game} .words=${words}></blue-moon-share>
      <blue-moon-statistics
        .game=${game}
        .reader=${over ? "all" : seat}
        .jumps=${true}
        .telling=${telling}
        .words=${words}
        @jump=${this.#jump}
      ></blue-moon-statistics>
    `;
  }

  /** One live region for all moves. A game that plays itself through would be spoken later than it is shown. */
  #move(telling: Telling): TemplateResult {
    const { words } = this;
    const { ply, length, playing } = this.#playback;
    const step = this.#step;
    return html`<div class="move" role="status" aria-live=${playing ? "off" : "polite"} tabindex="0">
      <header>
        <h2>${words.review.at(ply, length)}</h2>
        ${step ? made(step, words, telling) : html`<p class="note">${words.review.beginning}</p>`}
      </header>
      ${step ? done(step, telling) : nothing}
    </div>`;
  }

  /** Whose hand is shown, and the ways back into play. */
  #choices(telling: Telling): TemplateResult {
    const { review } = this.words;
    const players = pageGame(this.game).players(this.game.view(null));
    const seats = Array.from({ length: players }, (_, seat) => seat as Seat);
    const readers: [Reader, string][] = [
      ["mover", review.mover],
      ...seats.map((seat): [Reader, string] => [seat, telling.who(seat)]),
      ["nobody", review.spectator],
    ];
    const choose = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return;
      this.reader = readers[event.target.selectedIndex]?.[0] ?? "nobody";
    };
    return html`<div class="choices">
      <label>
        <span class="note">${review.reader}</span>
        <select @change=${choose}>
          ${readers.map(
            ([reader, name]) => html`<option ?selected=${reader === this.reader}>${name}</option>`,
          )}
        </select>
      </label>
      ${this.#playback.playing ? this.#paces() : this.#playOn()}
    </div>`;
  }

  #paces(): TemplateResult {
    const { review } = this.words;
    const choose = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return;
      this.#playback.start(PACE_NAMES[event.target.selectedIndex]);
    };
    return html`<label>
      <span class="note">${review.pace}</span>
      <select @change=${choose}>
        ${PACE_NAMES.map(
          (pace) =>
            html`<option ?selected=${pace === this.#playback.pace}>${review.paces[pace]}</option>`,
        )}
      </select>
    </label>`;
  }

  #playOn(): TemplateResult | typeof nothing {
    const { game, words } = this;
    const { ply } = this.#playback;
    if (status(game.at(ply)).over) return nothing;
    if (ply === game.ply) {
      return html`<a class="button primary" href=${this.address}>${words.review.goOn}</a>`;
    }
    const fork = () => this.dispatchEvent(new CustomEvent("fork", { detail: ply }));
    return html`<button class="button" @click=${fork}>${words.review.fork}</button>`;
  }

  /** The keys of the review bar act from the start. */
  protected override async firstUpdated(): Promise<void> {
    // Only the table puts the bar where it stands on the screen.
    await this.renderRoot.querySelector<LitElement>(pageGame(this.game).table.tag)?.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".keys input")?.focus({ preventScroll: true });
  }

  #jump(event: CustomEvent<number>): void {
    this.#playback.look(event.detail);
  }

  #statistics(): void {
    this.renderRoot.querySelector("blue-moon-statistics")?.show();
  }

  #share(): void {
    this.renderRoot.querySelector("blue-moon-share")?.show();
  }
}
