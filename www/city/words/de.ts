/** The words of the city in German. */

import type { BuildingId, Dragon, Reward } from "blue-moon-city";
import { counting } from "../../table/words/counting.js";
import { cardNaming, goodsList } from "./lists.js";
import type { CityWords } from "./words.js";

const { number, count, list } = counting("de");

const crystals = (n: number) => count(n, "Kristall", "Kristalle");
const scales = (n: number) => count(n, "Drachenschuppe", "Drachenschuppen");
const cards = (n: number) => count(n, "Karte", "Karten");
const markers = (n: number) => count(n, "Baustein", "Bausteine");
const steps = (n: number) => count(n, "Schritt", "Schritte");

const peoples: CityWords["peoples"] = {
  V: { name: "Vulca", colour: "schwarz" },
  T: { name: "Terrah", colour: "rot" },
  A: { name: "Aqua", colour: "blau" },
  F: { name: "Flit", colour: "grau" },
  K: { name: "Khind", colour: "grün" },
  M: { name: "Mimix", colour: "braun" },
  H: { name: "Hoax", colour: "weiß" },
  P: { name: "Pillar", colour: "gelb" },
};

/** A building with its article in the cases that the sentences ask for. */
interface Forms {
  readonly name: string;
  /** der Turm, die Mühle */
  readonly the: string;
  /** zum Turm, zur Mühle */
  readonly to: string;
  /** am Turm, an der Mühle */
  readonly at: string;
}

function masculine(name: string): Forms {
  return { name, the: `der ${name}`, to: `zum ${name}`, at: `am ${name}` };
}

function feminine(name: string): Forms {
  return { name, the: `die ${name}`, to: `zur ${name}`, at: `an der ${name}` };
}

function neuter(name: string): Forms {
  return { name, the: `das ${name}`, to: `zum ${name}`, at: `am ${name}` };
}

const forms: Record<BuildingId, Forms> = {
  royal_palace: masculine("Königspalast"),
  fire_temple: masculine("Feuertempel"),
  earth_temple: masculine("Erdtempel"),
  water_temple: masculine("Wassertempel"),
  iron_foundry: feminine("Eisengießerei"),
  citadel: feminine("Zitadelle"),
  mill: feminine("Mühle"),
  hospice: neuter("Hospiz"),
  thermae: feminine("Therme"),
  aqueduct: masculine("Aquädukt"),
  flight_tower: masculine("Flugturm"),
  monastery_tower: masculine("Klosterturm"),
  watchtower: masculine("Wachturm"),
  great_hall: {
    name: "Große Halle",
    the: "die Große Halle",
    to: "zur Großen Halle",
    at: "an der Großen Halle",
  },
  city_residence: feminine("Stadtresidenz"),
  university: feminine("Universität"),
  library: feminine("Bibliothek"),
  market_hall: feminine("Markthalle"),
  caravanserai: feminine("Karawanserei"),
  trading_house: neuter("Handelshaus"),
  courtyard: masculine("Marktplatz"),
};

const buildings = Object.fromEntries(
  Object.entries(forms).map(([id, { name }]) => [id, name]),
) as Record<BuildingId, string>;

/** The name with its article at the beginning of a sentence. */
export function opening(id: BuildingId): string {
  const { the } = forms[id];
  return `${the.charAt(0).toUpperCase()}${the.slice(1)}`;
}

const dragons: Record<Dragon, string> = {
  red: "der rote Drache",
  green: "der grüne Drache",
  blue: "der blaue Drache",
};

const dragonsAccusative: Record<Dragon, string> = {
  red: "den roten Drachen",
  green: "den grünen Drachen",
  blue: "den blauen Drachen",
};

const { card, cardList } = cardNaming(peoples, list);

const names = {
  crystals,
  scales,
  cards,
  markers,
  steps,
  card,
  peoples,
  buildings,
  dragons,
  phases: { movement: "Bewegung", contribution: "Bauen" },
  roles: {
    natural: "passend",
    wild: "Joker",
    pair: "Paar",
    turner: "färbt andere um",
    turned: "umgefärbt",
    unused: "ohne Nutzen",
  },
  rewardCorners: {
    majority: "Großer Baumeister",
    contributor: "Alle Beteiligten",
    neighbourhood: "Später für Nachbarn",
  },
  powers: {
    flyDragon: "Ihr Drache fliegt auf eine beliebige Tafel, auch von außen in die Stadt.",
    walkDragon: "Ihr Drache zieht bis zu drei Tafeln weit, sobald er in der Stadt ist.",
    fly: "Deine Figur fliegt auf eine beliebige Tafel.",
    extraSteps: "Deine Figur darf 2 Schritte mehr gehen.",
    wild: "Zählt 1 in jeder Farbe.",
    pair: "Zwei Mimix mit Wert 1 oder 2 zählen zusammen 3, in jeder Farbe.",
    turnFour: "Färbt bis zu vier Karten eines Volkes in die Farbe des Bauabschnitts um.",
    turnOne: "Färbt eine Karte in die Farbe des Bauabschnitts um.",
    offer: "Erlaubt ein weiteres Opfer im selben Zug, gegen einen Aufpreis in Höhe ihres Wertes.",
  },
};

const numbers = (values: readonly number[]) => list(values.map(number));

const reading: CityWords["reading"] = {
  here: "du bist hier",
  open: (values, people) => `frei: ${numbers(values)} in ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} auf ${numbers(values)}`,
};

const table: CityWords["table"] = {
  city: "Die Stadt",
  obelisk: "Obelisk",
  players: "Spieler",
  hand: "Hand",
  actions: "Was du tun kannst",
  standing: "Wie die Partie steht",
  anyPeople: "ein beliebiges Volk",
  complete: "fertig",
  hiddenCrystals: "verdeckte Kristalle",
  supply: "Vorrat",
  emptyHand: "Keine Karten.",
  handOf: (name, n) => `Hand von ${name}, ${cards(n)}`,
  offerings: (made, needed) => `${made} von ${needed} Opfern`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "frei, das nächste Opfer" : "frei")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "frei"}`,
  row: (n) => `Reihe ${n}`,
  tileFigures: (names) => `hier: ${names}`,
  tileReach: (n) => `${steps(n)} entfernt`,
  tileTarget: "ein Ziel",
  visitors: "Wer hier steht",
  outside: (dragon) => `${dragons[dragon]} ist außerhalb der Stadt`,
  deck: (n) => `${cards(n)} im Nachziehstapel`,
  discards: "Ablagestapel",
  discardPile: (n) => `${cards(n)} abgeworfen`,
  pool: (n) => `${scales(n)} im Vorrat`,
  aside: (n) => `${cards(n)} bis zum Zugende beiseite`,
  declared: "ist fertig",
  fresh: (n) => `${number(n)} neu`,
};

const panel: CityWords["panel"] = {
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
  payTitle: (value, building) => `Die ${value} ${forms[building].at} bezahlen`,
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
  add: (name, picked, of) => `${name} wählen, ${picked} von ${of} gewählt`,
  takeBack: (name) => `${name} zurücklegen`,
  rewards: "Belohnungen",
};

const problems: CityWords["problems"] = {
  game_over: () => "Die Partie ist zu Ende.",
  wrong_phase: () => "Die Bewegungsphase dieses Zuges ist vorbei.",
  card_not_in_hand: () => "Diese Karte ist nicht auf deiner Hand.",
  no_change: () => "Das würde nichts ändern.",
  out_of_reach: () => "Zu weit weg für die übrigen Schritte.",
  dragon_outside: () => "Dieser Drache ist noch nicht in der Stadt. Er muss erst hineinfliegen.",
  no_such_power: () => "Diese Karte hat keine Sonderfunktion, die jetzt nutzbar ist.",
  no_building: () => "Der Marktplatz hat keine Bauabschnitte.",
  building_complete: () => "Dieses Gebäude ist fertig.",
  no_such_box: () => "Diesen Bauabschnitt gibt es nicht.",
  box_filled: () => "Auf diesem Bauabschnitt liegt schon ein Baustein.",
  no_marker: () => "Du hast keinen Baustein mehr.",
  cards_do_not_fit: () => "Nicht jede gewählte Karte kann bei dieser Bezahlung mitwirken.",
  not_enough_value: () => "Die Karten zählen zu wenig.",
  not_on_courtyard: () => "Geopfert wird auf dem Marktplatz.",
  not_enough_crystals: () => "Du hast zu wenige Kristalle.",
  no_offering_yet: () => "Ein Pillar erlaubt ein weiteres Opfer erst nach dem ersten des Zuges.",
  needs_pillar: () => "Ein weiteres Opfer im selben Zug verlangt einen Pillar mit Wert 1 oder 2.",
  too_many_discards: () => "Höchstens zwei Karten dürfen abgeworfen werden.",
  must_hurry: () => "Im Wettlauf musst du dem Marktplatz näher kommen.",
  must_offer: () => "Im Wettlauf musst du opfern, bevor du den Zug beendest.",
  not_yet_stale: () => "Dafür braucht es drei Runden, in denen niemand baut oder opfert.",
  already_declared: () => "Du hast das schon erklärt.",
  no_such_ply: () => "Es gibt nichts zurückzunehmen oder zu wiederholen.",
  cannot_undo: () => "Das lässt sich nicht zurücknehmen.",
  bad_players: () => "Das Spiel ist für 2, 3 oder 4 Personen.",
  bad_layout: () =>
    "Die Stadt enthält nicht jedes Gebäude genau einmal, mit dem Marktplatz in der Mitte.",
  bad_cards: () => "Die Anzahlen der Karten mit Wert 1, 2 und 3 müssen zusammen 10 ergeben.",
};

const turn: CityWords["turn"] = {
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
    wouldFill: (boxes) =>
      `Du könntest ${boxes.length > 1 ? "einen davon " : ""}bauen: ${boxes.join(", ")}`,
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
      neighbourhood: (building) => `Nachbar: ${forms[building].name}`,
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

function reward(gift: Reward): string {
  return goodsList(gift, { list, crystals, cards, scales }) || "nichts";
}

const events: CityWords["events"] = {
  walk: (e, t) => `${t.who(e.seat)} geht ${forms[t.building(e.to)].to}.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} nutzt ${card(e.card)}: ${dragons[e.dragon]} fliegt ${forms[t.building(e.to)].to}.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} nutzt ${card(e.card)}: ${dragons[e.dragon]} zieht ${forms[t.building(e.to)].to}.`,
  fly: (e, t) => `${t.who(e.seat)} nutzt ${card(e.card)} und fliegt ${forms[t.building(e.to)].to}.`,
  extraSteps: (e, t) => `${t.who(e.seat)} nutzt ${card(e.card)}: noch ${steps(e.stepsLeft)}.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} baut ${forms[t.building(e.tile)].at} mit ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) =>
    `${t.who(e.seat)} erhält ${scales(e.scales)} ${e.scales === 1 ? "vom" : "von den"} Drachen dort.`,
  complete: (e, t) => `${opening(t.building(e.tile))} ist fertig!`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} erhält ${reward(e)}`;
    if (e.why === "majority") return `${gets} für die meisten Bausteine.`;
    if (e.why === "contributor") return `${gets} für die Beteiligung.`;
    return `${gets}: ${forms[t.building(e.from)].the} steht daneben.`;
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
    `Die Bausteine ${forms[t.building(e.tile)].at} kehren zu ihren Besitzern zurück.`,
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

const page: CityWords["page"] = {
  tagline: "Baue die Stadt wieder auf, gewinne die Drachen, bring Kristalle zum Obelisken.",
  idle: (name) => `${name} baut nicht und opfert nicht.`,
  quiet: "Nichts gebaut, nichts geopfert.",
  endings: {
    offerings: "Alle nötigen Opfer wurden gebracht.",
    noMarkers: "Niemand hat noch einen Baustein, also gewinnt niemand.",
    race: "Die Stadt ist fertig, und niemand kann ein weiteres Opfer bringen.",
    stalemate: "Alle haben erklärt, fertig zu sein.",
    turnLimit: "Die Höchstzahl der Züge ist erreicht.",
  },
  offerings: "Opfer",
  crystals: "Kristalle",
  measures: {
    offerings: "Opfer",
    crystals: "Kristalle",
    scales: "Drachenschuppen",
    contributions: "Beiträge",
    buildings: "Gebäude mit Anteil",
  },
  setup: {
    layout: "Stadt",
    layouts: { standard: "Standard", random: "Zufällig", rulebook: "Fest" },
    layoutHints: {
      standard: "Tempel und Palast um den Marktplatz",
      random: "jedes Gebäude irgendwo",
      rulebook: "die abgebildete Stadt der Anleitung",
    },
    cardSplit: "Karten jedes Volkes",
    cardSplitHint: "Insgesamt zehn. Khind haben immer zehn Einsen.",
    cardsOfValue: (value) => `Karten mit Wert ${value}`,
    returnAllScales: "Bei der Schuppenwertung geben alle sämtliche Schuppen zurück",
    openCrystals: "Kristalle liegen offen",
    turnLimit: "Höchstzahl der Züge",
    turnLimitHint: "Leer: keine.",
  },
};

export const words: CityWords = { ...names, events, problems, reading, table, panel, turn, page };
