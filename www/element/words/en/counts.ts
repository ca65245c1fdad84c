import { counting } from "../counting.js";
import type { Counts } from "../counts.js";

export const { number, count, list } = counting("en");

export const crystals = (n: number) => count(n, "crystal", "crystals");
export const scales = (n: number) => count(n, "scale", "scales");
export const cards = (n: number) => count(n, "card", "cards");
export const markers = (n: number) => count(n, "marker", "markers");
export const steps = (n: number) => count(n, "step", "steps");

export const counts: Counts = {
  list,
  series: (items) => items.join(", "),
  parts: (items) => items.join("; "),
  pause: "; ",
  crystals,
  scales,
  cards,
  markers,
  steps,
};
