/** Pieces that go over the board, step by step or through the air. */

import { middle, type Stage } from "./stage.js";

/** How long a step and a flight take, in ms. */
const STEP = 230;
const FLIGHT = 700;

/** How a piece goes: over these parts of the board, both ends included, or straight through the air. */
export type Way = readonly (Element | null)[] | "air";

/** Lets every piece that stands elsewhere now go there; those without a way of their own only make room. */
export async function travel(stage: Stage, ways: ReadonlyMap<string, Way>): Promise<void> {
  const pieces = [...stage.root.querySelectorAll<HTMLElement>("[data-piece]")];
  // All that is measured is measured before anything moves.
  const moved = pieces.flatMap((piece) => {
    const name = piece.dataset.piece ?? "";
    const from = stage.before.pieces.get(name);
    if (!from) return [];
    const [start, end] = [middle(from), middle(piece.getBoundingClientRect())];
    const [x, y] = [start.x - end.x, start.y - end.y];
    if (Math.hypot(x, y) < 2) return [];
    const way = ways.get(name);
    const over = way && way !== "air" ? way.slice(1, -1) : [];
    const stops = over.flatMap((part) => {
      const rect = part?.getBoundingClientRect();
      return rect ? [{ x: middle(rect).x - end.x, y: middle(rect).y - end.y }] : [];
    });
    return [{ piece, way, stops: [{ x, y }, ...stops, { x: 0, y: 0 }] }];
  });
  await Promise.all(
    moved.map(async ({ piece, way, stops }) => {
      piece.classList.add("moving");
      await (way === "air" ? soar(stage, piece, stops) : walk(stage, piece, stops));
      piece.classList.remove("moving");
    }),
  );
}

type Stop = { readonly x: number; readonly y: number };

function walk(stage: Stage, piece: HTMLElement, stops: readonly Stop[]): Promise<void> {
  return stage.animate(
    piece,
    stops.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" })),
    { duration: STEP * Math.max(1, stops.length - 1), fill: "backwards" },
  );
}

function soar(stage: Stage, piece: HTMLElement, stops: readonly Stop[]): Promise<void> {
  const { x, y } = stops[0] ?? { x: 0, y: 0 };
  return stage.animate(
    piece,
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x * 0.9}px, ${y * 0.9 - 14}px) scale(1.35)`, offset: 0.2 },
      { transform: `translate(${x * 0.1}px, ${y * 0.1 - 14}px) scale(1.35)`, offset: 0.8 },
      { transform: "none" },
    ],
    { duration: FLIGHT, easing: "ease-in-out", fill: "backwards" },
  );
}
