/** What the package has to know of Parley, as it is in builds for tests. */

import type {
  ParleyCounts,
  ParleyEvent,
  ParleyFacts,
  ParleyMove,
  ParleyOdds,
  ParleyOptions,
  ParleyQuestion,
  ParleyState,
  ParleyStatus,
  ParleyView,
  PositionHandle,
} from "../../wasm/blue_moon_city.js";
import { PositionObject } from "../position.js";

/** The types of Parley. */
export interface ParleyTypes {
  options: ParleyOptions;
  state: ParleyState;
  view: ParleyView;
  move: ParleyMove;
  event: ParleyEvent;
  status: ParleyStatus;
  question: ParleyQuestion;
  explanation: ParleyOdds;
  facts: ParleyFacts;
  position: ParleyPosition;
}

/** A position that was read once. */
export class ParleyPosition extends PositionObject<ParleyTypes> {
  /** @internal */
  constructor(handle: PositionHandle) {
    super(handle, unpack);
  }

  /** How many cards of each value the player holds. */
  counts(): ParleyCounts {
    return this.find({}) as ParleyCounts;
  }
}

const PLAIN = ["peek", "keep", "burn", null, "accept", "challenge"] as const;

function unpack(bytes: Uint8Array): ParleyMove[] {
  const moves: ParleyMove[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const type = PLAIN[bytes[at] as number];
    if (type) {
      moves.push({ type });
    } else {
      moves.push({ type: "lay", card: bytes[at + 1] || null, claim: bytes[at + 2] as number });
      at += 2;
    }
  }
  return moves;
}

export const parley = { Position: ParleyPosition, unpack };
