/** English. */

import type { Card, People, Reward } from "blue-moon-city";
import type { Words } from "./words.js";

const rules = new Intl.PluralRules("en");
const lists = new Intl.ListFormat("en", { type: "conjunction" });
const numbers = new Intl.NumberFormat("en");

function count(number: number, one: string, other: string): string {
  return `${numbers.format(number)} ${rules.select(number) === "one" ? one : other}`;
}

const crystals = (n: number) => count(n, "crystal", "crystals");
const scales = (n: number) => count(n, "scale", "scales");
const cards = (n: number) => count(n, "card", "cards");
const markers = (n: number) => count(n, "marker", "markers");
const steps = (n: number) => count(n, "step", "steps");
const list = (items: readonly string[]) => lists.format(items);

const peoples: Words["peoples"] = {
  V: { name: "Vulca", colour: "black" },
  T: { name: "Terrah", colour: "red" },
  A: { name: "Aqua", colour: "blue" },
  F: { name: "Flit", colour: "grey" },
  K: { name: "Khind", colour: "green" },
  M: { name: "Mimix", colour: "brown" },
  H: { name: "Hoax", colour: "white" },
  P: { name: "Pillar", colour: "yellow" },
};

function card(code: Card, number = 1): string {
  const name = `${peoples[code[0] as People].name} ${code[1]}`;
  return number === 1 ? name : `${number} × ${name}`;
}

function cardList(codes: readonly Card[]): string {
  const kinds = [...new Set(codes)];
  return list(kinds.map((kind) => card(kind, codes.filter((code) => code === kind).length)));
}

function reward(gift: Reward): string {
  const parts = [];
  if (gift.crystals) parts.push(crystals(gift.crystals));
  if (gift.cards) parts.push(cards(gift.cards));
  if (gift.scales) parts.push(scales(gift.scales));
  return parts.length ? list(parts) : "nothing";
}

const dragons: Words["dragons"] = {
  red: "the red dragon",
  green: "the green dragon",
  blue: "the blue dragon",
};

const rewardReasons = {
  majority: "the most markers",
  contributor: "a marker on it",
  neighbourhood: "its neighbour,",
} as const;

const events: Words["events"] = {
  walk: (e, t) => `${t.who(e.seat)} walks to the ${t.place(e.to)}.`,
  flyDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} flies to the ${t.place(e.to)}.`,
  walkDragon: (e, t) =>
    `${t.who(e.seat)} uses ${card(e.card)}: ${dragons[e.dragon]} walks to the ${t.place(e.to)}.`,
  fly: (e, t) => `${t.who(e.seat)} uses ${card(e.card)} and flies to the ${t.place(e.to)}.`,
  extraSteps: (e, t) => `${t.who(e.seat)} uses ${card(e.card)}: ${steps(e.stepsLeft)} left.`,
  contribution: (e, t) =>
    `${t.who(e.seat)} contributes to the ${t.place(e.tile)} with ${cardList(e.uses.map((use) => use.card))}.`,
  dragonScales: (e, t) => `${t.who(e.seat)} gets ${scales(e.scales)} from the dragons there.`,
  complete: (e, t) => `The ${t.place(e.tile)} is complete!`,
  reward: (e, t) =>
    `${t.who(e.seat)} gets ${reward(e)} for ${rewardReasons[e.why]}${
      e.why === "neighbourhood" ? ` the ${t.place(e.from)}` : ""
    }.`,
  scaleScoring: (e, t) => {
    const paid = e.seats.filter((score) => score.crystals > 0);
    const shares = paid.map(
      (score) =>
        `${t.who(score.seat)} gets ${crystals(score.crystals)} for ${scales(score.scales)}`,
    );
    return `The scales are scored: ${shares.length ? list(shares) : "nobody gets anything"}.`;
  },
  markersReturn: (e, t) => `The markers on the ${t.place(e.tile)} return to their owners.`,
  offering: (e, t) =>
    `${t.who(e.seat)} offers ${crystals(e.price)}${e.pillar ? ` with ${card(e.pillar)}` : ""}.`,
  discard: (e, t) => `${t.who(e.seat)} discards ${cardList(e.cards)}.`,
  reshuffle: (e) => `The discards are shuffled: ${cards(e.cards)} in the deck.`,
  draw: (e, t) =>
    e.count === 0
      ? `No cards are left for ${t.who(e.seat)} to draw.`
      : `${t.who(e.seat)} draws ${cards(e.count)}${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  setAside: (e, t) => `${cards(e.count)} lie aside for ${t.who(e.seat)} until the turn is over.`,
  takeUp: (e, t) =>
    `${t.who(e.seat)} takes up ${cards(e.count)}${e.cards ? `: ${cardList(e.cards)}` : ""}.`,
  declare: (e, t) => `${t.who(e.seat)} declares to be done.`,
  declarationsCancelled: () => "All declarations are cancelled.",
  raceBegins: () => "The whole city is complete. The race to the obelisk begins!",
  turn: (e, t) => `${t.who(e.seat)} begins turn ${numbers.format(e.number)}.`,
  gameOver: () => "The game is over.",
};

const problems: Words["problems"] = {
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
};

export const en: Words = {
  locale: "en",
  peoples,
  buildings: {
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
  },
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
  endReasons: {
    offerings: "All offerings that it takes were made.",
    noMarkers: "Nobody has a marker left, so nobody wins.",
    race: "The city is complete and nobody can pay for a further offering.",
    stalemate: "Everybody declared to be done.",
    turnLimit: "The limit of turns was reached.",
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
  events,
  problems,

  card,
  list,
  crystals,
  scales,
  cards,
  markers,
  steps,

  table: {
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
    tileFigures: (names) => `${names} here`,
    tileReach: (n) => `${steps(n)} away`,
    tileTarget: "a target",
    outside: (dragon) => `${dragon} is outside the city`,
    deck: (n) => `${cards(n)} in the deck`,
    discards: "Discards",
    discardPile: (n) => `${cards(n)} discarded`,
    pool: (n) => `${scales(n)} in the pool`,
    aside: (n) => `${cards(n)} lie aside until the turn is over`,
    declared: "is done",
    fresh: (n) => `${n} new`,
  },

  panel: {
    turnOf: (name, turn) => `${name}, turn ${numbers.format(turn)}`,
    stepsLeft: (n) => `${steps(n)} left`,
    movementOver: "Movement is over",
    race: "The race is on: hurry to the courtyard and offer.",
    over: "The game is over",
    watching: (name) => `${name} is to play`,
    hintMove: "Choose a marked tile to walk to, or a card to use its power.",
    hintBuild: "Choose a box to fill, or end the turn.",
    here: "You are here",
    back: "Back to my turn",
    cancel: "Cancel",
    walkHere: (n) => `Walk here, ${steps(n)}`,
    byCard: (name) => `with ${name}`,
    flyHere: "Fly here",
    dragonHere: (name) => `Send ${name} here`,
    usePower: "Use its power",
    aim: (name) => `${name}: choose a marked tile.`,
    fill: (value) => `Fill the ${value}`,
    ways: (n) => count(n, "way to pay", "ways to pay"),
    noWay: "Not with your cards",
    offer: (price) => `Offer ${crystals(price)}`,
    offerAgain: (name, price) => `Offer again with ${name}: ${crystals(price)}`,
    endTurn: "End turn",
    declareDone: "Declare to be done",
    payTitle: (value, building) => `Pay ${value} for the ${building}`,
    cheapest: "Cheapest first",
    moreWays: (n) => `${n} more`,
    unlistedWays: (n) =>
      `And ${n} dearer ${n === 1 ? "one" : "ones"}: pick the cards in your hand.`,
    pickYourself: "Or pick the cards yourself: choose them in your hand.",
    sum: (sum, needed) => `${sum} of ${needed}`,
    missing: (n) => `${n} missing`,
    inColour: (people) => `in ${people}`,
    pay: "Pay with these",
    clear: "Put back",
    brings: "This brings",
    irrevocable: "Cards are drawn: it can’t be undone.",
    endTitle: "End the turn",
    endHint: (most) => `Choose up to ${most} cards of your hand to discard.`,
    endNow: (discarded, drawn) =>
      discarded ? `Discard ${discarded} and draw ${drawn}` : `Discard none and draw ${drawn}`,
    why: (text, rule) => `${text} (${rule})`,
    add: (name, picked, of) => `Choose ${name}, ${picked} of ${of} chosen`,
    takeBack: (name) => `Put ${name} back`,
    rewards: "Rewards",
  },

  page: {
    title: "Blue Moon City",
    tagline: "Rebuild the city, befriend the dragons, bring crystals to the obelisk.",
    unofficial:
      "An unofficial implementation of the board game by Reiner Knizia. All drawings are our own.",
    newGame: "New game",
    players: "Players",
    playerCount: (n) => count(n, "player", "players"),
    nameOf: (n) => `Name of player ${n}`,
    defaultName: (n) => `Player ${n}`,
    layout: "City",
    layouts: { standard: "Standard", random: "Random", rulebook: "Fixed" },
    layoutHints: {
      standard: "temples and palace around the courtyard",
      random: "every building anywhere",
      rulebook: "the city of the rulebook’s picture",
    },
    start: "First turn",
    startRandom: "Drawn at random",
    options: "House rules and seed",
    cardSplit: "Cards of each people",
    cardSplitHint: "Ten in all.",
    cardsOfValue: (value) => `Cards of value ${value}`,
    returnAllScales: "Everybody returns all scales when they are scored",
    openCrystals: "Crystals lie open",
    turnLimit: "Limit of turns",
    turnLimitHint: "Empty for none.",
    seed: "Seed",
    seedHint: "Any text; the same seed deals the same game. Empty for chance.",
    begin: "Start the game",
    savedGames: "Saved games",
    noSaves: "None yet. Every game is kept here, in this browser.",
    resume: "Continue",
    resumeNamed: (names) => `Continue the game of ${names}`,
    remove: "Delete",
    removeNamed: (names) => `Delete the game of ${names}`,
    removeSure: (names) => `Delete the game of ${names} for good?`,
    review: "Review",
    reviewNamed: (names) => `Review the game of ${names}`,
    exportFile: "Export",
    exportNamed: (names) => `Export the game of ${names}`,
    broken: "This save can’t be read. It can be exported or deleted.",
    brokenName: "Unreadable save",
    savedTurn: (turn) => `turn ${numbers.format(turn)}`,
    savedOver: "finished",
    home: "All games",
    undo: "Undo",
    redo: "Redo",
    resetTurn: "Reset turn",
    undoReasons: {
      beginning: "There is no move to take back.",
      revealed: "Cards were seen: this can’t be taken back.",
      anotherTurn: "The turn before is over: it can’t be taken back.",
    },
    nothingToRedo: "There is no move to do again.",
    log: "What happened",
    logEmpty: "Nothing yet.",
    logTurn: (turn, name) => `Turn ${numbers.format(turn)}: ${name}`,
    coverTitle: (name) => `${name}’s turn`,
    coverText: "Hand over the screen. Nobody’s hand is shown until you say so.",
    coverLift: (name) => `I am ${name}: show my hand`,
    coverNews: "Since your last turn",
    drawn: (names) => `New in your hand: ${names}.`,
    outcome: "The end",
    winner: (names) => `${names} wins!`,
    shared: (names) => `${names} share the victory!`,
    draw: "A draw",
    place: "Place",
    player: "Player",
    offeringsColumn: "Offerings",
    crystalsColumn: "Crystals",
    notSaved:
      "This game can’t be saved here: the storage of this browser is full or closed. Export it to keep it.",
    noStorage:
      "This browser does not let pages store anything: games last until the page is closed.",
    gone: "This game is not here any more.",
    changedElsewhere: "The game went on in another tab; this is where it stands.",
    dismiss: "Dismiss",
    confirm: "Delete",
    cancel: "Keep",
  },

  open: {
    title: "Open a game",
    hint: "From a saved file, which can also be dropped anywhere on this page, or from a text or link that somebody sent.",
    file: "Choose a file",
    text: "Text or link of a game",
    submit: "Open",
    drop: "Drop the file to open its game",
    wentOn: (n) =>
      `This game is kept here already. It went on by ${count(n, "move", "moves")}; its menu leads back to any of them.`,
    beside:
      "Another line of this game is kept here. It stays as it is; this one is kept beside it.",
    refused: "This game can’t be opened",
    limits: {
      fileTooLarge: "The file is larger than 1 MB, more than any game needs. It was not read.",
      linkTooLong: "The link is longer than 32 KB, more than any game needs.",
      linkDamaged: "The link is damaged: a part of it is missing or was changed on the way.",
      recordTooLong: "The game is longer than 256 KB of text, more than any game needs.",
      tooManyMoves: "The game has more than 20,000 moves, more than any game needs.",
    },
    faulty: "There is a mistake in the text of the game.",
    newer: "The game comes from a newer version of this page.",
    atLine: (line) => `In line ${numbers.format(line)}:`,
    atMove: (move) => `At move ${numbers.format(move)}.`,
    at: "At",
    kept: "The text, so that nothing is lost",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy: select the text and copy it by hand.",
    saveFile: "Save as a file",
    close: "Close",
  },

  share: {
    open: "Game",
    title: "This game",
    review: "Review it move by move",
    showsHidden:
      "The game is not over: whoever gets its link, text or file can see all cards, those in the hands and in the deck too.",
    showsAll: "Whoever gets its link, text or file can look at the whole game.",
    link: "Copy a link",
    noLink: "This game is too long for a link. Save it as a file instead.",
    text: "Copy as text",
    file: "Save as a file",
  },

  review: {
    title: "Review",
    first: "To the beginning",
    back: "One move back",
    forward: "One move forward",
    last: "To the end",
    position: "Move",
    at: (move, of) => `Move ${numbers.format(move)} of ${numbers.format(of)}`,
    beginning: "The beginning: nothing has happened yet.",
    reader: "Whose hand",
    mover: "Player to move",
    spectator: "Nobody’s",
    goOn: "Go on playing",
    fork: "Play on from here",
  },
};
