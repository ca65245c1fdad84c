/** What belongs to all: the palace with a roof for every people, and the courtyard in the middle of the city. */

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
  spire,
  tower,
} from "../../../table/art/draw.js";

/** Towers under the roofs of the peoples, and a great dome over the gate. */
export const royalPalace: Strokes = [
  ...tower(20, 36, 3.5, 20),
  ...spire(20, 16.5, 5, 10, "A"),
  ...tower(44, 36, 3.5, 20),
  ...spire(44, 16.5, 5, 10, "P"),
  ...block(7, GROUND, 46, 15, 8),
  rectangle("wall", 22, 33, 20, 9),
  rectangle("trim", 21, 25.5, 22, 2),
  ...dome(32, 24, 10, 11),
  ...finial(32, 13.5, 4),
  panes("lamp", 2.4, 4.5, ...row(24.5, 31.5, 15, 4, 2.4)),
  rectangle("trim", 7, 34, 46, 2),
  ...tower(7, GROUND - 1, 4.5, 25),
  ...spire(7, 21.5, 6.5, 13, "T"),
  ...tower(56, GROUND - 1, 4.5, 25),
  ...spire(56, 21.5, 6.5, 13, "K"),
  panes("lamp", 2.4, 4.5, [5.8, 31], [54.8, 31], [5.8, 41], [54.8, 41]),
  panes("lamp", 3, 6, [14.5, 43], [20, 43], [41, 43], [46.5, 43]),
  arches("trim", 12, 14.5, [26, GROUND]),
  arches("lamp", 8.5, 12, [27.7, GROUND]),
  shape("line", "M32 47V35M27.7 41h8.5"),
];

/** A paved square seen from above: trees in its corners, a ray of the paving for each people, the moon in its basin. */
export const courtyard: Strokes = [
  shape("wall", "M32 4a28 28 0 1 0 .1 0Z"),
  shape("shade", "M32 8a24 24 0 1 0 .1 0Z"),
  ...(["V", "M", "A", "T", "K", "F", "P", "H"] as const).map((people, index) => {
    const at = (radius: number, eighths: number) => {
      const angle = ((index + eighths) * Math.PI) / 4;
      return [32 + radius * Math.sin(angle), 32 - radius * Math.cos(angle)] as const;
    };
    const ray = polygon(
      "roof",
      ...at(14, -0.1),
      ...at(22, -0.16),
      ...at(24.5, 0),
      ...at(22, 0.16),
      ...at(14, 0.1),
    );
    return { ...ray, people };
  }),
  shape("wall", "M32 19a13 13 0 1 0 .1 0Z"),
  shape("water", "M32 21.5a10.5 10.5 0 1 0 .1 0Z"),
  shape("lit", "M33 25a6 6 0 1 0 .1 0Z"),
  ...[6, 58].flatMap((x) =>
    [6, 58].map((y) =>
      shape("leaf", `M${x} ${y - 5}c4-1 7 3 5 6 1 4-4 6-7 3-4 1-6-5-3-7 0-2 3-3 5-2Z`),
    ),
  ),
];
