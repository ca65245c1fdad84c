/** The black buildings of the Vulca: basalt, embers and smoke. */

import {
  arches,
  block,
  crown,
  GROUND,
  panes,
  pennant,
  polygon,
  rectangle,
  row,
  type Strokes,
  shape,
  tower,
} from "../../../table/art/draw.js";

const flame = (x: number, y: number, size: number): Strokes => [
  shape(
    "fire",
    `M${x} ${y}c${-6 * size} 0 ${-7 * size} ${-6 * size} ${-3.5 * size} ${-9 * size}c0 ${2 * size} ${1 * size} ${3 * size} ${2 * size} ${3 * size}c${-1 * size} ${-4 * size} ${0} ${-7 * size} ${3 * size} ${-10 * size}c0 ${4 * size} ${5 * size} ${6 * size} ${5 * size} ${11 * size}c0 ${3 * size} ${-3 * size} ${5 * size} ${-6.5 * size} ${5 * size}Z`,
  ),
  shape(
    "lamp",
    `M${x} ${y}c${-3 * size} 0 ${-3.4 * size} ${-3.6 * size} ${0.6 * size} ${-7 * size}c${0} ${2 * size} ${2.6 * size} ${3 * size} ${2.6 * size} ${4.6 * size}c0 ${1.4 * size} ${-1.4 * size} ${2.4 * size} ${-3.2 * size} ${2.4 * size}Z`,
  ),
];

/** A stepped pyramid that bears a great fire. */
export const fireTemple: Strokes = [
  ...block(3, GROUND, 47, 8, 17),
  ...block(9.5, 37, 35, 8, 11),
  ...block(16, 27.3, 23, 6.5, 5),
  ...[7, 46].flatMap((x) => [
    polygon("trim", x - 2, 37, x + 2, 37, x + 1, 39.5, x - 1, 39.5),
    ...flame(x, 37, 0.4),
  ]),
  polygon("trim", 22.5, GROUND, 25.5, 21, 31.5, 21, 34.5, GROUND),
  shape("line", "M24 43.5h9M24.2 40h8.6M24.6 36.5h7.8M25 33h7M25.4 29.5h6.2M25.7 26h5.6"),
  polygon("wall", 21, 17, 36, 17, 33, 20.8, 24, 20.8),
  ...flame(28.5, 17.5, 1.05),
];

/** Saw-tooth roofs, two chimneys and the glow of the furnace. */
export const ironFoundry: Strokes = [
  shape("steam", "M49 9c-3-1-2-5 1-5 1-4 7-4 8-1 3-1 5 2 3 4-2 2-9 3-12 2Z"),
  polygon("wall", 46, GROUND, 47, 11, 52, 11, 53, GROUND),
  polygon("shine", 50.5, 11, 52, 11, 53, GROUND, 51, GROUND),
  rectangle("fire", 46.5, 13, 6, 2.6),
  polygon("wall", 54.5, GROUND, 55.5, 18, 60, 18, 61, GROUND),
  polygon("shine", 58.5, 18, 60, 18, 61, GROUND, 59, GROUND),
  rectangle("fire", 55, 20, 5.5, 2.4),
  ...block(3, GROUND, 39, 16, 10),
  ...[3, 16, 29].flatMap((x) => [
    polygon("top", x, 21, x + 13, 31, x + 18.5, 27, x + 5.5, 17),
    polygon("roof", x, 31, x, 21, x + 13, 31),
    polygon("lamp", x + 1.5, 29.5, x + 1.5, 25.5, x + 7, 29.5),
  ]),
  ...[shape("dark", `M15 ${GROUND}v-8a7.5 7.5 0 0 1 15 0v8Z`)],
  ...flame(22.5, 45, 0.72),
  shape("dark", `M17 ${GROUND}v-2h11v2Z`),
  panes("lamp", 3, 5, [6, 42], [10.5, 42], [32, 42], [36.5, 42]),
];

/** A fortress: two round towers, the wall with its gate, the keep behind. */
export const citadel: Strokes = [
  ...block(23, 34, 17, 22, 8),
  crown("wall", 23, 12.5, 17, 4),
  ...pennant(35, 10, 8),
  panes("lamp", 2.4, 4, [26.5, 20], [34, 20]),
  rectangle("wall", 14, GROUND, 36, 17),
  crown("wall", 15, 30.5, 34, 7),
  rectangle("shade", 14, 33, 36, 1.5),
  arches("dark", 11, 13, [26.5, GROUND]),
  shape("line", "M29 47V36M32 47V34.5M35 47V36M26.5 43h11M26.5 39h11"),
  ...[11, 52].flatMap((x) => [
    ...tower(x, GROUND - 0.5, 7.5, 26, 8.5),
    shape("roof", `M${x - 9} 22.5v-5q9 3 18 0v5q-9 3-18 0Z`),
    shape(
      "roof",
      `M${x - 9} 18v-3.5h3.5v4.4q1.5.3 3.5.3v-4h4v4q2 0 3.5-.3v-4.4h3.5v3.5q-9 3-18 0Z`,
    ),
    panes("lamp", 2.6, 5, [x - 1.3, 32], [x - 1.3, 41]),
  ]),
  panes("lamp", 2, 4, ...row(20, 42, 24, 2, 2)),
];
