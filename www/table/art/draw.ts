/**
 * The builder's tools: walls, roofs, towers and openings as strokes of paint.
 *
 * Everything stands on one ground and is seen as in an old picture of a town: fronts are straight, depth runs to the upper
 * right, and the moon shines from there. Units are those of the field, 64 wide; `y` is the foot of a thing.
 */

import type { People } from "blue-moon-city";

/** What a stroke is painted with; the styles of a game say how that looks. */
export type Tone =
  | "wall"
  /** A wall in the moonlight. */
  | "lit"
  | "roof"
  /** A roof in the moonlight. */
  | "top"
  /** Pale stone, cloth, paper. */
  | "trim"
  | "wood"
  /** An opening without a lamp. */
  | "dark"
  | "lamp"
  | "fire"
  | "gold"
  | "water"
  | "leaf"
  /** A joint, a rope, a lattice: only its line. */
  | "line"
  | "spray"
  | "steam"
  | "beam"
  /** Shade and moonlight upon what was painted before. */
  | "shade"
  | "shine";

export interface Stroke {
  readonly tone: Tone;
  readonly d: string;
  /** Whose colours the stroke has, if not those of its building. */
  readonly people?: People;
}

export type Strokes = readonly Stroke[];

/** The foot of every building. */
export const GROUND = 47;

const ACROSS = 0.55;
const UP = -0.4;

const number = (value: number) => String(Math.round(value * 10) / 10);

/** A shape by its path, which may hold numbers of any length. */
export function shape(tone: Tone, d: string): Stroke {
  return { tone, d: d.replace(/-?\d*\.?\d+(?:e-\d+)?/g, (digits) => number(Number(digits))) };
}

/** A polygon by the coordinates of its corners. */
export function polygon(tone: Tone, ...coordinates: readonly number[]): Stroke {
  return { tone, d: `M${coordinates.map(number).join(" ")}Z` };
}

export function rectangle(tone: Tone, x: number, y: number, width: number, height: number): Stroke {
  return shape(tone, `M${x} ${y}h${width}v${-height}h${-width}Z`);
}

/** Rectangles of one size as one stroke, each by its lower left corner. */
export function panes(
  tone: Tone,
  width: number,
  height: number,
  ...corners: readonly (readonly [x: number, y: number])[]
): Stroke {
  return shape(tone, corners.map(([x, y]) => `M${x} ${y}h${width}v${-height}h${-width}Z`).join(""));
}

const archPath = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`;

/** Round arches of one size as one stroke, each by its lower left corner. */
export function arches(
  tone: Tone,
  width: number,
  height: number,
  ...corners: readonly (readonly [x: number, y: number])[]
): Stroke {
  return shape(tone, corners.map(([x, y]) => archPath(x, y, width, height)).join(""));
}

/** `count` corners side by side from `x` to `x + width`, for `panes` and `arches` of a width of `each`. */
export function row(
  x: number,
  y: number,
  width: number,
  count: number,
  each: number,
): readonly (readonly [number, number])[] {
  const step = count > 1 ? (width - each) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => [x + index * step, y] as const);
}

/** A body with a front, a side in the moonlight and a flat top. */
export function block(x: number, y: number, width: number, height: number, depth: number): Strokes {
  const right = x + width;
  const [back, rise] = [depth * ACROSS, depth * UP];
  return [
    polygon(
      "lit",
      right,
      y,
      right + back,
      y + rise,
      right + back,
      y - height + rise,
      right,
      y - height,
    ),
    polygon(
      "lit",
      x,
      y - height,
      right,
      y - height,
      right + back,
      y - height + rise,
      x + back,
      y - height + rise,
    ),
    rectangle("wall", x, y, width, height),
  ];
}

/** A roof whose ridge runs back from the front: a gable faces us. */
export function gable(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  eaves = 1.5,
): Strokes {
  const middle = x + width / 2;
  const right = x + width + eaves;
  const foot = y + (eaves * height) / (width / 2);
  const peak = y - height - 1;
  const [back, rise] = [depth * ACROSS, depth * UP];
  return [
    polygon(
      "top",
      middle,
      peak,
      middle + back,
      peak + rise,
      right + back,
      foot + rise,
      right,
      foot,
    ),
    polygon("wall", x, y, middle, y - height, x + width, y),
    polygon(
      "roof",
      x - eaves,
      foot,
      middle,
      peak,
      right,
      foot,
      right - 1.8,
      foot,
      middle,
      peak + 2.4,
      x - eaves + 1.8,
      foot,
    ),
  ];
}

/** A roof whose ridge runs along the front: its long side faces us. */
export function saddle(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  eaves = 1.5,
): Strokes {
  const [left, right] = [x - eaves, x + width + eaves];
  const [back, rise] = [(depth * ACROSS) / 2, (depth * UP) / 2];
  return [
    polygon(
      "lit",
      x + width,
      y,
      x + width + 2 * back,
      y + 2 * rise,
      x + width + back,
      y - height + rise,
    ),
    polygon(
      "roof",
      left,
      y + 1,
      right,
      y + 1,
      right + back,
      y - height + rise,
      left + back,
      y - height + rise,
    ),
  ];
}

/** A roof with four sides that meet in a point. */
export function pyramid(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  eaves = 1.5,
): Strokes {
  const [left, right] = [x - eaves, x + width + eaves];
  const [back, rise] = [depth * ACROSS, depth * UP];
  const [peakX, peakY] = [x + width / 2 + back / 2, y - height + rise / 2];
  return [
    polygon("top", right, y, right + back, y + rise, peakX, peakY),
    polygon("roof", left, y, right, y, peakX, peakY),
  ];
}

/** A round tower around `x`. */
export function tower(
  x: number,
  y: number,
  radius: number,
  height: number,
  foot = radius,
): Strokes {
  const top = y - height;
  const sag = radius * 0.35;
  return [
    shape(
      "wall",
      `M${x - radius} ${top}L${x - foot} ${y}Q${x} ${y + 2 * sag} ${x + foot} ${y}L${x + radius} ${top}Q${x} ${top + sag} ${x - radius} ${top}Z`,
    ),
    shape(
      "shade",
      `M${x - radius} ${top}L${x - foot} ${y}l${foot * 0.45} ${sag * 0.6}L${x - radius * 0.55} ${top}Z`,
    ),
    shape(
      "shine",
      `M${x + radius} ${top}L${x + foot} ${y}l${-foot * 0.5} ${sag * 0.6}L${x + radius * 0.5} ${top}Z`,
    ),
  ];
}

/** A pointed round roof. */
export function spire(
  x: number,
  y: number,
  radius: number,
  height: number,
  people?: People,
): Strokes {
  const roof = shape(
    "roof",
    `M${x - radius} ${y}Q${x} ${y + radius * 0.6} ${x + radius} ${y}L${x} ${y - height}Z`,
  );
  return [
    people ? { ...roof, people } : roof,
    shape(
      "shine",
      `M${x + radius * 0.25} ${y + radius * 0.28}Q${x + radius * 0.6} ${y + radius * 0.2} ${x + radius} ${y}L${x} ${y - height}Z`,
    ),
  ];
}

/** A round roof. */
export function dome(
  x: number,
  y: number,
  radius: number,
  height = radius,
  people?: People,
): Strokes {
  const roof = shape(
    "roof",
    `M${x - radius} ${y}A${radius} ${height} 0 0 1 ${x + radius} ${y}Q${x} ${y + radius * 0.35} ${x - radius} ${y}Z`,
  );
  return [
    people ? { ...roof, people } : roof,
    shape(
      "shine",
      `M${x + radius * 0.2} ${y - height * 0.98}A${radius} ${height} 0 0 1 ${x + radius} ${y}Q${x + radius * 0.8} ${y + radius * 0.12} ${x + radius * 0.6} ${y + radius * 0.13}Q${x + radius * 0.7} ${y - height * 0.7} ${x + radius * 0.2} ${y - height * 0.98}Z`,
    ),
  ];
}

/** A bulb of a roof with a point. */
export function onion(x: number, y: number, radius: number, height: number): Strokes {
  const [neck, waist, belly] = [radius * 0.7, y - height * 0.6, y - height * 0.35];
  const right = `C${x + neck} ${waist} ${x + radius * 1.7} ${belly} ${x + neck} ${y}`;
  return [
    shape(
      "roof",
      `M${x - neck} ${y}C${x - radius * 1.7} ${belly} ${x - neck} ${waist} ${x} ${y - height}${right}Q${x} ${y + radius * 0.3} ${x - neck} ${y}Z`,
    ),
    shape(
      "shine",
      `M${x} ${y - height}${right}L${x + radius * 0.3} ${y + radius * 0.1}C${x + radius} ${belly} ${x + radius * 0.3} ${waist} ${x} ${y - height}Z`,
    ),
  ];
}

/** Battlements upon a wall. */
export function crown(
  tone: Tone,
  x: number,
  y: number,
  width: number,
  teeth: number,
  height = 2.6,
): Stroke {
  const tooth = width / (2 * teeth - 1);
  const path = Array.from({ length: teeth }, (_, index) =>
    index === 0
      ? `v${-height}h${tooth}v${height * 0.6}`
      : `h${tooth}v${-height * 0.6}h${tooth}v${index === teeth - 1 ? height : height * 0.6}`,
  );
  return shape(tone, `M${x} ${y}${path.join("")}Z`);
}

/** A ball on a pole. */
export function finial(x: number, y: number, height = 3.5): Strokes {
  return [
    shape("line", `M${x} ${y}v${-height}`),
    shape("gold", `M${x} ${y - height - 1.1}a1.1 1.1 0 1 0 .1 0Z`),
  ];
}

/** A pennant on a pole. */
export function pennant(x: number, y: number, height = 7): Strokes {
  return [
    shape("line", `M${x} ${y}v${-height}`),
    polygon("gold", x, y - height, x + 6, y - height + 1.7, x, y - height + 3.4),
  ];
}
