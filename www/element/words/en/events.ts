import type { Reward } from "blue-moon-city";
import type { EventWords } from "../events.js";
import { goodsList } from "../lists.js";
import { cards, counts, crystals, list, number, scales, steps } from "./counts.js";
import { buildings, card, cardList, dragons } from "./names.js";

function reward(gift: Reward): string {
  return goodsList(gift, counts) || "nothing";
}

const rewardReasons = {
  majority: "the most markers",
  contributor: "a marker on it",
  neighbourhood: "its neighbour,",
} as const;

export const events: EventWords = {
  walk: (e, t) => `${t.who(e.seat)} walks to the ${buildings[t.place(e.to)]}.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} flies to the ${buildings[t.place(e.to)]}.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} walks to the ${buildings[t.place(e.to)]}.`,
  fly: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)} and flies to the ${buildings[t.place(e.to)]}.`,
  extraSteps: (e, t) => `${t.who(e.seat)} uses ${card(e.card)}: ${steps(e.stepsLeft)} left.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} contributes to the ${buildings[t.place(e.tile)]} with ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) => `${t.who(e.seat)} gets ${scales(e.scales)} from the dragons there.`,
  complete: (e, t) => `The ${buildings[t.place(e.tile)]} is complete!`,
  reward: (e, t) =>
    `${t.who(e.seat)} gets ${reward(e)} for ${rewardReasons[e.why]}${
      e.why === "neighbourhood" ? ` the ${buildings[t.place(e.from)]}` : ""
    }.`,
  scaleScoring: (e, t) => {
    const paid = e.seats.filter((score) => score.crystals > 0);
    const shares = paid.map(
      (score) =>
        `${t.who(score.seat)} gets ${crystals(score.crystals)} for ${scales(score.scales)}`,
    );
    return `The scales are scored: ${shares.length ? list(shares) : "nobody gets anything"}.`;
  },
  markersReturn: (e, t) =>
    `The markers on the ${buildings[t.place(e.tile)]} return to their owners.`,
  offering: (e, t) =>
    `${t.who(e.seat)} offers ${crystals(e.price)}${e.pillar ? ` with ${card(e.pillar)}` : ""}.`,
  discard: (e, t) => `${t.who(e.seat)} discards ${cardList(e.cards)}.`,
  reshuffle: (e) => `The discards are shuffled: ${cards(e.cards)} in the deck.`,
  draw: (e, t) =>
    e.count === 0
      ? `No cards are left for ${t.who(e.seat)} to draw.`
      : `${t.who(e.seat)} draws ${cards(e.count)}${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  setAside: (e, t) => `${t.who(e.seat)} lays ${cards(e.count)} aside until the turn is over.`,
  takeUp: (e, t) =>
    `${t.who(e.seat)} takes up ${cards(e.count)}${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  declare: (e, t) => `${t.who(e.seat)} declares to be done.`,
  declarationsCancelled: () => "All declarations are cancelled.",
  raceBegins: () => "The whole city is complete. The race to the obelisk begins!",
  turn: (e, t) => `${t.who(e.seat)} begins turn ${number(e.number)}.`,
  gameOver: () => "The game is over.",
};
