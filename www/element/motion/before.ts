/** Where everything was before a new drawing. */

import type { CityView } from "blue-moon-city";

export interface Before {
  readonly pieces: ReadonlyMap<string, DOMRect>;
  /** The numbers by their keys. */
  readonly values: ReadonlyMap<string, string>;
  /** The stacks of the hand by their cards. */
  readonly stacks: ReadonlyMap<string, DOMRect>;
  /** The plans that are built now, as they looked, by their tiles. */
  readonly plans: ReadonlyMap<number, HTMLElement>;
}

/** Notes where everything is; to be called between two drawings, when nothing has to be laid out anew. */
export function remember(root: ParentNode, from: CityView | null, to: CityView | null): Before {
  const places = (name: string) =>
    new Map(
      marked(root, name).map((element) => [
        element.dataset[name] ?? "",
        element.getBoundingClientRect(),
      ]),
    );
  const built = (to?.table.tiles ?? []).flatMap((tile, index) =>
    tile.complete && from?.table.tiles[index]?.complete === false ? [index] : [],
  );
  return {
    pieces: places("piece"),
    stacks: places("card"),
    values: new Map(
      marked(root, "stat").map(({ dataset }) => [dataset.stat ?? "", dataset.value ?? ""]),
    ),
    plans: new Map(
      built.flatMap((tile) => {
        const plan = root.querySelector(`.tile[data-tile="${tile}"]`)?.cloneNode(true);
        return plan instanceof HTMLElement ? [[tile, plan] as const] : [];
      }),
    ),
  };
}

function marked(root: ParentNode, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)];
}
