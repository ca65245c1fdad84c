/** Hungarian. */

import type { Words } from "../words.js";
import { counts } from "./counts.js";
import { events } from "./events.js";
import { names } from "./names.js";
import { panel } from "./panel.js";
import { problems } from "./problems.js";
import { reading } from "./reading.js";
import { table } from "./table.js";
import { turn } from "./turn.js";

export const hu: Words = {
  locale: "hu",
  ...names,
  ...counts,
  events,
  problems,
  reading,
  table,
  panel,
  turn,
};
