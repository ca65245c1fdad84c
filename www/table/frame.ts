/**
 * The frame of every table, for a custom element of each game: the table as one seat, or a spectator, may see it.
 *
 * It is given a view and draws it; when the player of the view decides on a move that the rules allow, it sends a
 * `move` event with that move and waits for the next view. A `rule` event asks for the text of the rule that it names.
 * A child stands beside the board, one in the slot `guide` at the head of what can be done, one in the slot `outcome`
 * there once the game is over.
 */

import {
  check,
  type Event,
  type GameId,
  type Move,
  type MoveOf,
  type Problem,
  type View,
} from "blue-moon-city";
import { LitElement, type PropertyValues } from "lit";
import { type Before, Motion } from "./motion/motion.js";
import type { Stage } from "./motion/stage.js";
import { bestLanguage, type GameWords, type Language } from "./words/words.js";

/** What is pointed at: a move that is to be made, or a part of the table to be looked at. */
export type Wanted<G extends GameId = GameId> =
  | Move<G>
  | { readonly type: "look"; readonly at: string };

export abstract class TableFrame<
  G extends GameId = GameId,
  W extends GameWords = GameWords,
> extends LitElement {
  static override properties = {
    view: { attribute: false },
    names: { attribute: false },
    still: { attribute: false },
    events: { attribute: false },
    wanted: { attribute: false },
    words: { attribute: false },
    refusal: { state: true },
  };

  /** What is drawn; the moves are those of the seat whose view it is. */
  declare view: View<G> | null;
  /** The players' names by seat. */
  declare names: readonly string[];
  /** Whether the table is only looked at: no move is offered, whichever seat's view it is. */
  declare still: boolean;
  /** What led from the view before to this one, as far as its seat may know; empty where the game jumps. */
  declare events: readonly Event<G>[];
  /** What is pointed at: somebody teaches, or gives a hint. */
  declare wanted: Wanted<G> | null;
  /** Unless they are given, the table fetches those of the language that it stands in. */
  declare words: W | null;

  /** Why the last thing tried was refused. */
  declare protected refusal: Problem | null;

  readonly #motion = new Motion();
  #before: Before | null = null;
  #focused = false;
  #marked: readonly HTMLElement[] = [];

  constructor() {
    super();
    this.view = null;
    this.names = [];
    this.still = false;
    this.events = [];
    this.wanted = null;
    this.words = null;
    this.refusal = null;
  }

  /** Fetches the words of a language. */
  protected abstract wordsIn(language: Language): Promise<W>;
  /** Takes up another view: whatever was begun at the one before is given up. */
  protected abstract take(before: View<G> | null): void;
  /** What is drawn otherwise in the new view, as selectors: it is remembered as it looked. */
  protected abstract changing(before: View<G> | null): readonly string[];
  /** Shows these events, which led to what is drawn. */
  protected abstract perform(stage: Stage, events: readonly Event<G>[]): void;
  /** Marks what is pointed at, and gives it back in the order of the page. */
  protected abstract mark(wanted: Wanted<G> | null): readonly HTMLElement[];
  /** Gives up what was begun, by the Escape key. */
  protected abstract cancel(): void;

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
    if (event.key === "Escape" && !event.defaultPrevented) this.cancel();
  };

  /** Settles once nothing on the table moves: callers that play moves one after another can wait for it. */
  get settled(): Promise<void> {
    return this.#motion.ended;
  }

  /** Whether the focus was in the table before this drawing. */
  protected get focused(): boolean {
    return this.#focused;
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
    const before = changed.get("view") ?? null;
    this.take(before as View<G> | null);
    this.refusal = null;
    this.#before = this.hasUpdated
      ? this.#motion.before(this.renderRoot, this.changing(before as View<G> | null))
      : null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#before && this.view) {
      // What is known already was shown already.
      const events = changed.has("events") ? this.events : [];
      this.#motion.play(this.renderRoot, this.#before, (stage) => this.perform(stage, events));
    }
    this.#before = null;
    this.follow(changed);
    this.#marked = this.mark(this.wanted);
    // What had the focus may be gone; what can be done takes it, so that the next key finds its way.
    if (this.#focused && !this.shadowRoot?.activeElement) this.focus({ preventScroll: true });
  }

  /** Follows what has changed with the eye and the focus. */
  protected abstract follow(changed: PropertyValues<this>): void;

  async #speak(): Promise<void> {
    const { lang } = this.closest<HTMLElement>("[lang]") ?? document.documentElement;
    const words = await this.wordsIn(bestLanguage([lang]));
    this.words ??= words;
  }

  /** Makes a move, or shows why it is refused; whether it was made. */
  protected play(move: Move<G>): boolean {
    if (!this.view) return false;
    this.refusal = check(this.view, move as MoveOf<View<G>>);
    if (this.refusal) return false;
    this.dispatchEvent(new CustomEvent("move", { detail: move, bubbles: true, composed: true }));
    return true;
  }
}
