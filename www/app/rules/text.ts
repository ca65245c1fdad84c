/** The shape of the rules in a language. One that lacks a rule does not compile. */

import type { Card, CityFacts, People } from "blue-moon-city";
import type { TemplateResult } from "lit";
import type { Words } from "../../element/index.js";
import type { Chapter, RuleNumber } from "./numbers.js";

/** What a rule is written with: figures come from the rules themselves, names from the catalogue of the table. */
export interface Ink {
  readonly facts: CityFacts;
  readonly words: Words;
  /** A card or a people by its drawing and name. */
  card(card: Card): TemplateResult;
  people(people: People): TemplateResult;
  /** A way to another rule. */
  rule(number: Chapter | RuleNumber): TemplateResult;
}

export interface RulesText {
  readonly title: string;
  /** The aim of the game in a few sentences. */
  readonly aim: (ink: Ink) => TemplateResult;
  readonly contents: string;
  readonly chapters: Record<Chapter, string>;
  readonly rules: Record<RuleNumber, (ink: Ink) => TemplateResult>;
  readonly figures: FigureText;
}

/** The words of the pictures and tables. */
export interface FigureText {
  readonly city: string;
  readonly tile: string;
  /** The parts of a tile, in the order of their numbers in the picture. */
  readonly tileParts: readonly [string, string, string, string, string];
  readonly payments: string;
  readonly paymentOf: (value: number, people: string) => string;
  readonly powers: string;
  readonly people: string;
  readonly value: (value: number) => string;
  readonly noPower: string;
  readonly obelisk: string;
  readonly players: (count: number) => string;
  readonly boxesUpwards: string;
  readonly toWin: string;
  readonly scales: string;
  readonly buildings: string;
  readonly building: string;
  readonly boxes: string;
}
