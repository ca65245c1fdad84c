/** The brown buildings of the Mimix: timber, thatch and carving. */

import {
  arches,
  block,
  GROUND,
  gable,
  panes,
  rectangle,
  type Strokes,
  saddle,
  shape,
} from "../../../table/art/draw.js";

/** A hall of the old kind: a steep roof with crossed boards, a porch, shields beside the door. */
export const greatHall: Strokes = [
  ...block(6, GROUND, 43, 9, 18),
  ...saddle(6, 38, 43, 25, 18, 4),
  shape("line", "M4.5 32h49M6.8 25.5h47.5M9 19h46"),
  shape("wood", "M5 13.5 10.5 4l1.8 1-5.5 9.5ZM10 14.5 4.5 5l1.8-1 5.5 9.5Z"),
  shape("wood", "M52 9.5 57.5 0l1.8 1-5.5 9.5ZM57 10.5 51.5 1l1.8-1 5.5 9.5Z"),
  shape("lamp", "M53.5 26a2.5 3.5 0 1 0 .1 0Z"),
  ...gable(17, 37, 22, 17, 8, 3),
  rectangle("wall", 17, GROUND, 22, 10),
  arches("trim", 12, 15, [22, GROUND]),
  arches("lamp", 9, 12.5, [23.5, GROUND]),
  shape("line", "M28 47V35"),
  shape("gold", "M28 25.5a2.5 2.5 0 1 0 .1 0Z"),
  ...[11.5, 44.5].flatMap((x) => [
    shape("roof", `M${x} 39.5a3 3 0 1 0 .1 0Z`),
    shape("gold", `M${x} 41.5a1 1 0 1 0 .1 0Z`),
  ]),
];

const beams = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y - height / 2}h${width}M${x + width / 3} ${y}v${-height}M${x + (2 * width) / 3} ${y}v${-height}`;

/** Three town houses, shoulder to shoulder. */
export const cityResidence: Strokes = [
  ...block(3, GROUND, 16, 20, 10),
  ...gable(3, 27, 16, 12, 10),
  ...block(36, GROUND, 17, 17, 10),
  ...gable(36, 30, 17, 13, 10),
  ...block(18.5, GROUND, 18, 28, 10),
  ...gable(18.5, 19, 18, 14, 10),
  shape("line", beams(3, 47, 16, 20) + beams(18.5, 47, 18, 28) + beams(36, 47, 17, 17)),
  panes(
    "lamp",
    3,
    4.5,
    [5, 35],
    [9.5, 35],
    [14, 35],
    [5, 45],
    [14, 45],
    [20.8, 29],
    [26, 29],
    [31.3, 29],
    [20.8, 41.5],
    [31.3, 41.5],
    [38, 37],
    [43, 37],
    [48.3, 37],
    [38, 45.5],
    [43, 45.5],
  ),
  panes("lamp", 3, 4, [26, 16.5], [9.5, 25], [43, 28]),
  panes("dark", 4, 7, [9, GROUND], [47.5, GROUND]),
  arches("trim", 7, 9.5, [24, GROUND]),
  arches("dark", 4.6, 8, [25.2, GROUND]),
];
