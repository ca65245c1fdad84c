import { counting } from "../counting.js";
import type { Counts } from "../counts.js";

export const { number, count, list } = counting("de");

export const crystals = (n: number) => count(n, "Kristall", "Kristalle");
export const scales = (n: number) => count(n, "Drachenschuppe", "Drachenschuppen");
export const cards = (n: number) => count(n, "Karte", "Karten");
export const markers = (n: number) => count(n, "Baustein", "Bausteine");
export const steps = (n: number) => count(n, "Schritt", "Schritte");

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
