import { counting } from "../counting.js";
import type { Counts } from "../counts.js";

export const { number, list } = counting("hu");

/** After a number a noun stands in the singular. */
export const crystals = (n: number) => `${number(n)} kristály`;
export const scales = (n: number) => `${number(n)} sárkányláng`;
export const cards = (n: number) => `${number(n)} kártya`;
export const markers = (n: number) => `${number(n)} építőkő`;
export const steps = (n: number) => `${number(n)} lépés`;

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

/** The same as what somebody gets or gives. */
export const objects = {
  list,
  crystals: (n: number) => `${number(n)} kristályt`,
  scales: (n: number) => `${number(n)} sárkánylángot`,
  cards: (n: number) => `${number(n)} kártyát`,
};
