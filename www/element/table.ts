/**
 * `<blue-moon-table>`: the table as one seat, or a spectator, may see it.
 *
 * It is given a view and draws it; when the player of the view decides on a move that the rules allow, it
 * sends a `move` event with that move and waits for the next view. A `rule` event asks for the text of the rule that
 * it names. A child stands in the side column, one in the
 * slot `guide` at the head of the panel, one in the slot `outcome` in the panel once the game is over.
 */

import {
  type Card,
  type CityEvent,
  type CityMove,
  type CityView,
  check,
  legalMoves,
  type Problem,
  preview,
  status,
  type Tile,
} from "blue-moon-city";
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { cardStyle } from "./card.js";
import { city } from "./city.js";
import { gainsStyle } from "./gains.js";
import { hand, handStyle } from "./hand.js";
import type { Before } from "./motion/before.js";
import { layer, Motion } from "./motion/motion.js";
import { motionStyle } from "./motion/style.js";
import { obelisk, obeliskStyle } from "./obelisk.js";
import { entranceOf, originOf } from "./panel/entrance.js";
import { panel, panelStyle } from "./panel/panel.js";
import { paymentStyle } from "./panel/payment.js";
import { placeStyle } from "./panel/place.js";
import { powerStyle } from "./panel/power.js";
import { usesStyle } from "./panel/uses.js";
import { warningStyle } from "./panel/warning.js";
import { waysStyle } from "./panel/ways.js";
import { players, playersStyle } from "./players.js";
import { refusedStyle } from "./refused.js";
import { type Entered, type Intent, LOOK, type Scene } from "./scene.js";
import { statStyle } from "./stat.js";
import { cityStyle } from "./style/city.js";
import { controls } from "./style/controls.js";
import { drawingStyle } from "./style/drawing.js";
import { layout } from "./style/layout.js";
import { moonStyle } from "./style/moon.js";
import { phone } from "./style/phone.js";
import { piecesStyle } from "./style/pieces.js";
import { textureStyle } from "./style/texture.js";
import { tokens } from "./style/tokens.js";
import { supplyStyle } from "./supply.js";
import { tables } from "./tables.js";
import { tipStyle } from "./tip.js";
import { markWanted, type Wanted, wantedStyle } from "./wanted.js";
import { bestLanguage, tableWords } from "./words/languages.js";
import type { Words } from "./words/words.js";

/** How long one points at a tile before it speaks, in ms. */
const POINTING = 250;

export class BlueMoonTable extends LitElement {
  static override styles = [
    tokens,
    controls,
    textureStyle,
    drawingStyle,
    moonStyle,
    piecesStyle,
    cityStyle,
    playersStyle,
    statStyle,
    supplyStyle,
    obeliskStyle,
    cardStyle,
    handStyle,
    panelStyle,
    placeStyle,
    powerStyle,
    paymentStyle,
    refusedStyle,
    usesStyle,
    waysStyle,
    warningStyle,
    gainsStyle,
    tipStyle,
    motionStyle,
    wantedStyle,
    layout,
    phone,
  ];

  static override properties = {
    view: { attribute: false },
    names: { attribute: false },
    fresh: { attribute: false },
    still: { attribute: false },
    events: { attribute: false },
    trace: { attribute: false },
    wanted: { attribute: false },
    words: { attribute: false },
    intent: { state: true },
    pointed: { state: true },
    entered: { state: true },
    refusal: { state: true },
  };

  /** What is drawn; the moves are those of the seat whose view it is. */
  declare view: CityView | null;
  /** The players' names by seat. */
  declare names: readonly string[];
  /** Cards of the hand that are marked as new. */
  declare fresh: readonly Card[];
  /** Whether the table is only looked at: no move is offered, whoever's view it is. */
  declare still: boolean;
  /** What led from the view before to this one, as far as its seat may know; empty where the game jumps. */
  declare events: readonly CityEvent[];
  /** The tile of the last move, where that is to be seen. */
  declare trace: Tile | null;
  /** What is pointed at: somebody teaches, or gives a hint. */
  declare wanted: Wanted | null;
  /** Unless they are given, the table fetches those of the language that it stands in. */
  declare words: Words | null;

  declare private pointed: Tile | null;
  declare private intent: Intent;
  declare private entered: Entered;
  declare private refusal: Problem | null;

  #known: Pick<Scene, "status" | "moves" | "reach"> | null = null;
  readonly #motion = new Motion();
  #before: Before | null = null;
  #scene: Scene | null = null;
  #focused = false;
  /** Whether the last choice was made by keys or by a reader, without pointing. */
  #unpointed = false;
  #marked: readonly HTMLElement[] = [];
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #under: Tile | null = null;

  constructor() {
    super();
    this.view = null;
    this.names = [];
    this.fresh = [];
    this.still = false;
    this.events = [];
    this.trace = null;
    this.wanted = null;
    this.pointed = null;
    this.words = null;
    this.intent = LOOK;
    this.entered = NOWHERE;
    this.refusal = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
    if (!this.words) this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
    this.#motion.finish();
  }

  /** Escape leads back to the turn, wherever the focus is. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    this.pointed = null;
    this.#unpointed = true;
    if (this.intent.type !== "look") this.#intend(LOOK);
  };

  /** Settles once the table stands still: who plays moves one after another may wait for it. */
  get settled(): Promise<void> {
    return this.#motion.ended;
  }

  /** Gives the focus to the head of the panel, from where a reader goes on to what can be done. */
  override focus(options?: FocusOptions): void {
    entranceOf(this.renderRoot, this.intent)?.focus(options);
  }

  /** Brings what is pointed at into sight, and gives it the focus if that is asked for. */
  showWanted({ focus = false } = {}): void {
    const [first] = this.#marked;
    if (focus) first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#focused = this.renderRoot.contains(this.shadowRoot?.activeElement ?? null);
    if (!changed.has("view") && !changed.has("still")) return;
    if (changed.get("view")?.view !== this.view?.view) this.entered = NOWHERE;
    this.intent = LOOK;
    this.refusal = null;
    this.#known = this.view && consider(this.view, this.still);
    this.#before = this.hasUpdated
      ? this.#motion.before(this.renderRoot, changed.get("view") ?? null, this.view)
      : null;
  }

  protected override render(): TemplateResult {
    if (!this.view || !this.#known || !this.words) return html``;
    const scene: Scene = {
      ...this.#known,
      view: this.view,
      names: this.names,
      fresh: this.fresh,
      still: this.still,
      trace: this.trace,
      words: this.words,
      tables: tables(),
      intent: this.intent,
      pointed: this.pointed,
      entered: this.entered,
      events: this.events,
      refusal: this.refusal,
      play: (move) => this.#play(move),
      intend: (intent) => this.#intend(intent),
    };
    this.#scene = scene;
    return html`<div
      class="table"
      data-intent=${this.intent.type}
      @pointermove=${this.#hover}
      @pointerleave=${this.#leave}
      @focusin=${this.#focus}
      @click=${{ handleEvent: this.#chosen, capture: true }}
      @focusout=${this.#leave}
    >
      ${players(scene)} ${obelisk(scene)} ${city(scene)}
      <div class="dock">${hand(scene)} ${panel(scene)}</div>
      <div class="side"><slot></slot></div>
      ${layer()}
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#before && this.#scene) {
      // What is known already was shown already.
      const events = changed.has("events") ? this.events : [];
      this.#motion.play(this.renderRoot, this.#before, { ...this.#scene, events });
    }
    this.#before = null;
    if (changed.has("intent" as keyof BlueMoonTable)) {
      this.#uncover('[aria-selected="true"]');
      const from = changed.get("intent" as keyof BlueMoonTable) as Intent | undefined;
      if (from && this.#focused && this.#unpointed && !changed.has("view")) this.#lead(from);
    }
    if (changed.has("trace")) this.#uncover("[data-trace]");
    if (this.#scene) this.#marked = markWanted(this.renderRoot, this.#scene, this.wanted);
    // What had the focus may be gone from the panel; its head takes it, so that the next key finds its place.
    if (this.#focused && !this.shadowRoot?.activeElement) {
      this.focus({ preventScroll: true });
    }
  }

  /** Who chooses without pointing is led to what that opens, and back to where it was chosen. */
  #lead(from: Intent): void {
    const { intent } = this;
    if (intent.type === "look") originOf(this.renderRoot, from)?.focus();
    else if (intent.type === "tile" || intent.type !== from.type) this.focus();
  }

  async #speak(): Promise<void> {
    const { lang } = this.closest<HTMLElement>("[lang]") ?? document.documentElement;
    const words = await tableWords(bestLanguage([lang]));
    this.words ??= words;
  }

  /** On a small screen the dock must not cover the tile that it is about. */
  #uncover(about: string): void {
    const tile = this.renderRoot.querySelector(`.tile${about}`);
    const dock = this.renderRoot.querySelector(".dock");
    if (!tile || !dock || getComputedStyle(dock).position !== "sticky") return;
    const hidden = tile.getBoundingClientRect().bottom + 8 - dock.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: hidden });
  }

  readonly #chosen = ({ detail }: MouseEvent): void => {
    this.#unpointed = detail === 0;
  };

  /** The tile that the pointer comes to, after a moment; a finger points at nothing. */
  #hover(event: PointerEvent): void {
    // The table may move beneath a pointer that rests: nobody points then.
    const rests = event.movementX === 0 && event.movementY === 0;
    if (event.pointerType === "touch" || rests) return;
    const tile = tileOf(event);
    if (tile === this.#under) return;
    this.#leave();
    this.#under = tile;
    if (tile !== null) this.#pointing = setTimeout(() => (this.pointed = tile), POINTING);
  }

  /** Notes where the focus is in the city or in the hand. */
  #focus(event: FocusEvent): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.matches(":focus-visible")) this.pointed = tileOf(event);
    const card = event.target.closest<HTMLElement>("[data-card]")?.dataset.card as Card | undefined;
    const tile = tileOf(event);
    if (tile !== null) this.entered = { ...this.entered, tile };
    if (card) this.entered = { ...this.entered, card };
  }

  #leave(): void {
    clearTimeout(this.#pointing);
    this.#under = null;
    this.pointed = null;
  }

  #intend(intent: Intent): void {
    this.pointed = null;
    this.intent = intent;
    this.refusal = null;
  }

  #play(move: CityMove): void {
    if (!this.view) return;
    this.refusal = check(this.view, move);
    if (this.refusal) return;
    // What comes of a move leads on, not back.
    this.#unpointed = false;
    this.intent = LOOK;
    this.dispatchEvent(new CustomEvent("move", { detail: move, bubbles: true, composed: true }));
  }
}

const NOWHERE: Entered = { tile: null, card: null };

/** The tile that an event is on. */
function tileOf({ target }: Event): Tile | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>(".tile[data-tile]") : null;
  return tile ? (Number(tile.dataset.tile) as Tile) : null;
}

/** All that the rules say about a view, asked once. */
function consider(view: CityView, still: boolean): Pick<Scene, "status" | "moves" | "reach"> {
  const now = status(view);
  const decides = !still && now.actor !== null && now.actor === view.view;
  const moves = decides ? legalMoves(view) : [];
  const reach = new Map<Tile, number>();
  for (const move of moves) {
    if (move.type !== "walk") continue;
    const walk = preview(view, move).find((event) => event.type === "walk");
    if (walk) reach.set(move.to, now.steps - walk.stepsLeft);
  }
  return { status: now, moves, reach };
}

declare global {
  interface HTMLElementTagNameMap {
    "blue-moon-table": BlueMoonTable;
  }
}
