/**
 * `<blue-moon-course>`: the guided game, a real game at the real table. The learner makes the moves of the lesson;
 * another move is explained, and may be tried in a game of its own: `begin` gives that game to the page.
 */

import {
  type CityEvent,
  type CityMove,
  type CityView,
  eventsFor,
  formatMove,
  type Game,
  parseMove,
} from "blue-moon-city";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { controls, icon, tellingOf, tokens, type Wanted } from "../../element/index.js";
import { languageChoice, languageStyle } from "../language/choice.js";
import { barStyle } from "../play/bar.js";
import { History } from "../review/history.js";
import { rulesButton } from "../rules/button.js";
import type { Words } from "../words/words.js";
import { STEPS } from "./lesson.js";
import { readProgress, writeProgress } from "./progress.js";
import { gameBefore, LEARNER, movesOf, stepAt, stepNamed } from "./steps.js";
import { courseStyle } from "./style.js";
import type { GuideText } from "./words.js";

export class BlueMoonCourse extends LitElement {
  static override styles = [tokens, controls, barStyle, languageStyle, courseStyle];

  static override properties = {
    text: { attribute: false },
    words: { attribute: false },
    storage: { attribute: false },
    step: { state: true },
    tried: { state: true },
    drawing: { state: true },
  };

  declare text: GuideText;
  declare words: Words;
  declare storage: Storage | null;

  /** The number of the step. */
  declare private step: number;
  /** A legal move that was tried instead of that of the lesson. */
  declare private tried: CityMove | null;
  /** Counts the moves made, since the game does not tell when it changes. */
  declare private drawing: number;

  #game: Game | null = null;
  #history: History | null = null;
  #view: CityView | null = null;
  #events: readonly CityEvent[] = [];
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
    this.#game?.free();
    this.#game = null;
    this.step = -1;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The names of the players are those of the language.
    if (this.#game && !changed.has("text")) return;
    if (this.step < 0) this.step = stepNamed(readProgress(this.storage)?.step ?? null);
    this.#begin();
  }

  protected override render(): TemplateResult {
    const { words, text } = this;
    const view = this.#view;
    if (!view) return html``;
    return html`<header class="bar">
        <a class="button quiet home" href="#/">${icon("home")}<span>${words.page.home}</span></a>
        <h1>${words.guide.title}</h1>
        ${rulesButton(words)} ${languageChoice(words)}
      </header>
      <blue-moon-table
        data-guided
        .view=${view}
        .names=${text.names}
        .words=${words}
        .events=${this.#events}
        .wanted=${this.#wanted}
        @move=${this.#move}
      >
        ${this.#card()}
        <blue-moon-log
          .turns=${this.#history?.turns() ?? []}
          .telling=${tellingOf({ view, names: text.names, words })}
          .words=${words}
        ></blue-moon-log>
      </blue-moon-table>`;
  }

  #card(): TemplateResult {
    const { text, words } = this;
    const step = stepAt(this.step);
    const { title, text: said } = text.steps[step.id];
    const last = this.step === STEPS.length - 1;
    return html`<section slot="guide" class="card" aria-label=${words.guide.title}>
      <div class="head">
        <h2 tabindex="-1" aria-describedby="said">${title}</h2>
        <span class="note">${text.progress(this.step + 1, STEPS.length)}</span>
      </div>
      <div id="said">${said(words).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
      <div role="status">${this.tried ? this.#otherwise(this.tried) : nothing}</div>
      <div class="row">
        ${
          this.step > 0
            ? html`<button class="button quiet" @click=${this.#back}>${text.back}</button>`
            : nothing
        }
        ${
          step.type === "move"
            ? html`<button class="button show" @click=${this.#show}>${text.show}</button>`
            : nothing
        }
        ${
          step.type !== "move" && !last
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

  #otherwise(move: CityMove): TemplateResult {
    const { text } = this;
    return html`<p class="otherwise">${text.otherwise[move.type]}</p>
      <button class="button quiet" @click=${() => this.#leave(move)}>${text.tryIt}</button>`;
  }

  /** Sets the game up as it stands before this step. */
  #begin(): void {
    this.#game?.free();
    this.#game = gameBefore(this.step, this.text.names);
    this.#history = new History(this.#game);
    this.#made = 0;
    this.tried = null;
    this.#look([]);
    if (stepAt(this.step).type === "watch") this.#watch();
  }

  /** Takes over how the game stands now. */
  #look(events: readonly CityEvent[]): void {
    if (!this.#game) return;
    this.#view = this.#game.view(LEARNER);
    this.#events = events;
    this.#wanted = wantedAt(this.step);
    this.drawing++;
  }

  #move(event: CustomEvent<CityMove>): void {
    const step = stepAt(this.step);
    const right = step.type === "move" && formatMove("city", event.detail) === step.move;
    if (right) this.#next();
    else this.tried = event.detail;
  }

  /** Makes what is left of the moves of this step, and goes on to the following one. */
  #next(): void {
    const events = this.#play(Number.POSITIVE_INFINITY);
    this.#go(this.step + 1);
    this.#look(events);
    if (stepAt(this.step).type === "watch") this.#watch();
  }

  #back(): void {
    this.#go(this.step - 1);
    this.#begin();
  }

  #go(step: number): void {
    this.step = step;
    this.tried = null;
    this.#made = 0;
    const finished = step === STEPS.length - 1;
    writeProgress(this.storage, { step: stepAt(step).id, finished });
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
    if (stepAt(this.step).type !== "move") head?.scrollIntoView({ block: "nearest" });
  }

  /** Makes up to so many further moves of this step; gives what they brought about. */
  #play(most: number): CityEvent[] {
    const game = this.#game;
    if (!game) return [];
    const moves = movesOf(stepAt(this.step)).slice(this.#made).slice(0, most);
    this.#made += moves.length;
    return moves.flatMap((move) => eventsFor("city", game.apply(parseMove("city", move)), LEARNER));
  }

  /** Plays the moves of this step one after another, each when the table stands still. */
  async #watch(): Promise<void> {
    const { step } = this;
    for (;;) {
      await this.updateComplete;
      await this.#table?.updateComplete;
      await this.#table?.settled;
      if (this.step !== step || !this.#game) return;
      const before = this.#made;
      const events = this.#play(1);
      if (this.#made === before) return;
      this.#look(events);
    }
  }

  get #table() {
    return this.renderRoot.querySelector("blue-moon-table");
  }

  #show(): void {
    this.#table?.showWanted({ focus: true });
  }

  /** Gives the game to the page as it stands, or with a move of the learner's own. */
  #leave(move: CityMove | null): void {
    const game = this.#game?.fork();
    if (!game) return;
    if (move) game.apply(move);
    this.dispatchEvent(new CustomEvent("begin", { detail: game, bubbles: true, composed: true }));
  }
}

/** What a step points at. */
function wantedAt(index: number): Wanted | null {
  const step = stepAt(index);
  if (step.type === "move") return parseMove("city", step.move);
  return step.type === "tell" && step.at ? { type: "look", at: step.at } : null;
}

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-course": BlueMoonCourse;
  }
}
