/**
 * `<blue-moon-statistics>`: the dialog that shows how a game went, in plots and in numbers. Where the game can be
 * looked at, it sends a `jump` event with the ply of the turn that is pointed at.
 */

import type { Game, Seat } from "blue-moon-city";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, emblem, icon, tokens } from "../../table/index.js";
import { dialogs } from "../dialog.js";
import type { Reader, Telling } from "../game.js";
import type { Words } from "../words/words.js";
import { plot, plotStyle, sample } from "./plot.js";
import { peakOf, type Series, seriesOf } from "./series.js";

export class BlueMoonStatistics extends LitElement {
  static override styles = [
    tokens,
    controls,
    dialogs,
    plotStyle,
    css`
      dialog {
        inline-size: min(66rem, calc(100vw - 1.5rem));
        max-block-size: calc(100dvh - 1.5rem);
      }

      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.4rem;
      }

      .key li {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        overflow-wrap: anywhere;
        min-inline-size: 0;
      }

      .turn {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.5rem 1rem;
        align-items: end;
        position: sticky;
        inset-block-start: -1.4rem;
        z-index: 1;
        padding-block: 0.4rem;
        background: var(--panel);
      }

      .turn label {
        display: grid;
        font-variant-numeric: tabular-nums;
      }

      .turn input {
        inline-size: 100%;
        min-block-size: 2.75rem;
        margin: 0;
        accent-color: var(--accent);
      }

      .plots {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
        gap: 1.2rem 1.6rem;
      }

      @media (max-width: 30rem) {
        .turn {
          grid-template-columns: minmax(0, 1fr);
        }
      }

      figure {
        margin: 0;
        min-inline-size: 0;
      }

      h3 {
        font-size: 1.1rem;
      }

      .numbers {
        overflow: auto;
        max-block-size: 18rem;
      }

      table {
        border-collapse: collapse;
        inline-size: 100%;
        font-variant-numeric: tabular-nums;
      }

      :is(td, th) {
        padding: 0.25rem 0.35rem;
        text-align: end;
        border-block-end: 1px solid var(--line);
        font-weight: 400;
      }

      th[scope="row"] {
        text-align: start;
        font-weight: 600;
        font-size: 0.875rem;
        hyphens: auto;
        overflow-wrap: anywhere;
      }

      thead th {
        color: var(--ink-soft);
        font-size: 0.85rem;
        vertical-align: end;
      }

      summary {
        display: flex;
        align-items: center;
      }

      summary::before {
        content: "▸";
        margin-inline-end: 0.4rem;
      }

      [open] > summary::before {
        content: "▾";
      }
    `,
  ];

  static override properties = {
    game: { attribute: false },
    reader: { attribute: false },
    jumps: { attribute: false },
    telling: { attribute: false },
    words: { attribute: false },
    series: { state: true },
    at: { state: true },
    opened: { state: true },
  };

  declare game: Game;
  /** Whose eyes it is seen through. */
  declare reader: Reader;
  /** Whether the game can be looked at from here. */
  declare jumps: boolean;
  declare telling: Telling;
  declare words: Words;

  /** `null` until it is shown for the first time: a long game takes a moment to be measured. */
  declare private series: Series | null;
  declare private at: number;
  /** The measures whose tables are open. */
  declare private opened: ReadonlySet<string>;

  constructor() {
    super();
    this.jumps = false;
    this.series = null;
    this.at = 0;
    this.opened = new Set();
  }

  /** Opens the dialog. */
  async show(): Promise<void> {
    this.series = seriesOf(this.game, this.reader);
    this.at = this.series.turns.length - 1;
    await this.updateComplete;
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game") || changed.has("reader")) this.#close();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { series, words } = this;
    if (!series) return nothing;
    const { statistics } = words;
    return html`<dialog aria-labelledby="title" @close=${this.#closed}>
      <div class="inner">
        <form method="dialog" class="titled">
          <h2 id="title">${statistics.title}</h2>
          <button class="button quiet" aria-label=${words.open.close}>${icon("close")}</button>
        </form>
        <ul class="key">
          ${this.#seats(series).map(
            (seat) =>
              html`<li data-seat=${seat}>${sample(seat)}<bdi>${this.telling.who(seat)}</bdi></li>`,
          )}
        </ul>
        ${this.#turn(series)} ${this.#standing(series)}
        <div class="plots">${this.#measures(series).map((measure) => this.#figure(series, measure))}</div>
      </div>
    </dialog>`;
  }

  /** The turn that is pointed at, in all plots at once. */
  #turn({ turns, plies }: Series): TemplateResult {
    const { statistics } = this.words;
    const point = (event: Event) => {
      if (event.target instanceof HTMLInputElement) this.at = event.target.valueAsNumber;
    };
    const jump = () => {
      this.#close();
      this.dispatchEvent(new CustomEvent("jump", { detail: plies[this.at] ?? 0 }));
    };
    return html`<div class="turn">
      <label>
        ${this.#after(turns[this.at] ?? 0)}
        <input
          type="range"
          min="0"
          max=${turns.length - 1}
          .value=${String(this.at)}
          aria-label=${statistics.turn}
          aria-valuetext=${this.#after(turns[this.at] ?? 0)}
          @input=${point}
        />
      </label>
      ${this.jumps ? html`<button class="button" @click=${jump}>${statistics.showTurn}</button>` : nothing}
    </div>`;
  }

  #after(turn: number): string {
    const { statistics } = this.words;
    return turn > 0 ? statistics.after(turn) : statistics.beginning;
  }

  /** All numbers of the turn that is pointed at. */
  #standing(series: Series): TemplateResult {
    const { statistics } = this.words;
    const seats = this.#seats(series);
    return html`<div class="numbers" tabindex="0" role="region" aria-label=${statistics.standing}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${this.#heads(seats)}
          </tr>
        </thead>
        <tbody>
          ${this.#measures(series).map(
            (measure) => html`<tr>
              <th scope="row">${this.telling.measure(measure)}</th>
              ${seats.map(
                (seat) => html`<td>${this.#number(series.lines[measure]?.[seat]?.[this.at])}</td>`,
              )}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #figure(series: Series, measure: string): TemplateResult {
    const { statistics } = this.words;
    const name = this.telling.measure(measure);
    const summary = this.#summary(series, measure);
    const toggle = (event: Event) => {
      if (!(event.target instanceof HTMLDetailsElement)) return;
      const opened = new Set(this.opened);
      if (event.target.open) opened.add(measure);
      else opened.delete(measure);
      this.opened = opened;
    };
    return html`<figure data-measure=${measure}>
      <figcaption>
        <h3>${name}</h3>
        <p class="note">${summary}</p>
      </figcaption>
      ${plot({
        lines: series.lines[measure] ?? [],
        at: this.at,
        label: `${name}. ${summary}`,
        number: (value) => this.#number(value),
        point: (at) => {
          this.at = at;
        },
      })}
      <details @toggle=${toggle}>
        <summary>${statistics.asTable}<span class="hidden-text">: ${name}</span></summary>
        ${this.opened.has(measure) ? this.#table(series, measure) : nothing}
      </details>
    </figure>`;
  }

  /** The emblems, as wide in every language; the names are there for the ear, and stand above the tables. */
  #heads(seats: readonly Seat[]): TemplateResult[] {
    return seats.map(
      (seat) => html`<th scope="col" data-seat=${seat}>
        ${emblem(seat)}<span class="hidden-text">${this.telling.who(seat)}</span>
      </th>`,
    );
  }

  #table(series: Series, measure: string): TemplateResult {
    const { statistics } = this.words;
    const seats = this.#seats(series);
    const name = this.telling.measure(measure);
    return html`<div class="numbers" tabindex="0" role="region" aria-label=${name}>
      <table>
        <thead>
          <tr>
            <th scope="col">${statistics.turn}</th>
            ${this.#heads(seats)}
          </tr>
        </thead>
        <tbody>
          ${series.turns.map(
            (turn, at) => html`<tr>
              <th scope="row">${turn > 0 ? this.#number(turn) : statistics.beginning}</th>
              ${seats.map((seat) => html`<td>${this.#number(series.lines[measure]?.[seat]?.[at])}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** A plot in a sentence: how it ended, and who had most when. */
  #summary({ lines, turns }: Series, measure: string): string {
    const { statistics, list } = this.words;
    const own = lines[measure] ?? [];
    const ends = own.flatMap((line, seat) => {
      const value = line.at(-1);
      const name = this.telling.who(seat as Seat);
      return typeof value === "number" ? [statistics.has(name, value)] : [];
    });
    if (ends.length === 0) return statistics.hidden;
    const peak = peakOf(own);
    const most = peak
      ? statistics.most(this.telling.who(peak.seat), peak.value, turns[peak.at] ?? 0)
      : "";
    return [statistics.ends(list(ends)), most].filter(Boolean).join(" ");
  }

  #measures({ lines }: Series): string[] {
    return Object.keys(lines);
  }

  #seats({ lines }: Series): Seat[] {
    const [first = []] = Object.values(lines);
    return first.map((_, seat) => seat as Seat);
  }

  /** A number; a question mark where it is hidden. */
  #number(value: number | null | undefined): string {
    const { locale } = this.words;
    return value === null || value === undefined
      ? "?"
      : new Intl.NumberFormat(locale).format(value);
  }

  #close(): void {
    this.renderRoot?.querySelector("dialog")?.close();
  }

  #closed(): void {
    this.series = null;
    this.opened = new Set();
  }
}
