/** The white buildings of the Hoax: marble and paper. */

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
  tower,
} from "../../../table/art/draw.js";

/** A portico between two wings, under a high dome. */
export const university: Strokes = [
  ...block(2, 45, 52, 14, 10),
  panes("roof", 52, 2, [2, 33]),
  ...tower(31, 31, 10.5, 9),
  panes("lamp", 2.2, 4.5, ...row(22, 30.5, 18, 4, 2.2)),
  ...dome(31, 22, 12, 12),
  ...tower(31, 11, 2.5, 4),
  ...dome(31, 7, 3, 3),
  ...finial(31, 4.4, 1.2),
  panes("lamp", 3.2, 6, [4.5, 42.5], [9.5, 42.5], [49, 42.5], [44, 42.5]),
  rectangle("dark", 17, 45, 28, 13),
  arches("lamp", 6, 11, [28, 45]),
  panes("trim", 3, 12, ...row(16, 45, 30, 6, 3)),
  polygon("trim", 13.5, 33, 31, 25, 48.5, 33),
  polygon("roof", 19, 31.8, 31, 26.4, 43, 31.8),
  rectangle("trim", 14, 45.5, 34, 1.5),
  rectangle("trim", 12, GROUND, 38, 2),
];

/** A house of books under the greatest of them. */
export const library: Strokes = [
  ...block(10, GROUND, 42, 20, 8),
  polygon("roof", 31, 28, 3, 19, 3, 22, 28, 31, 34, 31, 60, 22, 60, 19),
  shape("trim", "M31.5 27.5C25 18 15 15 4 15.5V6C15 5.5 26 9 31.5 16.5Z"),
  shape("trim", "M31.5 27.5C38 18 48 15 59 15.5V6C48 5.5 37 9 31.5 16.5Z"),
  shape(
    "trim",
    "M4 15.5C15 15 25 18 31.5 27.5 38 18 48 15 59 15.5V19C48 18.5 38 21.5 31.5 30 25 21.5 15 18.5 4 19Z",
  ),
  shape(
    "line",
    "M8 9c7 .3 13 2.3 19 6.5M8 12c7 .3 13 2.3 19 7M55 9c-7 .3-13 2.3-19 6.5M55 12c-7 .3-13 2.3-19 7",
  ),
  arches("lamp", 8, 12, [12.5, 45], [41.5, 45]),
  shape(
    "line",
    "M12.5 41.5h8M12.5 38h8M41.5 41.5h8M41.5 38h8M15 45v-3.5M18 41.5V38M44 41.5V38M47 45v-3.5",
  ),
  arches("trim", 13, 14, [24.5, GROUND]),
  arches("lamp", 9, 11.5, [26.5, GROUND]),
  shape("line", "M31 47V36"),
];
