/** The words of the city in English. */

import type { Reward } from "blue-moon-city";
import { counting } from "../../table/words/counting.js";
import { cardNaming, goodsList } from "./lists.js";
import type { CityWords } from "./words.js";

const { number, count, list } = counting("en");

const crystals = (n: number) => count(n, "crystal", "crystals");
const scales = (n: number) => count(n, "scale", "scales");
const cards = (n: number) => count(n, "card", "cards");
const markers = (n: number) => count(n, "marker", "markers");
const steps = (n: number) => count(n, "step", "steps");

const peoples: CityWords["peoples"] = {
  V: { name: "Vulca", colour: "black" },
  T: { name: "Terrah", colour: "red" },
  A: { name: "Aqua", colour: "blue" },
  F: { name: "Flit", colour: "grey" },
  K: { name: "Khind", colour: "green" },
  M: { name: "Mimix", colour: "brown" },
  H: { name: "Hoax", colour: "white" },
  P: { name: "Pillar", colour: "yellow" },
};

const buildings: CityWords["buildings"] = {
  royal_palace: "Royal Palace",
  fire_temple: "Fire Temple",
  earth_temple: "Earth Temple",
  water_temple: "Water Temple",
  iron_foundry: "Iron Foundry",
  citadel: "Citadel",
  mill: "Mill",
  hospice: "Hospice",
  thermae: "Thermae",
  aqueduct: "Aqueduct",
  flight_tower: "Flight Tower",
  monastery_tower: "Monastery Tower",
  watchtower: "Watchtower",
  great_hall: "Great Hall",
  city_residence: "City Residence",
  university: "University",
  library: "Library",
  market_hall: "Market Hall",
  caravanserai: "Caravanserai",
  trading_house: "Trading House",
  courtyard: "Courtyard",
};

const dragons: CityWords["dragons"] = {
  red: "the red dragon",
  green: "the green dragon",
  blue: "the blue dragon",
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
  phases: { movement: "Movement", contribution: "Contribution" },
  roles: {
    natural: "natural",
    wild: "wild",
    pair: "pair",
    turner: "turns others",
    turned: "turned",
    unused: "no use",
  },
  rewardCorners: {
    majority: "Most markers",
    contributor: "Each contributor",
    neighbourhood: "Later, to neighbours",
  },
  powers: {
    flyDragon: "Its dragon flies to any tile, into the city too.",
    walkDragon: "Its dragon walks up to three tiles, once it is in the city.",
    fly: "Your figure flies to any tile.",
    extraSteps: "Your figure gets 2 more steps.",
    wild: "Counts 1 in any colour.",
    pair: "Two of Mimix 1 and 2 count 3 together, in any colour.",
    turnFour: "Turns up to four cards of one people into the colour of the box.",
    turnOne: "Turns one card into the colour of the box.",
    offer: "Allows a further offering in the turn, at a surcharge of its value.",
  },
};

const numbers = (values: readonly number[]) => list(values.map(number));

const reading: CityWords["reading"] = {
  here: "you are here",
  open: (values, people) => `open: ${numbers(values)} in ${people}`,
  reward: (corner, goods) => `${corner}: ${goods}`,
  filled: (name, values) => `${name} on ${numbers(values)}`,
};

const table: CityWords["table"] = {
  city: "The city",
  obelisk: "Obelisk",
  players: "Players",
  hand: "Hand",
  actions: "What you can do",
  standing: "Where the game stands",
  anyPeople: "any one people",
  complete: "complete",
  hiddenCrystals: "hidden crystals",
  supply: "Supply",
  emptyHand: "No cards.",
  handOf: (name, n) => `${name}’s hand, ${cards(n)}`,
  offerings: (made, needed) => `${made} of ${needed} offerings`,
  obeliskBox: (price, owner, lowest) =>
    `${price}: ${owner ?? (lowest ? "open, the next offering" : "open")}`,
  box: (value, people, owner) => `${value} ${people}: ${owner ?? "open"}`,
  row: (n) => `Row ${n}`,
  tileFigures: (names) => `${names} here`,
  tileReach: (n) => `${steps(n)} away`,
  tileTarget: "a target",
  visitors: "Who is here",
  outside: (dragon) => `${dragons[dragon]} is outside the city`,
  deck: (n) => `${cards(n)} in the deck`,
  discards: "Discards",
  discardPile: (n) => `${cards(n)} discarded`,
  pool: (n) => `${scales(n)} in the pool`,
  aside: (n) => `${cards(n)} aside until the turn is over`,
  declared: "is done",
  fresh: (n) => `${n} new`,
};

const panel: CityWords["panel"] = {
  turnOf: (name, turn) => `${name}, turn ${number(turn)}`,
  phase: (phase, rest) => `${phase}: ${rest}`,
  stepsLeft: (n) => `${steps(n)} left`,
  movementOver: "Movement is over",
  race: "The race is on: hurry to the courtyard and offer.",
  over: "The game is over",
  watching: (name) => `${name} is to play`,
  here: "You are here",
  back: "Back to my turn",
  cancel: "Cancel",
  walkHere: (n) => `Walk here, ${steps(n)}`,
  byCard: (name) => `with ${name}`,
  usePower: "Use its power",
  aim: (name) => `${name}: choose a marked tile.`,
  fill: (value) => `Fill the ${value}`,
  ways: (n) => count(n, "way to pay", "ways to pay"),
  noWay: "Not with your cards",
  offer: (price) => `Offer ${crystals(price)}`,
  offerAgain: (name, price) => `Offer again with ${name}: ${crystals(price)}`,
  endTurn: "End turn",
  declareDone: "Declare to be done",
  payTitle: (value, building) => `Pay ${value} for the ${buildings[building]}`,
  cheapest: "Cheapest first",
  moreWays: (n) => `${n} more`,
  unlistedWays: (n) => `And ${n} dearer ${n === 1 ? "one" : "ones"}: pick the cards in your hand.`,
  pickYourself: "Or pick the cards yourself: choose them in your hand.",
  sum: (sum, needed) => `${sum} of ${needed}`,
  missing: (n) => `${n} missing`,
  inColour: (people) => `in ${people}`,
  pay: "Pay with these",
  clear: "Put back",
  endTitle: "End the turn",
  endHint: (most) => `Choose up to ${most} cards of your hand to discard.`,
  endNow: (discarded, drawn) =>
    discarded ? `Discard ${discarded} and draw ${drawn}` : `Discard none and draw ${drawn}`,
  add: (name, picked, of) => `Choose ${name}, ${picked} of ${of} chosen`,
  takeBack: (name) => `Put ${name} back`,
  rewards: "Rewards",
};

const problems: CityWords["problems"] = {
  game_over: () => "The game is over.",
  wrong_phase: () => "The movement phase of this turn is over.",
  card_not_in_hand: () => "This card is not in your hand.",
  no_change: () => "That would change nothing.",
  out_of_reach: () => "Too far away for the steps that are left.",
  dragon_outside: () => "This dragon is not in the city yet. It has to fly in first.",
  no_such_power: () => "This card has no power that can be used now.",
  no_building: () => "The courtyard has no boxes.",
  building_complete: () => "This building is complete.",
  no_such_box: () => "There is no such box.",
  box_filled: () => "A marker lies on this box already.",
  no_marker: () => "You have no marker left.",
  cards_do_not_fit: () => "Not every chosen card can take part in this payment.",
  not_enough_value: () => "The cards do not count enough.",
  not_on_courtyard: () => "Offerings are made on the courtyard.",
  not_enough_crystals: () => "You have too few crystals.",
  no_offering_yet: () => "A Pillar allows a further offering, after the first of the turn.",
  needs_pillar: () => "A further offering in the same turn needs a Pillar 1 or 2.",
  too_many_discards: () => "At most two cards may be discarded.",
  must_hurry: () => "In the race you must come nearer to the courtyard.",
  must_offer: () => "In the race you must offer before you end the turn.",
  not_yet_stale: () => "This needs three rounds without a contribution or an offering.",
  already_declared: () => "You have declared already.",
  no_such_ply: () => "There is nothing to take back or to do again.",
  cannot_undo: () => "This can't be taken back.",
  bad_players: () => "The game is for 2, 3 or 4 players.",
  bad_layout: () => "The city does not hold every building once, with the courtyard in the centre.",
  bad_cards: () => "The numbers of cards of value 1, 2 and 3 must add up to 10.",
};

const turn: CityWords["turn"] = {
  next: {
    walk: "Walk to a marked tile, or choose a card to use its power.",
    walkOrFill: "Fill a box here, or walk on first: after a box is filled you walk no more.",
    walkOrOffer: "Offer here, or walk on first: after an offering you walk no more.",
    richEnough: (price) =>
      `You have the ${crystals(price)} for the next offering: it is made on the courtyard.`,
    fill: "Fill a box here, use a power, or end the turn.",
    fillMore: "Fill another box, or end the turn.",
    offer: "Make an offering, or end the turn.",
    offerAgain: "A Pillar lets you offer again. Or end the turn.",
    powers: "Nothing can be filled here with your cards: use a power, or end the turn.",
    end: "Nothing more can be done here: end the turn.",
    raceWalk: "The race is on, and you can pay: walk to the courtyard as fast as you can.",
    raceOffer: "The race is on, and you can pay: make an offering.",
    raceFree: "The race is on, and you need not hurry: whoever can pay must offer.",
    stale:
      "Three rounds went by without a box filled or an offering: you may declare to be done. When all have, the game ends.",
    declared: "You have declared to be done. End the turn, or go on after all.",
  },
  ready: "power ready",
  takeUp: (n) => `Then you take up the ${count(n, "card that lies", "cards that lie")} aside.`,
  noPower: (value) => `No power: it counts ${value} in payments.`,
  forPayments: "It serves payments: choose a box to fill.",

  arrive: {
    walk: (n) => `Walk, ${steps(n)}`,
    fly: "Fly here",
    dragon: (dragon) => `Send ${names.dragons[dragon]} here`,
    moreSteps: (n) => `${steps(n)} away: get more steps first`,
    here: "You are here",
    wouldFill: (boxes) =>
      boxes.length > 1
        ? `You could fill one of these: ${boxes.join(", ")}`
        : `You could fill the ${boxes}`,
    payable: "your cards pay it",
    notPayable: "not with your cards",
  },

  payment: {
    order:
      "The fewest cards first, then those without Khind, Mimix or Hoax, then the lowest values.",
    turnedBy: (hoax) => `turned by ${names.card(hoax)}`,
    lost: (n) => `${n} too many`,
    uses: (cards, how) => `${cards}: ${how}`,
  },

  gain: {
    willBring: "This brings",
    brought: "What that brought",
    reasons: {
      majority: () => "most markers",
      contributor: () => "a marker on it",
      neighbourhood: (building) => `neighbour ${names.buildings[building]}`,
    },
    dragons: "dragons here",
    forScales: (n) => `for ${scales(n)}`,
    complete: (building) => `The ${names.buildings[building]} is complete`,
    scalesScored: "The pool is empty: the scales are scored",
    nobody: "Nobody gets anything.",
    aside: (n) => `${count(n, "card lies", "cards lie")} aside until the turn is over.`,
    markersBack: (counts) => `Markers come back: ${counts}.`,
    markersOf: (name, n) => `${n} to ${name}`,
    nextBox: (price) => `The next box of the obelisk then costs ${crystals(price)}.`,
    crystalsKept: (n) => `You keep ${crystals(n)}.`,
  },

  warn: {
    draws: "This draws cards: it can’t be undone.",
    endsTurn: "This ends your turn: it can’t be undone.",
    endsGame: "This ends the game.",
  },
  skip: "Skip",
};

function reward(gift: Reward): string {
  return goodsList(gift, { list, crystals, cards, scales }) || "nothing";
}

const rewardReasons = {
  majority: "the most markers",
  contributor: "a marker on it",
  neighbourhood: "its neighbour,",
} as const;

const events: CityWords["events"] = {
  walk: (e, t) => `${t.who(e.seat)} walks to the ${buildings[t.building(e.to)]}.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} flies to the ${buildings[t.building(e.to)]}.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} walks to the ${buildings[t.building(e.to)]}.`,
  fly: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)} and flies to the ${buildings[t.building(e.to)]}.`,
  extraSteps: (e, t) => `${t.who(e.seat)} uses ${card(e.card)}: ${steps(e.stepsLeft)} left.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} contributes to the ${buildings[t.building(e.tile)]} with ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) => `${t.who(e.seat)} gets ${scales(e.scales)} from the dragons there.`,
  complete: (e, t) => `The ${buildings[t.building(e.tile)]} is complete!`,
  reward: (e, t) =>
    `${t.who(e.seat)} gets ${reward(e)} for ${rewardReasons[e.why]}${
      e.why === "neighbourhood" ? ` the ${buildings[t.building(e.from)]}` : ""
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
    `The markers on the ${buildings[t.building(e.tile)]} return to their owners.`,
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

const page: CityWords["page"] = {
  tagline: "Rebuild the city, befriend the dragons, bring crystals to the obelisk.",
  idle: (name) => `${name} neither builds nor offers.`,
  quiet: "Nothing built, nothing offered.",
  endings: {
    offerings: "All offerings that it takes were made.",
    noMarkers: "Nobody has a marker left, so nobody wins.",
    race: "The city is complete and nobody can pay for a further offering.",
    stalemate: "Everybody declared to be done.",
    turnLimit: "The limit of turns was reached.",
  },
  offerings: "Offerings",
  crystals: "Crystals",
  measures: {
    offerings: "Offerings",
    crystals: "Crystals",
    scales: "Scales",
    contributions: "Contributions",
    buildings: "Buildings shared in",
  },
  setup: {
    layout: "City",
    layouts: { standard: "Standard", random: "Random", rulebook: "Fixed" },
    layoutHints: {
      standard: "temples and palace around the courtyard",
      random: "every building anywhere",
      rulebook: "the city of the rulebook’s picture",
    },
    cardSplit: "Cards of each people",
    cardSplitHint: "Ten in all. The Khind always have ten 1s.",
    cardsOfValue: (value) => `Cards of value ${value}`,
    returnAllScales: "Everybody returns all scales when they are scored",
    openCrystals: "Crystals lie open",
    turnLimit: "Limit of turns",
    turnLimitHint: "Empty for none.",
  },
};

export const words: CityWords = { ...names, events, problems, reading, table, panel, turn, page };
