/** What can be done now and what is usual, in a sentence; it goes by the moves that the rules allow. */

import { mover, type Scene } from "../scene.js";

/** Whether the usual next step is to end the turn. */
export function endIsNext(scene: Scene): boolean {
  const { can, filling } = allowed(scene);
  return can.has("endTurn") && !can.has("walk") && !can.has("offer") && !filling;
}

export function nextStep(scene: Scene): string {
  const { status, words } = scene;
  const { next } = words.turn;
  const { can, filling } = allowed(scene);
  const moving = status.phase === "movement";
  if (!can.has("endTurn")) return can.has("offer") ? next.raceOffer : next.raceWalk;
  if (can.has("declareDone")) return next.stale;
  if (declared(scene)) return next.declared;
  if (can.has("offer")) {
    if (!moving) return next.offerAgain;
    return can.has("walk") ? next.walkOrOffer : next.offer;
  }
  if (filling) {
    if (!moving) return next.fillMore;
    return can.has("walk") ? next.walkOrFill : next.fill;
  }
  if (status.race) return next.raceFree;
  if (can.has("walk")) return richEnough(scene) ?? next.walk;
  return scene.moves.some((move) => "card" in move) ? next.powers : next.end;
}

function allowed({ status, moves }: Scene): { can: Set<string>; filling: boolean } {
  return {
    can: new Set(status.can),
    filling: moves.some((move) => move.type === "contribute"),
  };
}

function declared(scene: Scene): boolean {
  const seat = mover(scene);
  return seat !== null && scene.view.table.seats[seat]?.declared === true;
}

/** Somebody who could pay for the next offering may not think of it. */
function richEnough(scene: Scene): string | null {
  const seat = mover(scene);
  const price = scene.status.nextOffering;
  if (seat === null || price === null) return null;
  return (scene.view.crystals[seat] ?? 0) >= price ? scene.words.turn.next.richEnough(price) : null;
}
