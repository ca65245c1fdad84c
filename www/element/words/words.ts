/** A catalogue of the table: every word that it shows or speaks. A language that lacks one does not compile. */

import type { Counts } from "./counts.js";
import type { EventWords } from "./events.js";
import type { Language } from "./languages.js";
import type { Names } from "./names.js";
import type { PanelWords } from "./panel.js";
import type { ProblemWords } from "./problems.js";
import type { ReadingWords } from "./reading.js";
import type { TableWords } from "./table.js";
import type { TurnWords } from "./turn.js";

export interface Words extends Names, Counts {
  /** The language as a tag for `lang` and for Intl. */
  readonly locale: Language;
  readonly events: EventWords;
  readonly problems: ProblemWords;
  readonly reading: ReadingWords;
  readonly table: TableWords;
  readonly panel: PanelWords;
  readonly turn: TurnWords;
}
