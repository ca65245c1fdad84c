import type { PanelWords } from "../panel.js";
import { number, objects, steps } from "./counts.js";
import { the } from "./names.js";

export const panel: PanelWords = {
  turnOf: (name, turn) => `${name}, ${number(turn)}. kör`,
  phase: (phase, rest) => `${phase}: ${rest}`,
  stepsLeft: (n) => `még ${steps(n)}`,
  movementOver: "A mozgásnak vége",
  race: "Versenyfutás: siess a piactérre, és ajánlj fel.",
  over: "A játéknak vége",
  watching: (name) => `${name} van soron`,
  here: "Itt vagy",
  back: "Vissza a körömhöz",
  cancel: "Mégse",
  walkHere: (n) => `Ide megyek, ${steps(n)}`,
  byCard: (name) => `kártya: ${name}`,
  usePower: "Képesség használata",
  aim: (name) => `${name}: válassz egy megjelölt lapkát.`,
  fill: (value) => `Mező betöltése: ${value}`,
  ways: (n) => `${number(n)} fizetési mód`,
  noWay: "A kártyáiddal nem megy",
  offer: (price) => `Felajánlás: ${number(price)} kristály`,
  offerAgain: (name, price) => `Újabb felajánlás (${name}): ${number(price)} kristály`,
  endTurn: "Kör vége",
  declareDone: "Kijelentem, hogy végeztem",
  payTitle: (value, building) => `Fizetés ${the(building)} építéséhez: ${value}`,
  cheapest: "A legolcsóbb elöl",
  moreWays: (n) => `Még ${number(n)}`,
  unlistedWays: (n) => `És még ${number(n)} drágább: ahhoz válaszd ki a kártyákat a kezedből.`,
  pickYourself: "Vagy válaszd ki magad a kártyákat a kezedből.",
  sum: (sum, needed) => `${sum} / ${needed}`,
  missing: (n) => `még ${n} hiányzik`,
  inColour: (people) => `szín: ${people}`,
  pay: "Fizetek ezekkel",
  clear: "Visszateszem",
  endTitle: "A kör befejezése",
  endHint: (most) => `Legfeljebb ${objects.cards(most)} dobhatsz el a kezedből.`,
  endNow: (discarded, drawn) =>
    discarded
      ? `${objects.cards(discarded)} eldobok, ${objects.cards(drawn)} húzok`
      : `Nem dobok el semmit, ${objects.cards(drawn)} húzok`,
  why: (text, rule) => `${text} (${rule})`,
  rule: (rule) => `${rule} szabály`,
  add: (name, picked, of) => `Kiválasztás: ${name}, kiválasztva: ${picked}/${of}`,
  takeBack: (name) => `Visszatétel: ${name}`,
  rewards: "Jutalmak",
};
