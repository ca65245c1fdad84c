import type { TurnWords } from "../turn.js";
import { count, crystals, list, scales, steps } from "./counts.js";
import { names } from "./names.js";

export const turn: TurnWords = {
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
    wouldFill: (boxes) => `You could fill the ${list(boxes.map(String))}`,
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
