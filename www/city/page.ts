/** The city as the page knows it. */

import { html } from "lit";
import type { PageGame } from "../app/game.js";
import type { Language } from "../table/index.js";
import { CHAPTERS, type RulesText } from "./rules/text.js";
import { setup } from "./setup.js";
import { linesAt, marksOf } from "./statistics.js";
import { story, traceOf } from "./story.js";
import { BlueMoonTable } from "./table/table.js";
import { cityWords, type Words } from "./words/words.js";

customElements.define("blue-moon-table", BlueMoonTable);

const RULES: Record<Language, () => Promise<{ rules: RulesText }>> = {
  en: () => import("./rules/text/en.js"),
  de: () => import("./rules/text/de.js"),
  hu: () => import("./rules/text/hu.js"),
  "zh-Hant": () => import("./rules/text/zh-Hant.js"),
};

export const city: PageGame<"city", Words> = {
  id: "city",
  words: cityWords,
  tagline: ({ page }) => page.tagline,
  players: ({ settings }) => settings.players,
  setup,
  story,
  statistics: { marks: marksOf, lines: linesAt },
  table: {
    tag: "blue-moon-table",
    draw: (given, children) => html`<blue-moon-table
      ?data-guided=${given.guided}
      .view=${given.view}
      .names=${given.names}
      .words=${given.words}
      .events=${given.events}
      .fresh=${given.fresh ?? NONE}
      .trace=${given.traced ? traceOf(given.traced) : null}
      .still=${given.still ?? false}
      .wanted=${given.wanted ?? null}
      @move=${given.move}
      >${children}</blue-moon-table
    >`,
  },
  rules: {
    chapters: CHAPTERS,
    load: async (language) => {
      const [{ rules }, { bookOf }] = await Promise.all([
        RULES[language](),
        import("./rules/book.js"),
      ]);
      return bookOf(rules);
    },
  },
  guide: {
    address: "#/guide",
    key: "blue-moon-city/guide",
    load: async (language) => (await import("./guide/lesson.js")).guideIn(language),
  },
};

const NONE: readonly never[] = [];
