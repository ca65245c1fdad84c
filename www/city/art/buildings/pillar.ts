/** The yellow buildings of the Pillar: sandstone, trade and travel. */

import {
  arches,
  block,
  crown,
  dome,
  finial,
  GROUND,
  panes,
  polygon,
  rectangle,
  type Strokes,
  shape,
} from "../../../table/art/draw.js";

/** Striped awnings over the stalls, a clock above them. */
export const marketHall: Strokes = [
  ...block(25, 18, 10, 9, 6),
  polygon("top", 36.5, 9.5, 39, 7, 32, 2, 31, 2),
  polygon("roof", 23.5, 9.5, 36.5, 9.5, 31.5, 1.5),
  shape("lamp", "M30 10.5a3.2 3.2 0 1 0 .1 0Z"),
  shape("line", "M30 11.5v2.2l1.5 1"),
  polygon("top", 50, 26, 61, 24, 48, 15.5, 44, 15.5),
  polygon("roof", 4, 26, 51, 26, 45, 16, 12, 16),
  rectangle("dark", 6, GROUND, 44, 22),
  polygon("lit", 50, GROUND, 58, 42, 58, 25, 50, 26),
  rectangle("lamp", 8, 37, 40, 5),
  ...Array.from({ length: 8 }, (_, index) => {
    const x = 4 + index * 6;
    return shape(
      index % 2 ? "trim" : "roof",
      `M${6.5 + index * 5.4} 25h5.4L${x + 6} 33q0 2.5-3 2.5t-3-2.5Z`,
    );
  }),
  panes("wood", 1.6, 14, [5, GROUND], [27, GROUND], [49, GROUND]),
  rectangle("wood", 7, GROUND, 19, 6),
  rectangle("wood", 30, GROUND, 18, 6),
  shape("fire", "M9.5 37.8a2 2 0 1 0 .1 0ZM14 37.8a2 2 0 1 0 .1 0ZM11.7 35.5a2 2 0 1 0 .1 0Z"),
  shape(
    "leaf",
    "M18.5 37.5a2.2 2.2 0 1 0 .1 0ZM23 37.5a2.2 2.2 0 1 0 .1 0ZM20.7 35a2.2 2.2 0 1 0 .1 0Z",
  ),
  shape("gold", "M33 37.5a2.2 2.2 0 1 0 .1 0ZM37.5 37.5a2.2 2.2 0 1 0 .1 0Z"),
  shape("water", "M41 41v-4l1-1.5v-1.5h2v1.5l1 1.5v4Z"),
  shape("line", "M7 44h19M30 44h18"),
];

const palm = (x: number, y: number, height: number): Strokes => [
  shape("wood", `M${x - 1} ${y}q2-${height / 2} .5-${height}h1.4q1.5 ${height / 2} .5 ${height}Z`),
  shape(
    "leaf",
    `M${x + 0.2} ${y - height}c-3-4-7-3-9 1 4-2 6-1 8-.5-4 1-5 3-5 6 2-3 4-4 5.5-4.5 0 2 0 4 1 5 1-1 1.5-3 .8-5 2 .5 4 2 5.5 4.5 0-3-1-5-5-6 2-.5 4-1.5 8 .5-2-4-7-5-9.8-1Z`,
  ),
];

/** A walled inn for caravans: a tall gate, palms, a camel at rest. */
export const caravanserai: Strokes = [
  ...palm(8, 34, 16),
  ...palm(50, 34, 20),
  ...block(2, GROUND, 52, 14, 12),
  crown("wall", 2, 33.5, 52, 11, 2.8),
  ...dome(31, 19, 8, 9),
  ...finial(31, 10.5, 2),
  ...block(17, GROUND, 21, 27, 6),
  shape("trim", `M20.5 ${GROUND}V34q0-6 7-11 7 5 7 11v13Z`),
  shape("dark", `M22.5 ${GROUND}V35q0-5 5-8.7 5 3.7 5 8.7v12Z`),
  shape("lamp", `M24.5 ${GROUND}V38q0-3.5 3-6 3 2.5 3 6v9Z`),
  arches("lamp", 4, 6.5, [5.5, 44], [11.5, 44]),
  shape(
    "wood",
    "M39.5 48v-6.5c0-4 1.5-5 3-5 1-3.5 4-3.5 5 0 1-3.5 4-3.5 5 0 1.5 0 2.5.5 3 2 1 1 2 .5 2-1v-4.5c0-2 2-2.5 3.5-2l2 1-.5 1.5-2.5.3c0 6-.5 8.2-3.5 8.2V48h-1.5v-5h-10v5Z",
  ),
];

/** The tall house of a merchant: a stepped gable, and a sack on the hoist. */
export const tradingHouse: Strokes = [
  ...block(9, GROUND, 42, 20, 16),
  polygon("top", 31, 8, 39.8, 1.6, 61, 22, 52.2, 28.4),
  polygon(
    "wall",
    9,
    28,
    9,
    22.5,
    14,
    22.5,
    14,
    17,
    19,
    17,
    19,
    11.5,
    24,
    11.5,
    24,
    6,
    27,
    6,
    27,
    2,
    33,
    2,
    33,
    6,
    36,
    6,
    36,
    11.5,
    41,
    11.5,
    41,
    17,
    46,
    17,
    46,
    22.5,
    51,
    22.5,
    51,
    28,
  ),
  panes("roof", 5, 1.6, [9, 22.5], [14, 17], [19, 11.5], [36, 11.5], [41, 17], [46, 22.5]),
  panes("roof", 6, 1.6, [27, 2]),
  panes("lamp", 4, 5.5, [28, 17], [20, 25], [36, 25], [13, 35], [43, 35], [13, 44], [43, 44]),
  rectangle("wood", 25, 27, 10, 8),
  rectangle("wood", 25, 37, 10, 8),
  shape("line", "M30 27v-8M30 37v-8M26 20h8M26 30h8"),
  shape("trim", "M22 47v-6a8 5 0 0 1 16 0v6Z"),
  shape("dark", "M24 47v-5.5a6 4 0 0 1 12 0V47Z"),
  shape("wood", "M29 8.5h10v1.6H29Z"),
  shape("line", "M38.3 10v14"),
  shape("gold", "M38.3 24q-4 3-3.5 6.5.5 2 3.5 2t3.5-2q.5-3.5-3.5-6.5Z"),
  shape("wood", "M54 48q-1-4 0-8h6q1 4 0 8Z"),
  shape("line", "M53.6 42h6.8M53.6 46h6.8"),
];
