/** The words of the city in Hungarian. */

import type { BuildingId, Dragon, Reward } from "blue-moon-city";
import { counting } from "../../table/words/counting.js";
import { cardNaming, goodsList } from "./lists.js";
import type { CityWords } from "./words.js";

const { number, list } = counting("hu");

/** After a number a noun stands in the singular. */
const crystals = (n: number) => `${number(n)} kristály`;
const scales = (n: number) => `${number(n)} sárkányláng`;
const cards = (n: number) => `${number(n)} kártya`;
const markers = (n: number) => `${number(n)} építőkő`;
const steps = (n: number) => `${number(n)} lépés`;

/** The same as what somebody gets or gives. */
const objects = {
  list,
  crystals: (n: number) => `${number(n)} kristályt`,
  scales: (n: number) => `${number(n)} sárkánylángot`,
  cards: (n: number) => `${number(n)} kártyát`,
};

const peoples: CityWords["peoples"] = {
  V: { name: "Vulca", colour: "fekete" },
  T: { name: "Terrah", colour: "piros" },
  A: { name: "Aqua", colour: "kék" },
  F: { name: "Flit", colour: "szürke" },
  K: { name: "Khind", colour: "zöld" },
  M: { name: "Mimix", colour: "barna" },
  H: { name: "Hoax", colour: "fehér" },
  P: { name: "Pillar", colour: "sárga" },
};

const buildings: CityWords["buildings"] = {
  royal_palace: "Királyi palota",
  fire_temple: "Tűztemplom",
  earth_temple: "Földtemplom",
  water_temple: "Víztemplom",
  iron_foundry: "Vasöntöde",
  citadel: "Fellegvár",
  mill: "Malom",
  hospice: "Menedékház",
  thermae: "Termálfürdő",
  aqueduct: "Vízvezeték",
  flight_tower: "Repülőtorony",
  monastery_tower: "Kolostortorony",
  watchtower: "Őrtorony",
  great_hall: "Nagycsarnok",
  city_residence: "Városi rezidencia",
  university: "Egyetem",
  library: "Könyvtár",
  market_hall: "Vásárcsarnok",
  caravanserai: "Karavánszeráj",
  trading_house: "Kereskedőház",
  courtyard: "Piactér",
};

/** Where somebody goes: the suffix follows the vowels of the name. */
const TO: Record<BuildingId, string> = {
  royal_palace: "a királyi palotához",
  fire_temple: "a tűztemplomhoz",
  earth_temple: "a földtemplomhoz",
  water_temple: "a víztemplomhoz",
  iron_foundry: "a vasöntödéhez",
  citadel: "a fellegvárhoz",
  mill: "a malomhoz",
  hospice: "a menedékházhoz",
  thermae: "a termálfürdőhöz",
  aqueduct: "a vízvezetékhez",
  flight_tower: "a repülőtoronyhoz",
  monastery_tower: "a kolostortoronyhoz",
  watchtower: "az őrtoronyhoz",
  great_hall: "a nagycsarnokhoz",
  city_residence: "a városi rezidenciához",
  university: "az egyetemhez",
  library: "a könyvtárhoz",
  market_hall: "a vásárcsarnokhoz",
  caravanserai: "a karavánszerájhoz",
  trading_house: "a kereskedőházhoz",
  courtyard: "a piactérre",
};

/** The name within a sentence, with its article. */
export function the(id: BuildingId): string {
  const name = buildings[id];
  const article = /^[aáeéiíoóöőuúüű]/i.test(name) ? "az" : "a";
  return `${article} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function to(id: BuildingId): string {
  return TO[id];
}

/** The name with its article at the beginning of a sentence. */
export function opening(id: BuildingId): string {
  const name = the(id);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const dragons: Record<Dragon, string> = {
  red: "a piros sárkány",
  green: "a zöld sárkány",
  blue: "a kék sárkány",
};

const dragonObjects: Record<Dragon, string> = {
  red: "a piros sárkányt",
  green: "a zöld sárkányt",
  blue: "a kék sárkányt",
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
  // Its two parts stay in one line.
  phases: { movement: "Mozgás", contribution: "Építés" },
  roles: {
    natural: "saját szín",
    wild: "joker",
    pair: "pár",
    turner: "átszínez",
    turned: "átszínezett",
    unused: "fölösleges",
  },
  rewardCorners: {
    majority: "Mester Építész",
    contributor: "Minden építő",
    neighbourhood: "Később a szomszédoknak",
  },
  powers: {
    flyDragon: "Sárkánya bármelyik lapkára repül, a városon kívülről is.",
    walkDragon: "Sárkánya legfeljebb három lapkányit lép, ha már a városban van.",
    fly: "A figurád bármelyik lapkára repül.",
    extraSteps: "A figurád 2 lépéssel többet léphet.",
    wild: "Bármelyik színben 1-et ér.",
    pair: "Két 1-es vagy 2-es Mimix együtt 3-at ér, bármelyik színben.",
    turnFour: "Egy nép legfeljebb négy kártyáját a mező színére színezi át.",
    turnOne: "Egy kártyát a mező színére színez át.",
    offer: "Még egy felajánlást enged a körben, az értékével megegyező felárért.",
  },
};

const numbers = (values: readonly number[]) => list(values.map(number));

const reading: CityWords["reading"] = {
  here: "itt vagy",
  open: (values, people) => `szabad: ${numbers(values)}, ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} itt: ${numbers(values)}`,
};

const table: CityWords["table"] = {
  city: "A város",
  obelisk: "Obeliszk",
  players: "Játékosok",
  hand: "Kéz",
  actions: "Amit tehetsz",
  standing: "A játék állása",
  anyPeople: "bármelyik egy nép",
  complete: "kész",
  hiddenCrystals: "rejtett kristályok",
  supply: "Készlet",
  emptyHand: "Nincs kártya.",
  handOf: (name, n) => `${name} keze, ${cards(n)}`,
  offerings: (made, needed) => `felajánlások: ${made}/${needed}`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "szabad, a következő felajánlás" : "szabad")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "szabad"}`,
  row: (n) => `${n}. sor`,
  tileFigures: (names) => `itt: ${names}`,
  tileReach: (n) => `${steps(n)} távolság`,
  tileTarget: "célpont",
  visitors: "Akik itt állnak",
  outside: (dragon) => `${dragons[dragon]} a városon kívül van`,
  deck: (n) => `${cards(n)} a húzópakliban`,
  discards: "Dobópakli",
  discardPile: (n) => `${cards(n)} eldobva`,
  pool: (n) => `${scales(n)} a készletben`,
  aside: (n) => `${cards(n)} félretéve a kör végéig`,
  declared: "végzett",
  fresh: (n) => `${number(n)} új`,
};

const panel: CityWords["panel"] = {
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
  add: (name, picked, of) => `Kiválasztás: ${name}, kiválasztva: ${picked}/${of}`,
  takeBack: (name) => `Visszatétel: ${name}`,
  rewards: "Jutalmak",
};

const problems: CityWords["problems"] = {
  game_over: () => "A játéknak vége.",
  wrong_phase: () => "Ebben a körben a mozgásnak már vége.",
  card_not_in_hand: () => "Ez a kártya nincs a kezedben.",
  no_change: () => "Ezzel semmi sem változna.",
  out_of_reach: () => "Túl messze van a megmaradt lépésekhez.",
  dragon_outside: () => "Ez a sárkány még nincs a városban. Előbb be kell repülnie.",
  no_such_power: () => "Ennek a kártyának nincs most használható képessége.",
  no_building: () => "A piactéren nincsenek mezők.",
  building_complete: () => "Ez az épület már elkészült.",
  no_such_box: () => "Nincs ilyen mező.",
  box_filled: () => "Ezen a mezőn már van építőkő.",
  no_marker: () => "Nincs több építőköved.",
  cards_do_not_fit: () => "Nem minden kiválasztott kártya használható ehhez a fizetéshez.",
  not_enough_value: () => "A kártyák értéke kevés.",
  not_on_courtyard: () => "Felajánlani a piactéren lehet.",
  not_enough_crystals: () => "Túl kevés a kristályod.",
  no_offering_yet: () => "A Pillar csak a kör első felajánlása után enged továbbit.",
  needs_pillar: () => "Ugyanabban a körben további felajánláshoz 1-es vagy 2-es Pillar kell.",
  too_many_discards: () => "Legfeljebb két kártyát lehet eldobni.",
  must_hurry: () => "A versenyfutásban közeledned kell a piactérhez.",
  must_offer: () => "A versenyfutásban a kör vége előtt fel kell ajánlanod.",
  not_yet_stale: () => "Ehhez három forduló kell építés és felajánlás nélkül.",
  already_declared: () => "Ezt már kijelentetted.",
  no_such_ply: () => "Nincs mit visszavonni vagy megismételni.",
  cannot_undo: () => "Ezt nem lehet visszavonni.",
  bad_players: () => "A játék 2, 3 vagy 4 játékosnak való.",
  bad_layout: () => "A városban nem minden épület szerepel pontosan egyszer, középen a piactérrel.",
  bad_cards: () => "Az 1-es, 2-es és 3-as kártyák számának összege 10 legyen.",
};

const turn: CityWords["turn"] = {
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
    wouldFill: (boxes) =>
      `${boxes.length > 1 ? "Ezek egyikét megépíthetnéd" : "Építhetnél"}: ${boxes.join(", ")}`,
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

function reward(gift: Reward): string {
  return goodsList(gift, objects) || "semmit";
}

/** Cards and names of players never carry a suffix here, so that any name reads well. */
const events: CityWords["events"] = {
  walk: (e, t) => `${t.who(e.seat)} ${to(t.building(e.to))} megy.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): ${dragons[e.dragon]} ${to(t.building(e.to))} repül.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): ${dragons[e.dragon]} ${to(t.building(e.to))} lép.`,
  fly: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}), és ${to(t.building(e.to))} repül.`,
  extraSteps: (e, t) =>
    `${t.who(e.seat)} képességet használ (${card(e.card)}): még ${steps(e.stepsLeft)}.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} hozzájárul ${the(t.building(e.tile))} építéséhez: ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) =>
    `${t.who(e.seat)} ${objects.scales(e.scales)} kap az ott lévő sárkány${e.scales === 1 ? "tól" : "októl"}.`,
  complete: (e, t) => `${opening(t.building(e.tile))} elkészült!`,
  reward: (e, t) => {
    const gets = `${t.who(e.seat)} ${reward(e)} kap`;
    if (e.why === "majority") return `${gets} a legtöbb építőkőért.`;
    if (e.why === "contributor") return `${gets} a közreműködésért.`;
    return `${gets}: ${the(t.building(e.from))} szomszédos.`;
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
  markersReturn: (e, t) => `${opening(t.building(e.tile))} építőkövei visszakerülnek a gazdáikhoz.`,
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

const page: CityWords["page"] = {
  tagline: "Építsd újjá a várost, nyerd meg a sárkányokat, vigyél kristályt az obeliszkhez.",
  idle: (name) => `${name} nem épít és nem ajánl fel semmit.`,
  quiet: "Sem építés, sem felajánlás.",
  endings: {
    offerings: "Megvan minden szükséges felajánlás.",
    noMarkers: "Senkinek sincs több építőköve, így senki sem nyer.",
    race: "A város elkészült, és senki sem tud többet felajánlani.",
    stalemate: "Mindenki kijelentette, hogy végzett.",
    turnLimit: "Elfogytak a megengedett körök.",
  },
  offerings: "Felajánlás",
  crystals: "Kristály",
  measures: {
    offerings: "Felajánlások",
    crystals: "Kristályok",
    scales: "Sárkánylángok",
    contributions: "Hozzájárulások",
    buildings: "Közösen épített házak",
  },
  setup: {
    layout: "Város",
    layouts: { standard: "Alap", random: "Véletlen", rulebook: "Kötött" },
    layoutHints: {
      standard: "templomok és palota a piactér körül",
      random: "bármely épület bárhol",
      rulebook: "a szabálykönyv ábráján látható város",
    },
    cardSplit: "Egy nép kártyái",
    cardSplitHint: "Összesen tíz; a Khind mindig tíz 1-es.",
    cardsOfValue: (value) => `Kártyák, érték: ${value}`,
    returnAllScales: "Értékeléskor mindenki minden sárkánylángot visszaad",
    openCrystals: "A kristályok nyíltak",
    turnLimit: "Körök legnagyobb száma",
    turnLimitHint: "Üresen: nincs.",
  },
};

export const words: CityWords = { ...names, events, problems, reading, table, panel, turn, page };
