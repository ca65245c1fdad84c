/**
 * The stage of one change of the table: everything that moves on it, so that all of it can be ended at once. The table
 * beneath is drawn as it stands already; what is shown here only leads the eye there.
 */

import { html, render, type TemplateResult } from "lit";
import type { Before } from "./motion.js";

/** How long a token travels, in ms. */
const FLIGHT = 550;

export class Stage {
  readonly root: ParentNode;
  readonly before: Before;
  readonly #layer: Element;
  readonly #animations = new Set<Animation>();
  readonly #guests = new Set<Element>();
  readonly #held = new Set<Drawn>();
  readonly #counters = new Map<string, Counter>();
  #release: () => void = () => {};
  /** Settles once everything is over. */
  readonly ended = new Promise<void>((resolve) => {
    this.#release = resolve;
  });
  over = false;

  constructor(root: ParentNode, layer: Element, before: Before) {
    this.root = root;
    this.#layer = layer;
    this.before = before;
  }

  /** Ends whatever still moves: the table is seen as it stands. */
  finish(): void {
    if (this.over) return;
    this.over = true;
    for (const animation of this.#animations) animation.cancel();
    for (const guest of this.#guests) guest.remove();
    for (const element of this.#held) element.style.visibility = "";
    for (const counter of this.#counters.values()) counter.settle();
    this.#release();
  }

  /** Animates an element until it is there, or until all is over. */
  async animate(
    element: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    if (this.over) return;
    const animation = element.animate(frames, options);
    this.#animations.add(animation);
    // Being cancelled is an end like any other.
    await animation.finished.catch(() => {});
    this.#animations.delete(animation);
  }

  /** Waits, but never longer than the stage lasts. */
  async wait(ms: number): Promise<void> {
    if (this.over) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([waited, this.ended]);
    clearTimeout(timer);
  }

  /** Hides what is drawn already, until it arrives. */
  hold(element: Drawn | null | undefined): void {
    if (!element || this.over) return;
    element.style.visibility = "hidden";
    this.#held.add(element);
  }

  show(element: Drawn | null | undefined): void {
    if (!element) return;
    element.style.visibility = "";
    this.#held.delete(element);
  }

  /** Puts something into the table for as long as the stage lasts, or until it is dismissed. */
  invite(guest: Element, where: Element = this.#layer): void {
    if (this.over) return;
    where.append(guest);
    this.#guests.add(guest);
  }

  dismiss(guest: Element): void {
    guest.remove();
    this.#guests.delete(guest);
  }

  /** A drawing in the layer above the table, its middle at a point of the window. */
  float(drawing: TemplateResult, name: string, at: { x: number; y: number }): HTMLElement {
    const guest = document.createElement("div");
    guest.className = name;
    render(html`${drawing}`, guest);
    guest.style.left = `${at.x}px`;
    guest.style.top = `${at.y}px`;
    this.invite(guest);
    return guest;
  }

  /** Sends a drawing from one spot to another; it vanishes where it arrives. */
  async fly(
    drawing: TemplateResult,
    from: DOMRect | undefined,
    to: Element | null | undefined,
    delay = 0,
  ): Promise<void> {
    if (this.over || !from || !to) return;
    const [start, end] = [middle(from), middle(to.getBoundingClientRect())];
    // What sets out together is measured together, before any of it changes the page.
    await null;
    if (this.over) return;
    const guest = this.float(drawing, "token", start);
    const [x, y] = [end.x - start.x, end.y - start.y];
    // A little upwards on the way, as if tossed.
    const lift = Math.min(60, Math.hypot(x, y) / 5);
    await this.animate(
      guest,
      [
        { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
        { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, offset: 0.2 },
        {
          transform: `translate(-50%, -50%) translate(${x / 2}px, ${y / 2 - lift}px) scale(1.1)`,
          offset: 0.6,
        },
        { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(0.8)` },
      ],
      { duration: FLIGHT, delay, easing: "ease-in-out", fill: "both" },
    );
    this.dismiss(guest);
  }

  find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  stat(key: string): HTMLElement | null {
    return this.find(`[data-stat="${key}"]`);
  }

  /** Lets a number wait at what it was; it follows by {@link count}. */
  keepCount(key: string): void {
    const counter = Counter.of(this.stat(key), this.before.values.get(key));
    if (counter) this.#counters.set(key, counter);
  }

  /** Something arrives at a number: it counts on, and is seen to. */
  count(key: string, by: number): void {
    if (this.over) return;
    this.#counters.get(key)?.by(by, (ms) => this.wait(ms));
    this.pulse(this.stat(key));
  }

  pulse(element: Element | null): void {
    if (!element) return;
    this.animate(element, [{ transform: "scale(1.45)" }, { transform: "none" }], {
      duration: 450,
      easing: "ease-out",
    });
  }
}

type Drawn = HTMLElement | SVGElement;

export function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** Between two steps, in ms. */
const TICK = 70;

export class Counter {
  readonly #text: Text;
  readonly #last: string;
  #shown: number;

  private constructor(text: Text, shown: number) {
    this.#text = text;
    this.#last = text.data;
    this.#shown = shown;
    text.data = `${shown}`;
  }

  /** Shows the number as it was; nothing if it is hidden, drawn otherwise, or the same. */
  static of(stat: HTMLElement | null, before: string | undefined): Counter | null {
    const text = stat && textIn(stat);
    if (!text || before === undefined) return null;
    const [from, to] = [Number(before), Number(stat.dataset.value)];
    if (!Number.isInteger(from) || !Number.isInteger(to) || from === to) return null;
    return text.data.trim() === `${to}` ? new Counter(text, from) : null;
  }

  async by(number: number, wait: (ms: number) => Promise<void>): Promise<void> {
    const step = Math.sign(number);
    for (let left = Math.abs(number); left > 0; left--) {
      this.#shown += step;
      this.#text.data = `${this.#shown}`;
      await wait(TICK);
    }
  }

  settle(): void {
    this.#text.data = this.#last;
  }
}

/** The text of the number itself: the drawing keeps empty ones around it. */
function textIn(stat: HTMLElement): Text | null {
  const shown = stat.querySelector("b") ?? stat;
  for (const node of shown.childNodes) {
    if (node instanceof Text && node.data.trim()) return node;
  }
  return null;
}
