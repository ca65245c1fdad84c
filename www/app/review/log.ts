/**
 * `<blue-moon-log>`: what happened; it tells only what everybody may know. In a game that is played the latest turn
 * stands on top. In one that is looked at, the turns follow each other, and each move sends a `jump` event with its ply.
 */

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { GAMES } from "../../games.js";
import { controls, emblem, tokens } from "../../table/index.js";
import type { Telling } from "../game.js";
import type { Words } from "../words/words.js";
import type { MoveLog, TurnLog } from "./history.js";

/** The sentences of a turn as a list. */
export function told(turn: TurnLog, telling: Telling): TemplateResult {
  return html`<ul class="told">
    ${turn.moves.map(({ events }) =>
      events.map((event) => html`<li data-event=${event.type}>${telling.tell(event)}</li>`),
    )}
  </ul>`;
}

export const toldStyle = [
  css`
  .told {
    font-size: 0.875rem;
  }

  .told li {
    padding-block: 0.12rem;
  }
`,
  ...GAMES.map(({ story }) => story.toldStyle),
];

/** How many turns stand before and after the one that is looked at: more are drawn when they are asked for. */
const AROUND = 150;

export class BlueMoonLog extends LitElement {
  static override styles = [
    tokens,
    controls,
    toldStyle,
    css`
      :host {
        display: block;
        padding: 0 0.8rem 0.6rem;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--round);
      }

      /* Beside the board it takes the height that is left, and scrolls. */
      @container (min-width: 68.01rem) {
        :host {
          position: absolute;
          inset: 0 0 auto;
          max-block-size: 100%;
          overflow: auto;
        }
      }

      h2 {
        font-size: 1rem;
        position: sticky;
        inset-block-start: 0;
        background: var(--panel);
        padding-block: 0.5rem 0.3rem;
      }

      h3 {
        display: flex;
        align-items: center;
        gap: 0.35rem;
        font: 600 0.85rem var(--text);
        color: var(--ink-soft);
        margin-block-start: 0.6rem;
      }

      .move {
        display: grid;
        align-content: center;
        gap: 0.2rem;
        inline-size: 100%;
        min-block-size: 2.75rem;
        padding: 0.3rem 0.6rem;
        border-inline-start: 3px solid transparent;
        text-align: start;
      }

      .move:hover {
        background: var(--raised);
      }

      .move[aria-current] {
        background: var(--raised);
        border-color: var(--glow);
      }

      .move:focus-visible {
        outline-offset: -3px;
      }
    `,
  ];

  static override properties = {
    turns: { attribute: false },
    at: { attribute: false },
    telling: { attribute: false },
    words: { attribute: false },
    first: { state: true },
    last: { state: true },
  };

  declare turns: readonly TurnLog[];
  /** The ply that is looked at; `null` in a game that is played. */
  declare at: number | null;
  declare telling: Telling;
  declare words: Words;

  /** The first turn that is drawn, and the one after the last, as indices among those that have lines. */
  declare private first: number;
  declare private last: number;

  #spoken: readonly TurnLog[] = [];
  /** The line that the Tab key leads to. */
  #entrance: HTMLElement | null = null;

  constructor() {
    super();
    this.at = null;
    this.first = 0;
    this.last = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("turns")) this.#spoken = this.turns.filter((turn) => turn.moves.length);
    if (!changed.has("turns") && !changed.has("at")) return;
    const { at } = this;
    const begun = (turn: TurnLog) => at === null || (turn.moves[0]?.ply ?? 0) <= at;
    const here = Math.max(0, this.#spoken.findLastIndex(begun));
    if (!changed.has("turns") && here >= this.first && here < this.last) return;
    this.first = here - AROUND;
    this.last = here + AROUND;
  }

  protected override render(): TemplateResult {
    const { words, at } = this;
    const shown = this.#spoken.slice(Math.max(0, this.first), this.last);
    const turns = at === null ? shown.toReversed() : shown;
    const [above, below] =
      at === null ? [this.#later(), this.#earlier()] : [this.#earlier(), this.#later()];
    return html`<section
      aria-labelledby="title"
      tabindex=${at === null ? 0 : nothing}
      @keydown=${this.#key} @focusin=${this.#focused}
    >
      <h2 id="title">${words.log.title}</h2>
      ${turns.length === 0 ? html`<p class="note">${words.log.empty}</p>` : ""}
      ${above} ${turns.map((turn) => (at === null ? this.#turn(turn, null) : this.#kept(turn, at)))}
      ${below}
    </section>`;
  }

  #earlier(): TemplateResult | typeof nothing {
    if (this.first <= 0) return nothing;
    const show = () => {
      this.first -= AROUND;
    };
    return html`<button class="button quiet" @click=${show}>${this.words.log.earlier}</button>`;
  }

  #later(): TemplateResult | typeof nothing {
    if (this.last >= this.#spoken.length) return nothing;
    const show = () => {
      this.last += AROUND;
    };
    return html`<button class="button quiet" @click=${show}>${this.words.log.later}</button>`;
  }

  /** A turn, redrawn only when the move that is looked at comes into it, moves in it, or leaves it. */
  #kept(turn: TurnLog, at: number): unknown {
    const here = turn.moves.some(({ ply }) => ply === at) ? at : 0;
    return guard([turn, this.words, here], () => this.#turn(turn, here));
  }

  #turn(turn: TurnLog, at: number | null): TemplateResult {
    const { words, telling } = this;
    return html`<h3 data-seat=${turn.seat}>
        ${emblem(turn.seat)}${words.log.turn(turn.number, telling.who(turn.seat))}
      </h3>
      ${at === null ? told(turn, telling) : this.#jumps(turn, at)}`;
  }

  #jumps(turn: TurnLog, at: number): TemplateResult {
    return html`<ol class="told">
      ${turn.moves.map((move) => html`<li>${this.#jump(move, at)}</li>`)}
    </ol>`;
  }

  #jump({ ply, events }: MoveLog, at: number): TemplateResult {
    const { telling } = this;
    return html`<button
      class="move"
      data-ply=${ply}
      aria-current=${ply === at ? "step" : nothing}
      tabindex="-1"
      @click=${() => this.dispatchEvent(new CustomEvent("jump", { detail: ply }))}
    >
      ${events.map((event) => html`<span data-event=${event.type}>${telling.tell(event)}</span>`)}
    </button>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.at === null) return;
    if (changed.has("at")) this.#follow();
    if (!this.shadowRoot?.activeElement) this.#enterAt(this.at);
  }

  /** The list is one stop of the Tab key: at the move that is looked at, or the last one before it that has a line. */
  #enterAt(at: number): void {
    const moves = this.#moves();
    this.#enter(moves.findLast(({ dataset }) => Number(dataset.ply) <= at) ?? moves[0]);
  }

  #enter(move: HTMLElement | undefined): void {
    if (!move || move === this.#entrance) return;
    if (this.#entrance) this.#entrance.tabIndex = -1;
    move.tabIndex = 0;
    this.#entrance = move;
  }

  #moves(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>(".move")];
  }

  #focused(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && event.target.matches(".move"))
      this.#enter(event.target);
  }

  /** Within the list the arrow keys go from line to line; only Enter leads to the move. */
  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves = this.#moves();
    const here = event.target instanceof HTMLElement ? moves.indexOf(event.target) : -1;
    if (here < 0) return;
    const to = new Map([
      ["ArrowUp", here - 1],
      ["ArrowDown", here + 1],
      ["Home", 0],
      ["End", moves.length - 1],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    moves[to]?.focus();
  }

  /** Scrolls this list, and nothing around it, to the move that is looked at. */
  #follow(): void {
    const move = this.renderRoot.querySelector(".move[aria-current]");
    if (!move) {
      this.scrollTop = 0;
      return;
    }
    const [line, frame] = [move.getBoundingClientRect(), this.getBoundingClientRect()];
    this.scrollTop += line.top + line.height / 2 - (frame.top + frame.height / 2);
  }
}
