/** A sheet that turns over, from the side that was seen to the other. */

import type { Stage } from "./stage.js";

/** How long one half of the turn takes, in ms. */
const HALF = 340;

/** Lays a copy of the side that was seen over the one that is drawn already, until it is turned over. */
export function keepSide(stage: Stage, copy: HTMLElement, over: HTMLElement): void {
  // Only for the eye: what lies beneath is what is pointed at and read.
  copy.classList.add("turning");
  copy.ariaHidden = "true";
  copy.inert = true;
  for (const piece of copy.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  stage.invite(copy, over.parentElement ?? undefined);
  stage.hold(over.querySelector<HTMLElement>(".sheet"));
}

export async function turnOver(stage: Stage, copy: HTMLElement, to: HTMLElement): Promise<void> {
  const [old, sheet] = [copy, to].map((side) => side.querySelector<HTMLElement>(".sheet"));
  if (!old || !sheet) return;
  await stage.animate(old, [{ transform: FLAT }, { transform: EDGE }], {
    duration: HALF,
    easing: "ease-in",
    fill: "forwards",
  });
  stage.show(sheet);
  stage.dismiss(copy);
  await stage.animate(sheet, [{ transform: EDGE_BEHIND }, { transform: FLAT }], {
    duration: HALF,
    easing: "cubic-bezier(0.2, 0.8, 0.4, 1.2)",
  });
}

const FLAT = "perspective(40rem) rotateY(0)";
const EDGE = "perspective(40rem) rotateY(90deg)";
const EDGE_BEHIND = "perspective(40rem) rotateY(-90deg)";
