/**
 * `<blue-moon-review>`: a game that is looked at, move by move and over any shoulder. It changes nothing; to play on
 * it sends a `fork` event with the ply.
 */

import {
  type CityMove,
  type CityView,
  eventsFor,
  formatMove,
  type Game,
  type Seat,
  status,
  view,
} from "blue-moon-city";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import {
  controls,
  emblem,
  type IconName,
  icon,
  type Telling,
  tell,
  tellingOf,
  tokens,
} from "../../element/index.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { namesOf } from "../names.js";
import { barStyle } from "../play/bar.js";
import { outcome, outcomeStyle } from "../play/outcome.js";
import { rulesButton } from "../rules/button.js";
import type { Words } from "../words/words.js";
import { History, type TurnLog } from "./history.js";
import { toldStyle } from "./log.js";
import { PACE_NAMES, PACES, type Pace } from "./pace.js";

/** Whose hand is shown: that of a seat, of whoever is to move, or nobody's. */
type Reader = Seat | "mover" | "nobody";

export class BlueMoonReview extends LitElement {
  static override styles = [
    tokens,
    controls,
    barStyle,
    languageStyle,
    outcomeStyle,
    toldStyle,
    css`
      :host {
        display: block;
      }

      .guide,
      .keys {
        display: grid;
        gap: 0.6rem;
      }

      .keys input {
        inline-size: 100%;
        min-block-size: 2.75rem;
        margin: 0;
        accent-color: var(--accent);
        cursor: pointer;
      }

      .steps {
        display: grid;
        grid-template-columns: repeat(5, minmax(2.75rem, 1fr));
        gap: 0.5rem;
      }

      .steps .button {
        padding: 0;
        font-size: 1.2rem;
      }

      /* Of one height whatever happens, so that the buttons stay under the finger. */
      .move {
        block-size: 8.5rem;
        overflow: auto;
        padding: 0.7rem 0.8rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--ground);
      }

      .move h2 {
        font-size: 1.05rem;
        font-variant-numeric: tabular-nums;
      }

      .move .note {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        margin-block-end: 0.35rem;
      }

      .move code {
        margin-inline-start: auto;
        font: 0.8rem ui-monospace, monospace;
      }

      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: end;
      }

      .choices > * {
        flex: 1 1 8rem;
      }

      .choices label {
        flex: 1.3 1 9rem;
        display: grid;
        gap: 0.2rem;
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

      .choices .button {
        justify-content: center;
        text-align: center;
      }

      blue-moon-log {
        max-block-size: 24rem;
        overflow: auto;
      }

      @container (min-width: 68.01rem) {
        /* Beside the city the list takes the height that is left, and scrolls. */
        blue-moon-log {
          position: absolute;
          inset: 0;
          max-block-size: none;
        }
      }

      @media (max-width: 50rem) {
        .guide {
          gap: 0.4rem;
        }

        .move {
          block-size: 5rem;
          padding: 0.4rem 0.6rem;
        }

        .move header {
          display: flex;
          align-items: baseline;
          gap: 0.7rem;
        }

        .move .note {
          flex: 1;
          margin: 0;
        }

        .keys {
          grid-template-columns: minmax(0, 1fr) minmax(min-content, 1.3fr);
          gap: 0.7rem;
        }

        .steps {
          order: 1;
          gap: 0.3rem;
        }

        label .note {
          position: absolute;
          clip-path: inset(50%);
        }
      }

      @media (max-width: 24rem) {
        .keys {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }

        .steps {
          order: 0;
        }
      }
    `,
  ];

  static override properties = {
    game: { attribute: false },
    address: { attribute: false },
    discreet: { attribute: false },
    words: { attribute: false },
    ply: { state: true },
    reader: { state: true },
    playing: { state: true },
    pace: { state: true },
  };

  declare game: Game;
  /** Where the game is played. */
  declare address: string;
  /** Whether no hand is shown before it is asked for. */
  declare discreet: boolean;
  declare words: Words;

  /** How many moves lead to the position that is shown. */
  declare private ply: number;
  declare private reader: Reader;
  /** Whether the game plays itself through. */
  declare private playing: boolean;
  declare private pace: Pace;

  #turns: readonly TurnLog[] = [];
  #moves: readonly CityMove[] = [];
  #shown: CityView | null = null;
  #timer = 0;

  constructor() {
    super();
    this.playing = false;
    this.pace = "calm";
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    // The table keeps what is looked at there for as long as the view stays the same.
    if (changed.has("game") || changed.has("ply") || changed.has("reader")) this.#shown = null;
    if (!changed.has("game")) return;
    this.#stop();
    const over = this.game.status().over;
    this.#turns = new History(this.game).turns(this.game.length);
    this.#moves = this.game.moves();
    // A finished game is read from its beginning, one that goes on from where it stands.
    this.ply = over ? 0 : this.game.ply;
    this.reader = this.discreet ? "nobody" : "mover";
  }

  protected override render(): TemplateResult {
    const { game, words, ply } = this;
    const position = game.at(ply);
    const { actor, result } = status(position);
    const { over } = game.status();
    const seat = this.reader === "mover" ? actor : this.reader === "nobody" ? null : this.reader;
    this.#shown ??= view(position, seat);
    const shown = this.#shown;
    const telling = tellingOf({ view: shown, names: namesOf(game), words });
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
      <blue-moon-table .view=${shown} .names=${namesOf(game)} .words=${words} .still=${true}>
        <section class="guide" slot="guide" aria-label=${words.review.title}>
          ${this.#keys()} ${this.#move(seat, telling)} ${this.#choices(telling)}
        </section>
        ${result ? outcome(result, words, telling, () => this.#statistics()) : nothing}
        <blue-moon-log
          .turns=${this.#turns}
          .at=${ply}
          .telling=${telling}
          .words=${words}
          @jump=${this.#jump}
        ></blue-moon-log>
      </blue-moon-table>
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

  /** The review bar: what leads from move to move. Its keys act in it alone. */
  #keys(): TemplateResult {
    const { review } = this.words;
    const { ply } = this;
    const { length } = this.game;
    const slide = (event: Event) => {
      if (event.target instanceof HTMLInputElement) this.#look(event.target.valueAsNumber);
    };
    return html`<div class="keys" role="group" aria-label=${review.title} @keydown=${this.#key}>
      <input
        type="range"
        min="0"
        max=${length}
        .value=${String(ply)}
        aria-label=${review.position}
        aria-valuetext=${review.at(ply, length)}
        @input=${slide}
      />
      <div class="steps">
        ${this.#step("first", review.first, 0)} ${this.#step("back", review.back, ply - 1)}
        ${this.#player()} ${this.#step("forward", review.forward, ply + 1)} ${this.#step("last", review.last, length)}
      </div>
    </div>`;
  }

  #step(drawing: IconName, label: string, to: number): TemplateResult {
    const nowhere = to === this.ply || to < 0 || to > this.game.length;
    return html`<button
      class="button"
      aria-label=${label}
      aria-disabled=${nowhere ? "true" : nothing}
      @click=${() => this.#look(to)}
    >
      ${icon(drawing)}
    </button>`;
  }

  #player(): TemplateResult {
    const { review } = this.words;
    const { playing } = this;
    return html`<button
      class="button"
      aria-label=${playing ? review.pause : review.play}
      @click=${playing ? this.#stop : this.#start}
    >
      ${icon(playing ? "pause" : "play")}
    </button>`;
  }

  /** One live region for all moves. A game that plays itself through would be spoken later than it is shown. */
  #move(seat: Seat | null, telling: Telling): TemplateResult {
    const { ply, words } = this;
    return html`<div class="move" role="status" aria-live=${this.playing ? "off" : "polite"} tabindex="0">
      <header>
        <h2>${words.review.at(ply, this.game.length)}</h2>
        ${ply === 0 ? html`<p class="note">${words.review.beginning}</p>` : this.#mover(telling)}
      </header>
      ${ply === 0 ? nothing : this.#told(seat, telling)}
    </div>`;
  }

  /** Whose move led here, in which turn, and in the notation of records. */
  #mover(telling: Telling): TemplateResult {
    const { game, words, ply } = this;
    const { seat, number } = game.at(ply - 1).table.turn;
    const played = this.#moves[ply - 1];
    return html`<p class="note" data-seat=${seat}>
      ${emblem(seat)}${words.log.turn(number, telling.who(seat))}
      ${played ? html`<code>${formatMove("city", played)}</code>` : nothing}
    </p>`;
  }

  /** What the move brought about, as far as the reader may know. */
  #told(seat: Seat | null, telling: Telling): TemplateResult {
    const events = eventsFor("city", this.game.events(this.ply), seat);
    return html`<ul class="told">
      ${events.map((event) => html`<li data-event=${event.type}>${tell(this.words, event, telling)}</li>`)}
    </ul>`;
  }

  /** Whose hand is shown, and the ways back into play. */
  #choices(telling: Telling): TemplateResult {
    const { review } = this.words;
    const seats = this.game.at(0).table.seats.map((_, seat) => seat as Seat);
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
      ${this.playing ? this.#paces() : this.#playOn()}
    </div>`;
  }

  #paces(): TemplateResult {
    const { review } = this.words;
    const choose = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return;
      this.pace = PACE_NAMES[event.target.selectedIndex] ?? "calm";
      this.#start();
    };
    return html`<label>
      <span class="note">${review.pace}</span>
      <select @change=${choose}>
        ${PACE_NAMES.map(
          (pace) => html`<option ?selected=${pace === this.pace}>${review.paces[pace]}</option>`,
        )}
      </select>
    </label>`;
  }

  #playOn(): TemplateResult | typeof nothing {
    const { game, ply, words } = this;
    if (status(game.at(ply)).over) return nothing;
    if (ply === game.ply) {
      return html`<a class="button primary" href=${this.address}>${words.review.goOn}</a>`;
    }
    const fork = () => this.dispatchEvent(new CustomEvent("fork", { detail: ply }));
    return html`<button class="button" @click=${fork}>${words.review.fork}</button>`;
  }

  /** Plays the game through from here, or from its beginning if this is its end. */
  #start(): void {
    this.#stop();
    this.playing = true;
    if (this.ply === this.game.length) this.#go(0);
    this.#timer = setInterval(() => {
      this.#go(this.ply + 1);
      if (this.ply === this.game.length) this.#stop();
    }, PACES[this.pace]);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Goes where the reader wants to look. */
  #look(ply: number): void {
    this.#stop();
    this.#go(ply);
  }

  #go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.game.length, ply));
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = new Map([
      ["ArrowLeft", this.ply - 1],
      ["ArrowRight", this.ply + 1],
      ["Home", 0],
      ["End", this.game.length],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    this.#look(to);
  }

  /** The keys of the review bar act from the start. */
  protected override async firstUpdated(): Promise<void> {
    // Only the table gives the bar its place on the screen.
    await this.renderRoot.querySelector("blue-moon-table")?.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".keys input")?.focus({ preventScroll: true });
  }

  #jump(event: CustomEvent<number>): void {
    this.#look(event.detail);
  }

  #statistics(): void {
    this.renderRoot.querySelector("blue-moon-statistics")?.show();
  }

  #share(): void {
    this.renderRoot.querySelector("blue-moon-share")?.show();
  }
}
