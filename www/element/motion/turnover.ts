/** The sheet of a building that turns over, from the plan to the house. */

import type { Tile } from "blue-moon-city";
import type { Stage } from "./stage.js";

/** How long one half of the turn takes, in ms. */
const HALF = 340;

/** Lays the plan over the house that is drawn already, until it is turned over. */
export function keepPlan(stage: Stage, tile: Tile): void {
  const plan = stage.before.plans.get(tile);
  const house = stage.tile(tile);
  if (!plan || !house?.parentElement) return;
  // Only for the eye: the tile itself is what is pointed at and read.
  plan.className = `${plan.className} turning`;
  plan.ariaHidden = "true";
  plan.inert = true;
  for (const name of ["data-tile", "data-here", "data-reach", "aria-selected"]) {
    plan.removeAttribute(name);
  }
  plan.querySelector(".cost")?.remove();
  for (const piece of plan.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  stage.invite(plan, house.parentElement);
  stage.hold(house.querySelector<HTMLElement>(".sheet"));
}

export async function turnOver(stage: Stage, tile: Tile): Promise<void> {
  const plan = stage.before.plans.get(tile);
  const sheet = stage.tile(tile)?.querySelector<HTMLElement>(".sheet");
  const old = plan?.querySelector(".sheet");
  if (!plan || !sheet || !old) return;
  await stage.animate(old, [{ transform: FLAT }, { transform: EDGE }], {
    duration: HALF,
    easing: "ease-in",
    fill: "forwards",
  });
  stage.show(sheet);
  stage.dismiss(plan);
  await stage.animate(sheet, [{ transform: EDGE_BEHIND }, { transform: FLAT }], {
    duration: HALF,
    easing: "cubic-bezier(0.2, 0.8, 0.4, 1.2)",
  });
}

const FLAT = "perspective(40rem) rotateY(0)";
const EDGE = "perspective(40rem) rotateY(90deg)";
const EDGE_BEHIND = "perspective(40rem) rotateY(-90deg)";
