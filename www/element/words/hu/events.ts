import type { Reward } from "blue-moon-city";
import type { EventWords } from "../events.js";
import { goodsList } from "../lists.js";
import { list, number, objects, steps } from "./counts.js";
import { card, cardList, dragons, opening, the, to } from "./names.js";

function reward(gift: Reward): string {
  return goodsList(gift, objects) || "semmit";
}

/** Cards and names of players never carry a suffix here, so that any name reads well. */
export const events: EventWords = {
  walk: (e, t) => `${t.who(e.seat)} ${to(t.place(e.to))} megy.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): ${dragons[e.dragon]} ${to(t.place(e.to))} repül.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): ${dragons[e.dragon]} ${to(t.place(e.to))} lép.`,
  fly: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}), és ${to(t.place(e.to))} repül.`,
  extraSteps: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): még ${steps(e.stepsLeft)}.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} hozzájárul ${the(t.place(e.tile))} építéséhez: ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) =>
    `${t.who(e.seat)} ${objects.scales(e.scales)} kap az ott lévő sárkány${e.scales === 1 ? "tól" : "októl"}.`,
  complete: (e, t) => `${opening(t.place(e.tile))} elkészült!`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} ${reward(e)} kap`;
    if (e.why === "majority") return `${gets} a legtöbb építőkőért.`;
    if (e.why === "contributor") return `${gets} a közreműködésért.`;
    return `${gets}: ${the(t.place(e.from))} szomszédos.`;
  },
  scaleScoring: (e, t) => {
    const shares = e.seats
      .filter((score) => score.crystals > 0)
      .map(
        (score) =>
          `${t.who(score.seat)} ${objects.crystals(score.crystals)} kap ${number(score.scales)} sárkánylángért`,
      );
    return `A sárkánylángok értékelése: ${shares.length ? list(shares) : "senki sem kap semmit"}.`;
  },
  markersReturn: (e, t) => `${opening(t.place(e.tile))} építőkövei visszakerülnek a gazdáikhoz.`,
  offering: (e, t) =>
    `${t.who(e.seat)} ${objects.crystals(e.price)} ajánl fel${e.pillar ? ` (${card(e.pillar)})` : ""}.`,
  discard: (e, t) => `${t.who(e.seat)} eldob: ${cardList(e.cards)}.`,
  reshuffle: (e) => `A dobott lapok megkeverve: ${number(e.cards)} kártya a húzópakliban.`,
  draw: (e, t) =>
    e.count === 0
      ? `${t.who(e.seat)} nem húz, mert elfogytak a kártyák.`
      : `${t.who(e.seat)} ${objects.cards(e.count)} húz${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  setAside: (e, t) => `${t.who(e.seat)} ${objects.cards(e.count)} tesz félre a kör végéig.`,
  takeUp: (e, t) =>
    `${t.who(e.seat)} ${objects.cards(e.count)} vesz fel${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  declare: (e, t) => `${t.who(e.seat)} kijelenti, hogy végzett.`,
  declarationsCancelled: () => "Minden kijelentés érvényét veszti.",
  raceBegins: () => "Az egész város elkészült. Kezdődik a versenyfutás az obeliszkhez!",
  turn: (e, t) => `${number(e.number)}. kör: ${t.who(e.seat)} következik.`,
  gameOver: () => "A játéknak vége.",
};
