/** Files that are dropped on the page, wherever on it. */

import { css, type ReactiveController, type ReactiveControllerHost } from "lit";

export class Drop implements ReactiveController {
  /** Whether a file is held over the page. */
  over = false;

  readonly #host: ReactiveControllerHost;
  readonly #bring: (file: File) => void;

  constructor(host: ReactiveControllerHost, bring: (file: File) => void) {
    this.#host = host;
    this.#bring = bring;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("dragover", this.#dragOver);
    addEventListener("dragleave", this.#dragLeave);
    addEventListener("drop", this.#dropped);
  }

  hostDisconnected(): void {
    removeEventListener("dragover", this.#dragOver);
    removeEventListener("dragleave", this.#dragLeave);
    removeEventListener("drop", this.#dropped);
  }

  #hold(over: boolean): void {
    if (this.over === over) return;
    this.over = over;
    this.#host.requestUpdate();
  }

  readonly #dragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    this.#hold(true);
  };

  readonly #dragLeave = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.#hold(false);
  };

  readonly #dropped = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    this.#hold(false);
    if (!file) return;
    event.preventDefault();
    this.#bring(file);
  };
}

export const dropStyle = css`
  .drop {
    position: fixed;
    inset: 0.8rem;
    z-index: 10;
    display: grid;
    place-items: center;
    border: 2px dashed var(--glow);
    border-radius: 18px;
    background: color-mix(in srgb, var(--ground), transparent 12%);
    font: 600 1.5rem var(--display);
    text-align: center;
    pointer-events: none;
  }
`;
