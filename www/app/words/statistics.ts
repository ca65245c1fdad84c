/** How a game went, in plots and in numbers. */

import type { Measure } from "../statistics/series.js";

export interface StatisticsWords {
  readonly title: string;
  readonly measures: Record<Measure, string>;
  readonly turn: string;
  readonly after: (turn: number) => string;
  readonly beginning: string;
  readonly showTurn: string;
  readonly standing: string;
  readonly asTable: string;
  readonly has: (name: string, value: number) => string;
  readonly ends: (list: string) => string;
  readonly most: (name: string, value: number, turn: number) => string;
  readonly hidden: string;
}
