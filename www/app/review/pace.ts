/** How fast a game plays itself through in the review. */

export type Pace = "slow" | "calm" | "quick";

/** The time that a move is looked at, in ms. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 4_000, calm: 2_000, quick: 700 };

export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];
