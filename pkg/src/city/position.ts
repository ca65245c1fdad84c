/** The types of the city, and what it adds to a position object. */

import type {
  CityCompletion,
  CityEvent,
  CityExplanation,
  CityFacts,
  CityMove,
  CityOptions,
  CityPayments,
  CityProspect,
  CityQuery,
  CityQuestion,
  CityState,
  CityStatus,
  Tile as CityTile,
  CityView,
  PositionHandle,
} from "../../wasm/blue_moon_city.js";
import { count } from "../plain.js";
import { PositionObject } from "../position.js";
import { unpack } from "./moves.js";

/** The types of the city. */
export interface CityTypes {
  options: CityOptions;
  state: CityState;
  view: CityView;
  move: CityMove;
  event: CityEvent;
  status: CityStatus;
  question: CityQuestion;
  explanation: CityExplanation;
  facts: CityFacts;
  position: CityPosition;
}

/**
 * A position of Blue Moon City that was read once, to be asked again and again.
 *
 * ```ts
 * const table = game.position(0);
 * table.prospects().filter(({ steps, boxes }) => steps !== null && boxes.length > 0);
 * ```
 */
export class CityPosition extends PositionObject<CityTypes> {
  /** @internal */
  constructor(handle: PositionHandle) {
    super(handle, unpack);
  }

  /**
   * The payments for a box of the building that the figure is on, the cheapest first, each with the use of its cards:
   * those of few cards, then of few that stand in for any colour, then of low values (C4.9).
   *
   * ```ts
   * table.payments(0, 3).payments.map(({ cards }) => cards.join(" "));
   * ```
   *
   * @param box The box, 0 for the leftmost.
   * @param most How many are told at most; `count` tells how many there are.
   * @throws {RulesError} If the box can't be paid at all, as `explain`.
   */
  payments(box: number, most: number): CityPayments {
    return this.#find({
      type: "payments",
      box: count(box, "box", 255),
      most: count(most, "most", 65535),
    });
  }

  /**
   * What the player who decides could reach and pay, tile by tile: the steps that it costs to walk there, and the boxes
   * that the hand could fill if the figure stood there, each by itself.
   *
   * ```ts
   * table.prospects()[7]?.steps; // 2
   * ```
   *
   * @throws {RulesError} `not_your_view` if the position is the view of another seat.
   */
  prospects(): CityProspect[] {
    return this.#find({ type: "prospects" });
  }

  /**
   * What the building on a tile would bring if it were completed now: for each player with a marker, its own reward and
   * those of complete neighbours, and for the player with the most markers (C6.1).
   *
   * ```ts
   * table.completion(7).each; // { crystals: 3, cards: 1, scales: 1 }
   * ```
   *
   * @throws {RulesError} `not_your_view` if the position is the view of another seat.
   */
  completion(tile: CityTile): CityCompletion {
    return this.#find({ type: "completion", tile: count(tile, "tile", 255) as CityTile });
  }

  #find<T>(query: CityQuery): T {
    return this.find(query) as T;
  }
}
