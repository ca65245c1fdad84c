import { counting } from "../counting.js";
import type { Counts } from "../counts.js";

export const { number, list } = counting("zh-Hant");

/** Each thing has its own measure word. */
export const crystals = (n: number) => `${number(n)} 顆水晶`;
export const scales = (n: number) => `${number(n)} 片龍鱗`;
export const cards = (n: number) => `${number(n)} 張牌`;
export const markers = (n: number) => `${number(n)} 個標記`;
export const steps = (n: number) => `${number(n)} 步`;

export const counts: Counts = {
  list,
  series: (items) => items.join("，"),
  parts: (items) => items.join("；"),
  pause: "；",
  crystals,
  scales,
  cards,
  markers,
  steps,
};
