/** What the things of the game are called. */

import type {
  BuildingId,
  Card,
  CardRole,
  Dragon,
  People,
  Phase,
  Power,
  RewardKind,
} from "blue-moon-city";

export interface Names {
  /** A player who gave no name. */
  player(number: number): string;
  card(card: Card, count?: number): string;
  readonly peoples: Record<People, { readonly name: string; readonly colour: string }>;
  readonly buildings: Record<BuildingId, string>;
  readonly dragons: Record<Dragon, string>;
  readonly phases: Record<Phase, string>;
  readonly roles: Record<CardRole, string>;
  readonly rewardCorners: Record<RewardKind, string>;
  /** What a power does, as one sentence. */
  readonly powers: Record<Power, string>;
}
