/** Movement between two drawings of the table: pieces travel, houses rise, numbers that changed flash. */

interface Places {
  readonly pieces: Map<string, DOMRect>;
  readonly values: Map<string, string>;
  readonly states: Map<string, string>;
}

/** Notes where everything is; to be called before a new drawing. */
export function remember(root: ParentNode): Places {
  const pieces = new Map<string, DOMRect>();
  for (const piece of marked(root, "piece")) {
    pieces.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  }
  const values = new Map<string, string>();
  for (const stat of marked(root, "stat")) {
    values.set(stat.dataset.stat ?? "", stat.dataset.value ?? "");
  }
  const states = new Map<string, string>();
  for (const tile of marked(root, "tile")) {
    states.set(tile.dataset.tile ?? "", tile.dataset.state ?? "");
  }
  return { pieces, values, states };
}

/** Moves everything from where it was to where it is now; to be called after the new drawing. */
export function animate(root: ParentNode, before: Places): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const piece of marked(root, "piece")) {
    const from = before.pieces.get(piece.dataset.piece ?? "");
    if (from) travel(piece, from);
  }
  for (const stat of marked(root, "stat")) {
    const value = before.values.get(stat.dataset.stat ?? "");
    if (value !== undefined && value !== stat.dataset.value) flash(stat);
  }
  for (const tile of marked(root, "tile")) {
    const state = before.states.get(tile.dataset.tile ?? "");
    if (state === "plan" && tile.dataset.state === "complete") turnOver(tile);
  }
}

function marked(root: ParentNode, name: string): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>(`[data-${name}]`);
}

function travel(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.hypot(x, y) < 2) return;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2}px) scale(1.25)` },
      { transform: "none" },
    ],
    { duration: 420, easing: "ease-in-out" },
  );
}

function flash(stat: HTMLElement): void {
  stat.animate([{ transform: "scale(1.5)", filter: "brightness(1.8)" }, { transform: "none" }], {
    duration: 650,
    easing: "ease-out",
  });
}

function turnOver(tile: HTMLElement): void {
  tile.animate(
    [
      { transform: "perspective(40rem) rotateY(180deg)" },
      { transform: "perspective(40rem) rotateY(0deg)" },
    ],
    { duration: 700, easing: "cubic-bezier(0.3, 0.9, 0.4, 1)" },
  );
}
