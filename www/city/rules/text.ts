/** The numbers of the rules, chapter by chapter, and their shape in a language: one that lacks a rule does not compile. */

import type { CityCard as Card, CityFacts, People } from "blue-moon-city";
import type { TemplateResult } from "lit";
import type { Ink as PageInk } from "../../app/game.js";
import type { Words } from "../words/words.js";

/** The same in every language, and in what the rules refuse. */
export const CHAPTERS = {
  C1: ["C1.1", "C1.2", "C1.3", "C1.4", "C1.5", "C1.6", "C1.7", "C1.8"],
  C2: ["C2.1", "C2.2", "C2.3"],
  C3: ["C3.1", "C3.2", "C3.3", "C3.4"],
  C4: ["C4.1", "C4.2", "C4.3", "C4.4", "C4.5", "C4.6", "C4.7", "C4.8", "C4.9", "C4.10"],
  C5: ["C5.1", "C5.2", "C5.3", "C5.4", "C5.5", "C5.6"],
  C6: ["C6.1", "C6.2", "C6.3", "C6.4"],
  C7: ["C7.1", "C7.2", "C7.3"],
  C8: ["C8.1", "C8.2"],
  C9: ["C9.1", "C9.2", "C9.3", "C9.4", "C9.5"],
  C10: ["C10.1", "C10.2", "C10.3", "C10.4", "C10.5"],
} as const;

type Chapter = keyof typeof CHAPTERS;
export type RuleNumber = (typeof CHAPTERS)[Chapter][number];

/** What a rule is written with: figures come from the rules themselves, names from the words of the table. */
export interface Ink extends PageInk<Words> {
  readonly facts: CityFacts;
  /** A card or a people by its drawing and name. */
  card(card: Card): TemplateResult;
  people(people: People): TemplateResult;
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

/** The words of the pictures and lookup. */
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
