import type { TurnWords } from "../turn.js";
import { cards, list, number, scales, steps } from "./counts.js";
import { card, dragonObjects, names, opening } from "./names.js";

export const turn: TurnWords = {
  next: {
    walk: "Menj egy megjelölt lapkára, vagy válassz egy kártyát a képességéhez.",
    walkOrFill: "Építs itt, vagy előbb menj tovább: aki már épített, nem mozog többet.",
    walkOrOffer: "Ajánlj fel itt, vagy előbb menj tovább: a felajánlás után nem mozogsz többet.",
    richEnough: (price) =>
      `Megvan a ${number(price)} kristályod a következő felajánláshoz: a piactéren teheted meg.`,
    fill: "Építs itt, használj egy képességet, vagy fejezd be a kört.",
    fillMore: "Építs tovább, vagy fejezd be a kört.",
    offer: "Ajánlj fel, vagy fejezd be a kört.",
    offerAgain: "Egy Pillar kártyával újra felajánlhatsz. Vagy fejezd be a kört.",
    powers: "A kártyáiddal itt nem lehet építeni: használj egy képességet, vagy fejezd be a kört.",
    end: "Itt nincs több tennivaló: fejezd be a kört.",
    raceWalk: "Versenyfutás, és tudsz fizetni: menj a piactérre, amilyen gyorsan csak lehet.",
    raceOffer: "Versenyfutás, és tudsz fizetni: ajánlj fel.",
    raceFree: "Versenyfutás, de nem kell sietned: csak annak kell felajánlania, aki tud fizetni.",
    stale:
      "Három forduló óta senki sem épített és nem ajánlott fel: kijelentheted, hogy végeztél. Ha mindenki megtette, a játék véget ér.",
    declared: "Kijelentetted, hogy végeztél. Fejezd be a kört, vagy mégis folytasd.",
  },
  ready: "képesség használható",
  takeUp: (n) => `Utána felveszed a félretett lapokat: ${cards(n)}.`,
  noPower: (value) => `Nincs képessége: fizetéskor ennyit ér: ${value}.`,
  forPayments: "Fizetésre való: válassz egy mezőt.",

  arrive: {
    walk: (n) => `Gyalog, ${steps(n)}`,
    fly: "Ide repülök",
    dragon: (dragon) => `Ide küldöm ${dragonObjects[dragon]}`,
    moreSteps: (n) => `${steps(n)} messze: előbb szerezz több lépést`,
    here: "Itt vagy",
    wouldFill: (boxes) => `Építhetnél: ${list(boxes.map(String))}`,
    payable: "a kártyáid elegendők",
    notPayable: "a kártyáiddal nem megy",
  },

  payment: {
    order:
      "Elöl a legkevesebb kártya, aztán a Khind, Mimix és Hoax nélküliek, végül a legkisebb értékek.",
    turnedBy: (hoax) => `átszínezi: ${card(hoax)}`,
    lost: (n) => `${number(n)} fölösleges`,
    uses: (said, how) => `${said}: ${how}`,
  },

  gain: {
    willBring: "Ez hozza",
    brought: "Ezt hozta",
    reasons: {
      majority: () => "legtöbb építőkő",
      contributor: () => "közreműködő",
      neighbourhood: (building) => `szomszéd: ${names.buildings[building]}`,
    },
    dragons: "sárkányok itt",
    forScales: (n) => `ezért: ${scales(n)}`,
    complete: (building) => `${opening(building)} elkészült`,
    scalesScored: "Elfogyott a készlet: a sárkánylángok értékelése",
    nobody: "Senki sem kap semmit.",
    aside: (n) => `${cards(n)} félretéve a kör végéig.`,
    markersBack: (counts) => `Visszatérő építőkövek: ${counts}.`,
    markersOf: (name, n) => `${number(n)} (${name})`,
    nextBox: (price) => `Az obeliszk következő mezője utána ${number(price)} kristályba kerül.`,
    crystalsKept: (n) => `Marad ${number(n)} kristályod.`,
  },

  warn: {
    draws: "Kártyahúzással jár: nem lehet visszavonni.",
    endsTurn: "Ezzel véget ér a köröd: nem lehet visszavonni.",
    endsGame: "Ezzel véget ér a játék.",
  },
  skip: "Átugrás",
};
