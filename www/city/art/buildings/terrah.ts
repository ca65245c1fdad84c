/** The red buildings of the Terrah: brick, earth and corn. */

import {
  arches,
  block,
  dome,
  finial,
  GROUND,
  gable,
  panes,
  polygon,
  rectangle,
  row,
  type Strokes,
  saddle,
  shape,
} from "../../../table/art/draw.js";

/** A temple cut into the foot of a mountain. */
export const earthTemple: Strokes = [
  polygon(
    "roof",
    1,
    GROUND,
    6,
    37,
    13,
    22,
    18,
    25,
    29,
    2,
    37,
    13,
    42,
    9,
    52,
    27,
    56,
    30,
    63,
    GROUND,
  ),
  polygon(
    "top",
    29,
    2,
    37,
    13,
    42,
    9,
    52,
    27,
    56,
    30,
    63,
    GROUND,
    49,
    GROUND,
    44,
    30,
    38,
    25,
    35,
    16,
    31,
    12,
  ),
  polygon("shade", 13, 22, 18, 25, 22, 36, 14, GROUND, 1, GROUND, 6, 37),
  polygon("trim", 29, 2, 24, 12.5, 27, 11, 29, 14, 31, 11, 33.5, 12.5, 34.5, 9.5),
  polygon("trim", 42, 9, 39, 11.4, 41, 13.5, 43, 12.5, 45, 14.5),
  rectangle("dark", 15, GROUND, 34, 15),
  arches("lamp", 8, 12, [28, GROUND]),
  panes("trim", 3.2, 13, ...row(15, 45.5, 34, 6, 3.2)),
  rectangle("trim", 12.5, GROUND, 39, 2),
  rectangle("trim", 13, 33.5, 38, 2.5),
  polygon("trim", 12, 31, 32, 22.5, 52, 31),
  polygon("roof", 17, 29.8, 32, 23.8, 47, 29.8),
  polygon("gold", 32, 25.3, 34.5, 29, 29.5, 29),
];

/** A sail of the mill with its lattice, turned by an angle. */
function sail(degrees: number): Strokes {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): readonly [number, number] => [
    28.5 + along * Math.sin(turn) + across * Math.cos(turn),
    18 - along * Math.cos(turn) + across * Math.sin(turn),
  ];
  const joint = (from: readonly [number, number], to: readonly [number, number]) =>
    `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return [
    polygon("trim", ...at(5, 0), ...at(19.5, 0), ...at(19.5, 5.2), ...at(5, 5.2)),
    shape("line", [8.5, 12, 15.7].map((along) => joint(at(along, 0), at(along, 5.2))).join("")),
    polygon("wood", ...at(0, -0.7), ...at(20, -0.7), ...at(20, 0.7), ...at(0, 0.7)),
  ];
}

/** A windmill with a shed for the corn. */
export const mill: Strokes = [
  ...block(38, GROUND, 15, 8, 10),
  ...saddle(38, 39, 15, 7, 10),
  panes("lamp", 2.6, 3.2, [43, 44.5], [47.5, 44.5]),
  shape("wall", "M16 47l5.5-27h14L41 47q-12.5 3-25 0Z"),
  shape("shade", "M16 47l5.5-27h3.5l-3 28.3q-3-.3-6-1.3Z"),
  shape("shine", "M35.5 20 41 47q-3 1-6.5 1.4L31.5 20Z"),
  arches("dark", 6, 9, [25.5, 48]),
  panes("lamp", 3.2, 4, [27, 36], [26.9, 28.5]),
  shape("wood", "M15.5 38.6q13 3 26 0v2q-13 3-26 0Z"),
  ...dome(28.5, 20.5, 8, 9),
  ...[-33, 57, 147, 237].flatMap(sail),
  shape("gold", "M28.5 16a2 2 0 1 0 .1 0Z"),
];

const tree = (x: number, y: number): Strokes => [
  shape("wood", `M${x - 0.8} ${y}v-7h1.6v7Z`),
  shape("leaf", `M${x} ${y - 4}c-5 1-7-4-4-6.5c-2-4 3-7 5-5c4-1 6 4 4 6c2 3-1 6-5 5.5Z`),
];

/** A wide house with a heart of light in its gable, between its garden and its ward. */
export const hospice: Strokes = [
  ...tree(57, GROUND),
  ...block(2, GROUND, 14, 10, 12),
  ...saddle(2, 37, 14, 8, 12),
  panes("lamp", 3, 4, [4.5, 44], [9.5, 44]),
  rectangle("wood", 41, 25, 4, 15),
  shape("steam", "M42 9c-4-3 4-5 0-10 7 4 1 6 4 10Z"),
  ...block(15, GROUND, 29, 17, 13),
  ...gable(15, 30, 29, 17, 13, 3),
  shape(
    "lamp",
    "M29.5 28.5c-4-3-5.5-4.8-5.5-7a2.8 2.8 0 0 1 5.5-.8 2.8 2.8 0 0 1 5.5.8c0 2.2-1.5 4-5.5 7Z",
  ),
  panes("lamp", 3.6, 5, [18, 41], [37.5, 41]),
  shape("trim", `M24 ${GROUND}v-9a5.5 5.5 0 0 1 11 0v9Z`),
  arches("lamp", 7, 11, [26, GROUND]),
  shape("line", "M29.5 47V36"),
  ...tree(52, GROUND),
  ...finial(29.5, 12.5, 2),
];
