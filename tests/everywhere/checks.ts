/** All checks. */

import { golden } from "./golden.js";
import type { Checks } from "./host.js";
import { memory } from "./memory.js";
import { misuse } from "./misuse.js";
import { perft } from "./perft.js";
import { pollution } from "./pollution.js";
import { positions } from "./positions.js";
import { records } from "./records.js";
import { reentry } from "./reentry.js";
import { stack } from "./stack.js";
import { start } from "./start.js";
import { trust } from "./trust.js";
import { values } from "./values.js";

export const checks: Checks = {
  ...golden,
  ...perft,
  ...positions,
  ...records,
  ...trust,
  ...start,
  ...values,
  ...reentry,
  ...misuse,
  ...pollution,
  ...stack,
  ...memory,
};
