import type { PanelWords } from "../panel.js";
import { cards, count, crystals, number, steps } from "./counts.js";
import { places } from "./names.js";

export const panel: PanelWords = {
  turnOf: (name, turn) => `${name}, Zug ${number(turn)}`,
  phase: (phase, rest) => `${phase}: ${rest}`,
  stepsLeft: (n) => `noch ${steps(n)}`,
  movementOver: "Die Bewegung ist vorbei",
  race: "Der Wettlauf läuft: eile zum Marktplatz und opfere.",
  over: "Die Partie ist zu Ende",
  watching: (name) => `${name} ist am Zug`,
  here: "Hier bist du",
  back: "Zurück zu meinem Zug",
  cancel: "Abbrechen",
  walkHere: (n) => `Hierher gehen, ${steps(n)}`,
  byCard: (name) => `mit ${name}`,
  usePower: "Sonderfunktion nutzen",
  aim: (name) => `${name}: Wähle eine markierte Tafel.`,
  fill: (value) => `Die ${value} bauen`,
  ways: (n) => count(n, "Zahlart", "Zahlarten"),
  noWay: "Nicht mit deinen Karten",
  offer: (price) => `${crystals(price)} opfern`,
  offerAgain: (name, price) => `Mit ${name} noch einmal opfern: ${crystals(price)}`,
  endTurn: "Zug beenden",
  declareDone: "Erklären, dass du fertig bist",
  payTitle: (value, building) => `Die ${value} ${places[building].at} bezahlen`,
  cheapest: "Das Günstigste zuerst",
  moreWays: (n) => `${number(n)} weitere`,
  unlistedWays: (n) =>
    `Und ${count(n, "teurere", "teurere")}: Wähle dafür die Karten auf deiner Hand.`,
  pickYourself: "Oder wähle die Karten selbst auf deiner Hand.",
  sum: (sum, needed) => `${sum} von ${needed}`,
  missing: (n) => `${n} ${n === 1 ? "fehlt" : "fehlen"}`,
  inColour: (people) => `als ${people}`,
  pay: "Damit bezahlen",
  clear: "Zurücklegen",
  endTitle: "Zug beenden",
  endHint: (most) => `Wähle bis zu ${cards(most)} deiner Hand zum Abwerfen.`,
  endNow: (discarded, drawn) =>
    discarded
      ? `${number(discarded)} abwerfen und ${number(drawn)} ziehen`
      : `Nichts abwerfen und ${number(drawn)} ziehen`,
  why: (text, rule) => `${text} (${rule})`,
  rule: (rule) => `Regel ${rule}`,
  add: (name, picked, of) => `${name} wählen, ${picked} von ${of} gewählt`,
  takeBack: (name) => `${name} zurücklegen`,
  rewards: "Belohnungen",
};
