/** The grey buildings of the Flit: heights, wings and bells. */

import {
  arches,
  block,
  finial,
  GROUND,
  onion,
  panes,
  polygon,
  rectangle,
  row,
  type Strokes,
  saddle,
  shape,
  spire,
  tower,
} from "../../../table/art/draw.js";

/** A feathered wing on one side of the flight tower. */
const wing = (side: 1 | -1): Strokes => {
  const x = (value: number) => 32 + side * value;
  const feather = (fromX: number, fromY: number, toX: number, toY: number, width: number) =>
    `M${x(fromX)} ${fromY}Q${x((fromX + toX) / 2)} ${fromY - 1} ${x(toX)} ${toY}Q${x((fromX + toX) / 2 + 2)} ${fromY + width} ${x(fromX)} ${fromY + width}Z`;
  return [
    shape(side === 1 ? "top" : "roof", feather(3, 20, 20, 19, 5)),
    shape(side === 1 ? "top" : "roof", feather(3, 17, 25, 12.5, 5)),
    shape(side === 1 ? "top" : "roof", feather(3, 13, 30, 3, 6)),
  ];
};

/** A slim tower that spreads its wings, with a landing for those who fly. */
export const flightTower: Strokes = [
  ...wing(-1),
  ...wing(1),
  ...tower(32, GROUND - 1, 4.5, 28, 8),
  shape("trim", "M17 33.5q15 5 30 0l-4 3q-11 5-22 0Z"),
  shape("wall", "M25 37.5q7 2 14 0l-2.5 4q-4.5 1-9 0Z"),
  shape("line", "M18 33v-2.5M25 34.5V32M32 35v-2.5M39 34.5V32M46 33v-2.5M18 30.5q14 4.5 28 0"),
  ...tower(32, 20, 6, 8, 5),
  ...spire(32, 12.5, 7.5, 9),
  ...finial(32, 4, 1.5),
  panes("lamp", 2.6, 4, [28, 18.5], [33.2, 18.5], [30.7, 29]),
  arches("lamp", 5, 7, [29.5, 47.5]),
];

/** A bell tower under an onion dome, beside its church. */
export const monasteryTower: Strokes = [
  ...block(22, GROUND, 30, 12, 15),
  ...saddle(22, 35, 30, 11, 15),
  ...block(6, GROUND, 17, 31, 9),
  ...onion(17, 14, 8.5, 11),
  rectangle("trim", 5, 17, 19.5, 2),
  rectangle("trim", 5, 33, 19.5, 2),
  ...finial(17, 3.6, 1.2),
  arches("dark", 10, 11.5, [9.5, 30]),
  shape("gold", "M14.5 20.5c3 0 3 4 4 6h-8c1-2 1-6 4-6ZM13.5 27h2v1.5h-2Z"),
  panes("lamp", 3, 5, [13, 40]),
  arches("lamp", 5, 8, ...row(27, GROUND, 22, 3, 5)),
  shape("lamp", "M54 30.5a2.6 3 0 1 0 .1 0Z"),
];

/** A lookout with a fire that is seen from afar. */
export const watchtower: Strokes = [
  polygon("beam", 30, 15, 0, 6, 0, 24),
  polygon("beam", 34, 15, 64, 6, 64, 24),
  shape("roof", "M12 47.5 17 41l6-1 3-3 12 1 4 3 6 1 5 5.5Z"),
  polygon("wall", 24, 44, 26.5, 23, 37.5, 23, 40, 44),
  polygon("shine", 34.5, 23, 37.5, 23, 40, 44, 36, 44),
  polygon("shade", 24, 44, 26.5, 23, 29, 23, 27.5, 44),
  shape("wood", "M20 24.5 26.5 31v-4.5ZM44 24.5 37.5 31v-4.5Z"),
  rectangle("lamp", 24, 19, 16, 9),
  panes("wood", 1.4, 9, ...row(22, 19, 20, 4, 1.4)),
  rectangle("wood", 19, 24.5, 26, 6),
  shape("line", "M19 21.5h26M23 18.5v6M27.5 18.5v6M32 18.5v6M36.5 18.5v6M41 18.5v6"),
  polygon("roof", 17.5, 11.5, 32, 1, 46.5, 11.5),
  polygon("top", 32, 1, 46.5, 11.5, 36, 11.5),
  shape(
    "fire",
    "M32 19c-3 0-3.5-3-1.5-5 .3 1 .8 1.2 1.2 1 0-1.5.3-2.5 1.3-3.5.5 2 2 3 2 5 0 1.5-1.3 2.5-3 2.5Z",
  ),
  arches("dark", 5.5, 8, [29.3, 44.5]),
  panes("lamp", 2.6, 4, [30.7, 33]),
];
