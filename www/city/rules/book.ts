/** The rules of the city as a book: the text of a language with its pictures and lookup. */

import { css, html, nothing, type TemplateResult } from "lit";
import type { Ink as PageInk, Rulebook } from "../../app/game.js";
import { sign, textureStyle } from "../../table/index.js";
import { type Lookup, lookup } from "../lookup.js";
import { boardStyle } from "../style/board.js";
import { drawingStyle } from "../style/drawing.js";
import { cityTokens } from "../style/tokens.js";
import { cardChip, cardStyle } from "../table/card.js";
import type { Words } from "../words/words.js";
import { buildingsFigure, buildingsFigureStyle } from "./figures/buildings.js";
import { cityFigure, cityFigureStyle } from "./figures/city.js";
import { countsFigure, countsFigureStyle } from "./figures/counts.js";
import { type Figure, figureStyle } from "./figures/figure.js";
import { paymentsFigure, paymentsFigureStyle } from "./figures/payments.js";
import { planFigure, planFigureStyle } from "./figures/plan.js";
import { powersFigure, powersFigureStyle } from "./figures/powers.js";
import type { Ink, RuleNumber, RulesText } from "./text.js";

/** The picture or table that stands below a rule. */
const FIGURES: Readonly<Partial<Record<string, (figure: Figure) => TemplateResult>>> = {
  "C1.2": cityFigure,
  "C1.3": planFigure,
  "C1.7": countsFigure,
  "C2.3": powersFigure,
  "C4.7": paymentsFigure,
  "C6.1": buildingsFigure,
};

export function bookOf(text: RulesText): Rulebook<Words> {
  const known = lookup();
  return {
    title: text.title,
    contents: text.contents,
    style: [
      cityTokens,
      textureStyle,
      drawingStyle,
      cardStyle,
      figureStyle,
      boardStyle,
      planFigureStyle,
      cityFigureStyle,
      countsFigureStyle,
      powersFigureStyle,
      paymentsFigureStyle,
      buildingsFigureStyle,
      bookStyle,
    ],
    chapter: (number) => text.chapters[number as keyof typeof text.chapters],
    aim: (ink) => text.aim(inked(known, ink)),
    rule: (number, ink) => text.rules[number as RuleNumber](inked(known, ink)),
    figure: (number, { words }) => FIGURES[number]?.({ lookup: known, words, text }) ?? nothing,
  };
}

function inked(known: Lookup, { words, rule }: PageInk<Words>): Ink {
  return {
    words,
    rule,
    facts: known.all,
    card: (card) =>
      html`<span class="named">${cardChip({ lookup: known }, card)} ${words.card(card)}</span>`,
    people: (people) =>
      html`<span class="named" data-people=${people}
        ><span class="swatch">${sign(people)}</span> ${words.peoples[people].name}</span
      >`,
  };
}

const bookStyle = css`
  .named {
    white-space: nowrap;
  }

  .named .swatch {
    inline-size: 1.35em;
    block-size: 1.35em;
    vertical-align: -0.3em;
  }

  .named .chip {
    font-size: 0.85em;
    vertical-align: -0.1em;
  }

  @media print {
    :host {
      --paper: #fff;
      --paper-line: #e3e3e3;
      --plan: #555;
    }

    /* A card without its colour would be another one. */
    [data-people],
    [data-people] * {
      print-color-adjust: exact;
    }
  }
`;
