/** A number on the table that counts on, step by step, to what it is now. */

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
