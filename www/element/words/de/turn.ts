import type { TurnWords } from "../turn.js";
import { cards, crystals, list, number, scales, steps } from "./counts.js";
import { card, dragonsAccusative, opening, places } from "./names.js";

export const turn: TurnWords = {
  next: {
    walk: "Geh auf eine markierte Tafel oder wähle eine Karte für ihre Sonderfunktion.",
    walkOrFill: "Baue hier oder geh erst weiter: Wer gebaut hat, geht nicht mehr.",
    walkOrOffer: "Opfere hier oder geh erst weiter: Wer geopfert hat, geht nicht mehr.",
    richEnough: (price) =>
      `Du hast die ${crystals(price)} für das nächste Opfer: Es wird auf dem Marktplatz gebracht.`,
    fill: "Baue hier, nutze eine Sonderfunktion oder beende den Zug.",
    fillMore: "Baue weiter oder beende den Zug.",
    offer: "Bringe ein Opfer oder beende den Zug.",
    offerAgain: "Mit einer Pillar-Karte darfst du noch einmal opfern. Oder beende den Zug.",
    powers:
      "Mit deinen Karten lässt sich hier nichts bauen: Nutze eine Sonderfunktion oder beende den Zug.",
    end: "Hier ist nichts mehr zu tun: Beende den Zug.",
    raceWalk:
      "Der Wettlauf läuft und du kannst bezahlen: Geh so schnell wie möglich zum Marktplatz.",
    raceOffer: "Der Wettlauf läuft und du kannst bezahlen: Bringe ein Opfer.",
    raceFree: "Der Wettlauf läuft, aber du musst nicht eilen: Nur wer bezahlen kann, muss opfern.",
    stale:
      "Drei Runden lang hat niemand gebaut oder geopfert: Du darfst erklären, dass du fertig bist. Haben das alle, endet die Partie.",
    declared: "Du hast erklärt, dass du fertig bist. Beende den Zug oder mach doch weiter.",
  },
  ready: "Sonderfunktion bereit",
  takeUp: (n) => `Dann nimmst du ${cards(n)} auf, die beiseiteliegen.`,
  noPower: (value) => `Keine Sonderfunktion: Sie zählt beim Bezahlen ${value}.`,
  forPayments: "Sie dient zum Bezahlen: Wähle einen Bauabschnitt.",

  arrive: {
    walk: (n) => `Gehen, ${steps(n)}`,
    fly: "Hierher fliegen",
    dragon: (dragon) => `Schicke ${dragonsAccusative[dragon]} hierher`,
    moreSteps: (n) => `${steps(n)} weit: hole dir erst mehr Schritte`,
    here: "Hier bist du",
    wouldFill: (boxes) => `Du könntest bauen: ${list(boxes.map(String))}`,
    payable: "bezahlbar",
    notPayable: "nicht mit deinen Karten",
  },

  payment: {
    order:
      "Zuerst die wenigsten Karten, dann die ohne Khind, Mimix oder Hoax, dann die niedrigsten Werte.",
    turnedBy: (hoax) => `umgefärbt von ${card(hoax)}`,
    lost: (n) => `${number(n)} zu viel`,
    uses: (said, how) => `${said}: ${how}`,
  },

  gain: {
    willBring: "Das bringt",
    brought: "Das hat gebracht",
    reasons: {
      majority: () => "die meisten Bausteine",
      contributor: () => "beteiligt",
      neighbourhood: (building) => `Nachbar: ${places[building].name}`,
    },
    dragons: "Drachen hier",
    forScales: (n) => `für ${scales(n)}`,
    complete: (building) => `${opening(building)} ist fertig`,
    scalesScored: "Der Vorrat ist leer: Die Schuppen werden gewertet",
    nobody: "Niemand erhält etwas.",
    aside: (n) => `${cards(n)} ${n === 1 ? "liegt" : "liegen"} beiseite, bis der Zug vorbei ist.`,
    markersBack: (counts) => `Bausteine kommen zurück: ${counts}.`,
    markersOf: (name, n) => `${number(n)} an ${name}`,
    nextBox: (price) => `Das nächste Feld des Obelisken kostet dann ${crystals(price)}.`,
    crystalsKept: (n) => `Du behältst ${crystals(n)}.`,
  },

  warn: {
    draws: "Dabei werden Karten gezogen: Das lässt sich nicht zurücknehmen.",
    endsTurn: "Das beendet deinen Zug: Es lässt sich nicht zurücknehmen.",
    endsGame: "Das beendet die Partie.",
  },
  skip: "Überspringen",
};
