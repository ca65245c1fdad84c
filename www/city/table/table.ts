/** `<blue-moon-table>`: the table of the city. */

import {
  type CityCard as Card,
  type CityEvent,
  type CityMove,
  type CityView,
  legalMoves,
  preview,
  status,
  type CityTile as Tile,
} from "blue-moon-city";
import { html, type PropertyValues, type TemplateResult } from "lit";
import {
  controls,
  type Language,
  moonStyle,
  refusedStyle,
  statStyle,
  TableFrame,
  textureStyle,
  tokens,
} from "../../table/index.js";
import { layer, motionStyle } from "../../table/motion/motion.js";
import type { Stage } from "../../table/motion/stage.js";
import { lookup } from "../lookup.js";
import { boardStyle } from "../style/board.js";
import { drawingStyle } from "../style/drawing.js";
import { layout } from "../style/layout.js";
import { phone } from "../style/phone.js";
import { piecesStyle } from "../style/pieces.js";
import { cityTokens } from "../style/tokens.js";
import { cityWords, type Words } from "../words/words.js";
import { city } from "./board.js";
import { cardStyle } from "./card.js";
import { gainsStyle } from "./gains.js";
import { hand, handStyle } from "./hand.js";
import { obelisk, obeliskStyle } from "./obelisk.js";
import { entranceOf, originOf, panel, panelStyle } from "./panel/panel.js";
import { warningStyle } from "./panel/parts.js";
import { paymentStyle } from "./panel/payment.js";
import { powerStyle } from "./panel/power.js";
import { tileStyle } from "./panel/tile.js";
import { usesStyle } from "./panel/uses.js";
import { waysStyle } from "./panel/ways.js";
import { players, playersStyle } from "./players.js";
import { type Entered, type Intent, LOOK, type Scene } from "./scene.js";
import { changing, perform } from "./script.js";
import { supplyStyle } from "./supply.js";
import { tipStyle } from "./tip.js";
import { markWanted, type Wanted, wantedStyle } from "./wanted.js";

/** How long one points at a tile before it speaks, in ms. */
const POINTING = 250;

export class BlueMoonTable extends TableFrame<"city", Words> {
  static override styles = [
    tokens,
    cityTokens,
    controls,
    textureStyle,
    drawingStyle,
    moonStyle,
    piecesStyle,
    boardStyle,
    playersStyle,
    statStyle,
    supplyStyle,
    obeliskStyle,
    cardStyle,
    handStyle,
    panelStyle,
    tileStyle,
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
    ...TableFrame.properties,
    fresh: { attribute: false },
    trace: { attribute: false },
    intent: { state: true },
    pointed: { state: true },
    entered: { state: true },
  };

  /** Cards of the hand that are marked as new. */
  declare fresh: readonly Card[];
  /** The tile of the last move, where that is to be seen. */
  declare trace: Tile | null;

  declare private pointed: Tile | null;
  declare private intent: Intent;
  declare private entered: Entered;

  #known: Pick<Scene, "status" | "moves" | "reach"> | null = null;
  #scene: Scene | null = null;
  /** Whether the last choice was made by keys or by a reader, without pointing. */
  #unpointed = false;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #under: Tile | null = null;

  constructor() {
    super();
    this.fresh = [];
    this.trace = null;
    this.pointed = null;
    this.intent = LOOK;
    this.entered = NOWHERE;
  }

  protected override wordsIn(language: Language): Promise<Words> {
    return cityWords(language);
  }

  protected override take(before: CityView | null): void {
    if (before?.view !== this.view?.view) this.entered = NOWHERE;
    this.intent = LOOK;
    this.#known = this.view && consider(this.view, this.still);
  }

  protected override changing(before: CityView | null): readonly string[] {
    return changing(before, this.view);
  }

  protected override perform(stage: Stage, events: readonly CityEvent[]): void {
    if (this.#scene) perform(stage, { ...this.#scene, events });
  }

  protected override mark(wanted: Wanted | null): readonly HTMLElement[] {
    return this.#scene ? markWanted(this.renderRoot, this.#scene, wanted) : [];
  }

  protected override cancel(): void {
    this.pointed = null;
    this.#unpointed = true;
    if (this.intent.type !== "look") this.#intend(LOOK);
  }

  /** Gives the focus to the head of the panel, from where a reader goes on to what can be done. */
  override focus(options?: FocusOptions): void {
    entranceOf(this.renderRoot, this.intent)?.focus(options);
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
      lookup: lookup(),
      intent: this.intent,
      pointed: this.pointed,
      entered: this.entered,
      events: this.events,
      refusal: this.refusal,
      play: (move) => void this.play(move),
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

  protected override follow(changed: PropertyValues<this>): void {
    const changes: PropertyValues = changed;
    if (changes.has("intent")) {
      this.#uncover('[aria-selected="true"]');
      const from: Intent | undefined = changes.get("intent");
      if (from && this.focused && this.#unpointed && !changes.has("view")) this.#lead(from);
    }
    if (changes.has("trace")) this.#uncover("[data-trace]");
  }

  /** Who chooses without pointing is led to what that opens, and back to where it was chosen. */
  #lead(from: Intent): void {
    const { intent } = this;
    if (intent.type === "look") originOf(this.renderRoot, from)?.focus();
    else if (intent.type === "tile" || intent.type !== from.type) this.focus();
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

  protected override play(move: CityMove): boolean {
    const made = super.play(move);
    if (made) {
      // What comes of a move leads on, not back.
      this.#unpointed = false;
      this.intent = LOOK;
    }
    return made;
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
