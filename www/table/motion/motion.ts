/** Movement between two drawings of the table. A new one ends that before: they never pile up. */

import { css, html, type TemplateResult } from "lit";
import { Stage } from "./stage.js";

export class Motion {
  #stage: Stage | null = null;

  /** Settles once nothing moves any more. */
  get ended(): Promise<void> {
    return this.#stage?.ended ?? Promise.resolve();
  }

  /** Ends what still moves and notes where everything is, before a new drawing. */
  before(root: ParentNode, changing: readonly string[]): Before | null {
    this.finish();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    return remember(root, changing);
  }

  /** Lets a script show how the table came to be as it is now. */
  play(root: ParentNode, before: Before, perform: (stage: Stage) => void): void {
    const layer = root.querySelector(".motion");
    if (!layer) return;
    const stage = new Stage(root, layer, before);
    this.#stage = stage;
    const skip = () => stage.finish();
    // Whatever one does, one is not kept waiting by what is only shown.
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    stage.ended.then(() => {
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
    });
    perform(stage);
  }

  finish(): void {
    this.#stage?.finish();
    this.#stage = null;
  }
}

/** Where everything that flies is drawn. */
export function layer(): TemplateResult {
  return html`<div class="motion" aria-hidden="true"></div>`;
}

export interface Before {
  readonly pieces: ReadonlyMap<string, DOMRect>;
  /** The numbers by their keys. */
  readonly values: ReadonlyMap<string, string>;
  /** The stacks of the hand by their cards. */
  readonly stacks: ReadonlyMap<string, DOMRect>;
  /** What is drawn otherwise now, as it looked, by the selectors that find it. */
  readonly copies: ReadonlyMap<string, HTMLElement>;
}

/**
 * Notes where everything is; to be called between two drawings, when nothing needs a new layout. What `changing`
 * finds is copied.
 */
export function remember(root: ParentNode, changing: readonly string[]): Before {
  const boxes = (name: string) =>
    new Map(
      marked(root, name).map((element) => [
        element.dataset[name] ?? "",
        element.getBoundingClientRect(),
      ]),
    );
  return {
    pieces: boxes("piece"),
    stacks: boxes("card"),
    values: new Map(
      marked(root, "stat").map(({ dataset }) => [dataset.stat ?? "", dataset.value ?? ""]),
    ),
    copies: new Map(
      changing.flatMap((selector) => {
        const copy = root.querySelector(selector)?.cloneNode(true);
        return copy instanceof HTMLElement ? [[selector, copy] as const] : [];
      }),
    ),
  };
}

function marked(root: ParentNode, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
}

export const motionStyle = css`
  .motion {
    position: fixed;
    inset: 0;
    z-index: 6;
    /* What comes and goes here leaves the layout of the table alone. */
    contain: strict;
    pointer-events: none;
  }

  /* Above all that it passes */
  .moving {
    position: relative;
    z-index: 5;
  }

  .motion > * {
    position: absolute;
  }

  .token {
    display: flex;
    align-items: center;
    gap: 0.1rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    text-shadow: 0 0 6px var(--ground-far), 0 0 3px var(--ground-far);
    filter: drop-shadow(0 2px 4px #0009);
  }

  .token .marker {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  .caption {
    display: grid;
    gap: 0.15rem;
    inline-size: max-content;
    max-inline-size: 13rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--glow);
    border-radius: var(--round);
    background: var(--raised);
    font-size: 0.85rem;
    line-height: 1.25;
    box-shadow: 0 6px 20px #000a;
  }

  .caption > * {
    display: flex;
    align-items: center;
    gap: 0.3rem;
  }

  .caption b {
    color: var(--glow);
  }

  .caption i {
    display: inline-flex;
    align-items: center;
    gap: 0.1rem;
    font-style: normal;
    font-weight: 600;
    white-space: nowrap;
  }

  /* The side that was seen, above the one that it becomes */
  .turning {
    pointer-events: none;
    background: none;
    box-shadow: none;
  }

  .skip {
    grid-area: 1 / 1;
    place-self: center;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.3rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 1.4rem;
    background: var(--raised);
    font-size: 0.875rem;
  }
`;
