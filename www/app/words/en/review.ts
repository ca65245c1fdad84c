import type { ReviewWords } from "../review.js";
import { number } from "./numbers.js";

export const review: ReviewWords = {
  title: "Review",
  first: "To the beginning",
  back: "One move back",
  forward: "One move forward",
  last: "To the end",
  play: "Play it through",
  pause: "Pause",
  pace: "Pace",
  paces: { slow: "Slow", calm: "Calm", quick: "Quick" },
  position: "Move",
  at: (move, of) => `Move ${number(move)} of ${number(of)}`,
  beginning: "The beginning: nothing has happened yet.",
  reader: "Whose hand",
  mover: "Player to move",
  spectator: "Nobody’s",
  goOn: "Go on playing",
  fork: "Play on from here",
};
