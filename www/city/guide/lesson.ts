/**
 * The lesson: a game of two from a seed that deals what it needs, in a city laid out for it, and its moves in the
 * notation of records. What is said at each step stands in `text`.
 */

import type { CityMove, CityOptions } from "blue-moon-city";
import type { Guide, Saying, Step } from "../../app/game.js";
import type { Language } from "../../table/index.js";
import type { Words } from "../words/words.js";

const LESSON = {
  players: 2,
  start: 0,
  seed: "lesson 286",
  layout: [
    ["aqueduct", "citadel", "iron_foundry"],
    ["thermae", "university", "fire_temple", "mill", "watchtower"],
    ["trading_house", "water_temple", "courtyard", "royal_palace", "great_hall"],
    ["market_hall", "hospice", "earth_temple", "monastery_tower", "city_residence"],
    ["flight_tower", "library", "caravanserai"],
  ].flat() as NonNullable<CityOptions["layout"]>,
} as const satisfies CityOptions & { readonly seed: string };

export const STEPS = [
  { id: "welcome", type: "tell" },
  { id: "plans", type: "tell", at: "city" },
  { id: "walk", type: "move", move: ">6" },
  { id: "colour", type: "move", move: "0=T3" },
  { id: "wild", type: "move", move: "1=T1K1" },
  { id: "discard", type: "move", move: ".V1" },
  { id: "otherTurn", type: "watch", moves: [">9", "2=A2K1", ".F1F1"] },

  { id: "dragon", type: "move", move: "A1>1" },
  { id: "follow", type: "move", move: ">1" },
  { id: "pair", type: "move", move: "0=V2M2M2" },
  { id: "rewards", type: "tell", at: "panel" },
  { id: "keepAll", type: "move", move: "." },
  { id: "pass", type: "watch", moves: [">5", ".M1P2"] },

  { id: "nextDoor", type: "move", move: ">0" },
  { id: "turn", type: "move", move: "0=K1K1H2P3" },
  { id: "neighbour", type: "tell", at: "panel" },
  { id: "replace", type: "move", move: ".F1" },
  { id: "yourMill", type: "watch", moves: [">6", "2=T1K1", ".V1A1"] },

  { id: "temple", type: "move", move: ">5" },
  { id: "black", type: "move", move: "2=V3" },
  { id: "sort", type: "move", move: ".T1P2" },
  { id: "shared", type: "watch", moves: [">5", "0=V1K1M3H2", ".K1P2"] },
  { id: "finish", type: "move", move: "1=V2V2" },
  { id: "majority", type: "tell", at: "players" },
  { id: "scales", type: "tell", at: "pool" },

  {
    id: "later",
    type: "watch",
    moves: [".", ".A1F2", ">4", "1=H2", ".P3", ">4", "0=K1K1H3", ".A2F2"].concat([
      "F2",
      ">12",
      "1=M3",
      "0=M2M3",
      ".",
      ".T3A2",
    ]),
  },
  { id: "courtyard", type: "move", move: ">10" },
  { id: "offer", type: "move", move: "o" },
  { id: "pillar", type: "move", move: "oP2" },
  { id: "theEnd", type: "tell", at: "obelisk" },
  { id: "farewell", type: "tell" },
] as const satisfies readonly Step[];

type StepId = (typeof STEPS)[number]["id"];

/** What the guide says in a language. One that lacks a step does not compile. */
export interface GuideText {
  /** The names of the learner and of the other player. */
  readonly names: readonly [string, string];
  readonly steps: Record<StepId, Saying<Words>>;
  readonly otherwise: Record<CityMove["type"], string>;
}

const TEXTS: Record<Language, () => Promise<{ guide: GuideText }>> = {
  en: () => import("./text/en.js"),
  de: () => import("./text/de.js"),
  hu: () => import("./text/hu.js"),
  "zh-Hant": () => import("./text/zh-Hant.js"),
};

export async function guideIn(language: Language): Promise<Guide<"city", Words>> {
  const { names, steps, otherwise } = (await TEXTS[language]()).guide;
  return {
    options: { game: "city", ...LESSON },
    learner: 0,
    steps: STEPS,
    names,
    saying: (step) => steps[step as StepId],
    otherwise: ({ type }) => otherwise[type],
  };
}
