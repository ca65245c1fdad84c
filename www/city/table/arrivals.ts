/** How somebody would come to a tile: the own figure or a dragon, by steps or by a card. */

import {
  type CityCard as Card,
  type CityMove,
  legalMoves,
  type CityTile as Tile,
} from "blue-moon-city";
import { shortestWay } from "../lookup.js";
import { mover, type Scene } from "./scene.js";

export interface Arrival {
  readonly move: CityMove;
  /** The card that it takes. */
  readonly card: Card | null;
  readonly way: string;
}

/** All legal moves that bring somebody to this tile, or nearer to it by further steps. */
export function arrivals(scene: Scene, tile: Tile): Arrival[] {
  const { lookup, words } = scene;
  const { arrive } = words.turn;
  return scene.moves.flatMap((move): Arrival[] => {
    if (move.type === "extraSteps") {
      const steps = withFurtherSteps(scene, tile);
      return steps ? [{ move, card: move.card, way: arrive.moreSteps(steps) }] : [];
    }
    if (!("to" in move) || move.to !== tile) return [];
    if (!("card" in move)) {
      return [{ move, card: null, way: arrive.walk(scene.reach.get(tile) ?? 0) }];
    }
    const { dragon } = lookup.people(lookup.card(move.card).people);
    return [{ move, card: move.card, way: dragon ? arrive.dragon(dragon) : arrive.fly }];
  });
}

/** The steps to a tile that is too far away now, but not once one such card is used; else 0. */
function withFurtherSteps(scene: Scene, tile: Tile): number {
  const { lookup, status, reach, view } = scene;
  const figure = view.view === null ? undefined : view.table.seats[view.view]?.figure;
  if (figure === undefined || figure === tile || reach.has(tile)) return 0;
  const steps = shortestWay(lookup, figure, tile).length - 1;
  return steps <= status.steps + lookup.all.extraSteps ? steps : 0;
}

/** Whether the own figure would stand there. */
export function bringsFigure({ move }: Arrival): boolean {
  return move.type === "walk" || move.type === "fly";
}

/** The boxes that the hand would fill if the figure stood on a tile; the rules are asked about exactly that. */
export function prospects(scene: Scene, tile: Tile): ReadonlySet<number> {
  const { view } = scene;
  const seat = mover(scene);
  if (seat === null) return new Set();
  const known = asked.get(view) ?? new Map<Tile, ReadonlySet<number>>();
  asked.set(view, known);
  let boxes = known.get(tile);
  if (!boxes) {
    const seats = view.table.seats.map((own, index) =>
      index === seat ? { ...own, figure: tile } : own,
    );
    const there = { ...view, table: { ...view.table, seats } };
    boxes = new Set(
      legalMoves(there).flatMap((move) => (move.type === "contribute" ? [move.box] : [])),
    );
    known.set(tile, boxes);
  }
  return boxes;
}

const asked = new WeakMap<Scene["view"], Map<Tile, ReadonlySet<number>>>();

/** The legal moves that use this card and need a tile, by that tile. */
export function targets(scene: Scene, card: Card): Map<Tile, CityMove> {
  const found = new Map<Tile, CityMove>();
  for (const move of scene.moves) {
    if ("to" in move && "card" in move && move.card === card) found.set(move.to, move);
  }
  return found;
}

/** The move that uses the power of a card, to that tile if it needs one; none if the power serves payments only. */
export function powerMove(scene: Scene, card: Card, to: Tile): CityMove | null {
  const { power } = scene.lookup.card(card);
  switch (power) {
    case "flyDragon":
      return card === "V1" || card === "T1" || card === "A1" ? { type: power, card, to } : null;
    case "walkDragon":
      return card === "V2" || card === "T2" || card === "A2" ? { type: power, card, to } : null;
    case "fly":
      return card === "F1" ? { type: power, card, to } : null;
    case "extraSteps":
      return card === "F2" ? { type: power, card } : null;
    case "offer":
      return card === "P1" || card === "P2" ? { type: power, pillar: card } : null;
    default:
      return null;
  }
}
