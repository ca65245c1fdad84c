/** The words of the page: its own, and those of the table. A language that lacks one does not compile. */

import type { Words as TableWords } from "../../element/index.js";
import type { CoverWords } from "./cover.js";
import type { FaultWords } from "./faults.js";
import type { GuideWords } from "./guide.js";
import type { LanguageWords } from "./language.js";
import type { LogWords } from "./log.js";
import type { OpenWords } from "./open.js";
import type { OutcomeWords } from "./outcome.js";
import type { PageWords } from "./page.js";
import type { PlayWords } from "./play.js";
import type { ReviewWords } from "./review.js";
import type { RulesWords } from "./rules.js";
import type { SavesWords } from "./saves.js";
import type { SetupWords } from "./setup.js";
import type { ShareWords } from "./share.js";
import type { StatisticsWords } from "./statistics.js";
import type { VersionWords } from "./version.js";

export interface OwnWords {
  readonly language: LanguageWords;
  readonly page: PageWords;
  readonly setup: SetupWords;
  readonly saves: SavesWords;
  readonly play: PlayWords;
  readonly log: LogWords;
  readonly cover: CoverWords;
  readonly outcome: OutcomeWords;
  readonly open: OpenWords;
  readonly faults: FaultWords;
  readonly share: ShareWords;
  readonly review: ReviewWords;
  readonly statistics: StatisticsWords;
  readonly rules: RulesWords;
  readonly guide: GuideWords;
  readonly version: VersionWords;
}

export interface Words extends TableWords, OwnWords {}
