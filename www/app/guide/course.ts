/**
 * `<blue-moon-course>`: the guided game, a real game at the real table. The learner makes the moves of the lesson;
 * another move is explained, and may be tried in a separate game: `begin` gives that game to the page.
 */

import {
  type Event,
  eventsFor,
  formatMove,
  type Game,
  type GameId,
  type Move,
  parseMove,
  type View,
} from "blue-moon-city";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, icon, type TableFrame, tokens, type Wanted } from "../../table/index.js";
import type { Guide, PageGame, Step } from "../game.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { barStyle } from "../play/bar.js";
import { History } from "../review/history.js";
import { rulesButton } from "../rules/links.js";
import type { Words } from "../words/words.js";
import { gameBefore, movesOf, readProgress, stepNamed, writeProgress } from "./steps.js";
import { courseStyle } from "./style.js";

export class BlueMoonCourse extends LitElement {
  static override styles = [tokens, controls, barStyle, languageStyle, courseStyle];

  static override properties = {
    game: { attribute: false },
    guide: { attribute: false },
    words: { attribute: false },
    storage: { attribute: false },
    step: { state: true },
    tried: { state: true },
    drawing: { state: true },
  };

  declare game: PageGame;
  declare guide: Guide;
  declare words: Words;
  declare storage: Storage | null;

  /** The number of the step. */
  declare private step: number;
  /** A legal move that was tried instead of that of the lesson. */
  declare private tried: Move | null;
  /** Counts the moves made, since the game does not tell when it changes. */
  declare private drawing: number;

  #played: Game<GameId> | null = null;
  #history: History | null = null;
  #view: View | null = null;
  #events: readonly Event[] = [];
  #wanted: Wanted | null = null;
  /** How many moves of this step were made. */
  #made = 0;

  constructor() {
    super();
    this.step = -1;
    this.tried = null;
    this.drawing = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#played?.free();
    this.#played = null;
    this.step = -1;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The names of the players are those of the language.
    if (this.#played && !changed.has("guide")) return;
    if (this.step < 0)
      this.step = stepNamed(
        this.guide,
        readProgress(this.storage, this.game.guide.key)?.step ?? null,
      );
    this.#begin();
  }

  protected override render(): TemplateResult {
    const { words, game } = this;
    const { names } = this.guide;
    const view = this.#view;
    if (!view) return html``;
    const said = words.games[game.id];
    return html`<header class="bar">
        <a class="button quiet home" href="#/">${icon("home")}<span>${words.page.home}</span></a>
        <h1>${words.guide.title}</h1>
        ${rulesButton(words)} ${languageChoice(words)}
      </header>
      ${game.table.draw(
        {
          view,
          names,
          words: said,
          events: this.#events,
          guided: true,
          wanted: this.#wanted,
          move: this.#move,
        },
        html`${this.#card()}
          <blue-moon-log
            .turns=${this.#history?.turns() ?? []}
            .telling=${game.story.telling({ view, names, words: said })}
            .words=${words}
          ></blue-moon-log>`,
      )}`;
  }

  #card(): TemplateResult {
    const { words, guide } = this;
    const { steps } = guide;
    const text = words.guide;
    const step = this.#now;
    const { title, text: said } = guide.saying(step?.id ?? "");
    const last = this.step === steps.length - 1;
    return html`<section slot="guide" class="card" aria-label=${words.guide.title}>
      <div class="head">
        <h2 tabindex="-1" aria-describedby="said">${title}</h2>
        <span class="note">${text.progress(this.step + 1, steps.length)}</span>
      </div>
      <div id="said">${said(words.games[this.game.id]).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
      <div role="status">${this.tried ? this.#otherwise(this.tried) : nothing}</div>
      <div class="row">
        ${
          this.step > 0
            ? html`<button class="button quiet" @click=${this.#back}>${text.back}</button>`
            : nothing
        }
        ${
          step?.type === "move"
            ? html`<button class="button show" @click=${this.#show}>${text.show}</button>`
            : nothing
        }
        ${
          step?.type !== "move" && !last
            ? html`<button class="button primary next" @click=${this.#next}>${text.next}</button>`
            : nothing
        }
        ${
          last
            ? html`<a class="button" href="#/">${text.home}</a>
                <button class="button primary" @click=${() => this.#leave(null)}>${text.playOn}</button>`
            : nothing
        }
      </div>
    </section>`;
  }

  #otherwise(move: Move): TemplateResult {
    return html`<p class="otherwise">${this.guide.otherwise(move)}</p>
      <button class="button quiet" @click=${() => this.#leave(move)}>${this.words.guide.tryIt}</button>`;
  }

  /** Sets the game up as it stands before this step. */
  #begin(): void {
    this.#played?.free();
    this.#played = gameBefore(this.guide, this.step);
    this.#history = new History(this.#played);
    this.#made = 0;
    this.tried = null;
    this.#look([]);
    if (this.#now?.type === "watch") this.#watch();
  }

  /** Takes over how the game stands now. */
  #look(events: readonly Event[]): void {
    if (!this.#played) return;
    this.#view = this.#played.view(this.guide.learner);
    this.#events = events;
    this.#wanted = this.#pointed();
    this.drawing++;
  }

  #move(event: CustomEvent<Move>): void {
    const step = this.#now;
    const right = step?.type === "move" && formatMove(this.game.id, event.detail) === step.move;
    if (right) this.#next();
    else this.tried = event.detail;
  }

  /** Makes what is left of the moves of this step, and goes on to the following one. */
  #next(): void {
    const events = this.#play(Number.POSITIVE_INFINITY);
    this.#go(this.step + 1);
    this.#look(events);
    if (this.#now?.type === "watch") this.#watch();
  }

  #back(): void {
    this.#go(this.step - 1);
    this.#begin();
  }

  #go(step: number): void {
    this.step = step;
    this.tried = null;
    this.#made = 0;
    const finished = step === this.guide.steps.length - 1;
    writeProgress(this.storage, this.game.guide.key, { step: this.#now?.id ?? "", finished });
    this.#head();
  }

  /** The focus goes to what is said next, from where it is read. */
  async #head(): Promise<void> {
    await this.updateComplete;
    await this.#table?.updateComplete;
    this.#table?.showWanted();
    const head = this.renderRoot.querySelector<HTMLElement>(".card h2");
    head?.focus({ preventScroll: true });
    // What is to be read comes before what it points at.
    if (this.#now?.type !== "move") head?.scrollIntoView({ block: "nearest" });
  }

  /** Makes up to `most` more moves of this step, and returns what they caused. */
  #play(most: number): Event[] {
    const game = this.#played;
    if (!game) return [];
    const { id } = this.game;
    const moves = movesOf(this.#now).slice(this.#made).slice(0, most);
    this.#made += moves.length;
    return moves.flatMap((move) =>
      eventsFor(id, game.apply(parseMove(id, move)), this.guide.learner),
    );
  }

  /** Plays the moves of this step one after another, each when the table stands still. */
  async #watch(): Promise<void> {
    const { step } = this;
    for (;;) {
      await this.updateComplete;
      await this.#table?.updateComplete;
      await this.#table?.settled;
      if (this.step !== step || !this.#played) return;
      const before = this.#made;
      const events = this.#play(1);
      if (this.#made === before) return;
      this.#look(events);
    }
  }

  get #now(): Step | undefined {
    return this.guide.steps[this.step];
  }

  get #table(): TableFrame | null {
    return this.renderRoot.querySelector<TableFrame>(this.game.table.tag);
  }

  /** What this step points at. */
  #pointed(): Wanted | null {
    const step = this.#now;
    if (step?.type === "move") return parseMove(this.game.id, step.move);
    return step?.type === "tell" && step.at ? { type: "look", at: step.at } : null;
  }

  #show(): void {
    this.#table?.showWanted({ focus: true });
  }

  /** Gives the game to the page as it stands, or with a move of the learner's own. */
  #leave(move: Move | null): void {
    const game = this.#played?.fork();
    if (!game) return;
    if (move) game.apply(move);
    this.dispatchEvent(new CustomEvent("begin", { detail: game, bubbles: true, composed: true }));
  }
}

customElements.define("blue-moon-course", BlueMoonCourse);
