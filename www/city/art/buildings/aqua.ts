/** The blue buildings of the Aqua: basins, arches and steam. */

import {
  arches,
  block,
  dome,
  finial,
  GROUND,
  panes,
  polygon,
  rectangle,
  row,
  type Strokes,
  shape,
} from "../../../table/art/draw.js";

/** A round temple that the water runs through, between two fountains. */
export const waterTemple: Strokes = [
  ...dome(32, 22, 17, 14),
  ...finial(32, 8.5, 3),
  rectangle("dark", 17, 40, 30, 17),
  arches("lamp", 7, 13, [28.5, 40]),
  panes("trim", 3, 15, ...row(16, 40, 32, 6, 3)),
  rectangle("trim", 13, 25.5, 38, 3.8),
  rectangle("trim", 13, 42, 38, 2.5),
  rectangle("trim", 10, 44.5, 44, 2.5),
  shape("water", "M27 40h10l7 6H20Z"),
  shape("water", "M1 48V44q5-2 10 0t10.5 0 10.5 0 10.5 0 10.5 0T63 44v4Z"),
  shape("spray", "M7 44V29M7 29q-5-2-6 6M7 29q5-2 6 6M57 44V29M57 29q-5-2-6 6M57 29q5-2 6 6"),
  shape("line", "M4 46.4q3-1 6 0M18 46.4q3-1 6 0M32 46.4q3-1 6 0M48 46.4q3-1 6 0"),
];

/** Three domes in their steam, and the pool before them. */
export const thermae: Strokes = [
  shape(
    "steam",
    "M13 19c-5-5 4-7 0-14 8 5 1 9 5 14ZM29 12c-5-5 4-7 0-14 8 5 1 9 5 14ZM47 19c-5-5 4-7 0-14 8 5 1 9 5 14Z",
  ),
  ...block(3, 43, 51, 14, 10),
  ...dome(14, 29, 9.5, 8.5),
  ...dome(48, 29, 9.5, 8.5),
  rectangle("wall", 19, 29, 24, 5),
  ...dome(31, 25, 13, 12),
  arches("lamp", 6, 9, [6, 43], [14, 43], [36.5, 43], [45, 43]),
  arches("trim", 12, 15, [22.5, 43]),
  arches("lamp", 8.5, 12, [24.2, 43]),
  shape("trim", "M1 43h58l4 6H3Z"),
  shape("water", "M4.5 44.3h53l2.4 3.7H7Z"),
  shape("line", "M10 46.2q3-1.5 6 0t6 0M28 46.8q3-1.5 6 0t6 0M45 45.8q3-1.5 6 0"),
];

const tier = (x: number, top: number, foot: number, count: number, width: number, each: number) => {
  const holes = row(
    x + (width / count - each) / 2,
    foot,
    width - (width / count - each),
    count,
    each,
  );
  const height = foot - top - 2.5;
  const open = arches("wall", each, height, ...holes).d;
  return [
    panes("lit", each / 5, height - each / 2, ...holes),
    shape("wall", `M${x} ${top}h${width}V${foot}H${x}Z${open}`),
  ];
};

/** Two rows of arches that carry a stream. */
export const aqueduct: Strokes = [
  polygon("lit", 55, 13.5, 62, 8.5, 62, GROUND - 5, 55, GROUND),
  polygon("water", 1, 13.5, 8, 8.5, 62, 8.5, 55, 13.5),
  shape("line", "M12 11q3-1.5 6 0t6 0M30 11q3-1.5 6 0t6 0M48 10.5q3-1.5 6 0"),
  ...tier(1, 13.5, 26.5, 6, 54, 6),
  ...tier(1, 28, GROUND, 4, 54, 10),
  rectangle("trim", 0, 28.5, 56, 2.4),
  rectangle("trim", 0, 15, 56, 2.4),
  shape("water", "M51 13.5q5-.5 6 4l2 29h-6.5l-1-29Z"),
  shape("spray", "M48 47q2-4 4-1 2-5 4-1 2-4 4 0 2-3 3 2"),
];
