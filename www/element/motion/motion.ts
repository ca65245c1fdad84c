/** Movement between two drawings of the table. A new one ends that before: they never pile up. */

import { html, type TemplateResult } from "lit";
import type { Scene } from "../scene.js";
import { type Before, remember } from "./before.js";
import { perform } from "./script.js";
import { Stage } from "./stage.js";

export class Motion {
  #stage: Stage | null = null;

  /** Settles once nothing moves any more. */
  get ended(): Promise<void> {
    return this.#stage?.ended ?? Promise.resolve();
  }

  /** Ends what still moves and notes where everything is, before a new drawing. */
  before(root: ParentNode, from: Scene["view"] | null, to: Scene["view"] | null): Before | null {
    this.finish();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    return remember(root, from, to);
  }

  /** Shows how the table came to be as it is now. */
  play(root: ParentNode, before: Before, scene: Scene): void {
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
    perform(stage, scene);
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
