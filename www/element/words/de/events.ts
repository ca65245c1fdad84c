import type { Reward } from "blue-moon-city";
import type { EventWords } from "../events.js";
import { goodsList } from "../lists.js";
import { cards, counts, crystals, list, number, scales, steps } from "./counts.js";
import { card, cardList, dragons, opening, places } from "./names.js";

function reward(gift: Reward): string {
  return goodsList(gift, counts) || "nichts";
}

export const events: EventWords = {
  walk: (e, t) => `${t.who(e.seat)} geht ${places[t.place(e.to)].to}.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} nutzt ${card(e.card)}: ${dragons[e.dragon]} fliegt ${places[t.place(e.to)].to}.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} nutzt ${card(e.card)}: ${dragons[e.dragon]} zieht ${places[t.place(e.to)].to}.`,
  fly: (e, t) => `${t.who(e.seat)} nutzt ${card(e.card)} und fliegt ${places[t.place(e.to)].to}.`,
  extraSteps: (e, t) => `${t.who(e.seat)} nutzt ${card(e.card)}: noch ${steps(e.stepsLeft)}.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} baut ${places[t.place(e.tile)].at} mit ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) =>
    `${t.who(e.seat)} erhält ${scales(e.scales)} ${e.scales === 1 ? "vom" : "von den"} Drachen dort.`,
  complete: (e, t) => `${opening(t.place(e.tile))} ist fertig!`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} erhält ${reward(e)}`;
    if (e.why === "majority") return `${gets} für die meisten Bausteine.`;
    if (e.why === "contributor") return `${gets} für die Beteiligung.`;
    return `${gets}: ${places[t.place(e.from)].the} steht daneben.`;
  },
  scaleScoring: (e, t) => {
    const shares = e.seats
      .filter((score) => score.crystals > 0)
      .map(
        (score) =>
          `${t.who(score.seat)} erhält ${crystals(score.crystals)} für ${scales(score.scales)}`,
      );
    return `Die Schuppen werden gewertet: ${shares.length ? list(shares) : "niemand erhält etwas"}.`;
  },
  markersReturn: (e, t) =>
    `Die Bausteine ${places[t.place(e.tile)].at} kehren zu ihren Besitzern zurück.`,
  offering: (e, t) =>
    `${t.who(e.seat)} opfert ${crystals(e.price)}${e.pillar ? ` mit ${card(e.pillar)}` : ""}.`,
  discard: (e, t) => `${t.who(e.seat)} wirft ${cardList(e.cards)} ab.`,
  reshuffle: (e) => `Der Ablagestapel wird gemischt: ${cards(e.cards)} im Nachziehstapel.`,
  draw: (e, t) =>
    e.count === 0
      ? `Für ${t.who(e.seat)} ist keine Karte zum Ziehen mehr da.`
      : `${t.who(e.seat)} zieht ${cards(e.count)}${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  setAside: (e, t) => `${t.who(e.seat)} legt ${cards(e.count)} beiseite, bis der Zug vorbei ist.`,
  takeUp: (e, t) =>
    `${t.who(e.seat)} nimmt ${cards(e.count)} auf${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  declare: (e, t) => `${t.who(e.seat)} erklärt, nicht mehr bauen oder opfern zu wollen.`,
  declarationsCancelled: () => "Alle Erklärungen sind hinfällig.",
  raceBegins: () => "Die ganze Stadt ist fertig. Der Wettlauf zum Obelisken beginnt!",
  turn: (e, t) => `${t.who(e.seat)} beginnt Zug ${number(e.number)}.`,
  gameOver: () => "Die Partie ist zu Ende.",
};
