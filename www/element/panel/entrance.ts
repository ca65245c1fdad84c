/** Where the focus goes when something is chosen, and where it returns to. */

import type { Intent } from "../scene.js";

/** What one is led to: a tile to aim at, the title of what was chosen, or the head of the panel. */
export function entranceOf(root: ParentNode, intent: Intent): HTMLElement | null {
  const target = intent.type === "card" ? root.querySelector<HTMLElement>("[data-target]") : null;
  const title = intent.type === "look" ? null : root.querySelector<HTMLElement>(".panel-body h3");
  return target ?? title ?? root.querySelector<HTMLElement>(".panel-head");
}

/** What led there. */
export function originOf(root: ParentNode, intent: Intent): HTMLElement | null {
  return root.querySelector<HTMLElement>(origin(intent)) ?? root.querySelector(".panel-head");
}

function origin(intent: Intent): string {
  switch (intent.type) {
    case "tile":
      return `[data-tile="${intent.tile}"]`;
    case "card":
      return `[data-card="${intent.card}"] button`;
    case "pay":
      return `[data-box="${intent.box}"]`;
    case "end":
      return ".turn-actions .end";
    case "look":
      return ".panel-head";
  }
}
