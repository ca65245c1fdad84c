/** English. */

import type { OwnWords } from "../words.js";
import { cover } from "./cover.js";
import { faults } from "./faults.js";
import { guide } from "./guide.js";
import { language } from "./language.js";
import { log } from "./log.js";
import { open } from "./open.js";
import { outcome } from "./outcome.js";
import { page } from "./page.js";
import { play } from "./play.js";
import { review } from "./review.js";
import { rules } from "./rules.js";
import { saves } from "./saves.js";
import { setup } from "./setup.js";
import { share } from "./share.js";
import { statistics } from "./statistics.js";
import { version } from "./version.js";

export const en: OwnWords = {
  language,
  page,
  setup,
  saves,
  play,
  log,
  cover,
  outcome,
  open,
  faults,
  share,
  review,
  statistics,
  rules,
  guide,
  version,
};
