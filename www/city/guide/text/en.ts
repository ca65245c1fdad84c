/** What the guide says, in English. */

import type { GuideText } from "../lesson.js";

export const guide: GuideText = {
  names: ["Luna", "Milo"],

  otherwise: {
    walk: "You may walk there, but that is not where this lesson leads.",
    flyDragon: "That dragon would fly there. Here another move comes first.",
    walkDragon: "That dragon would walk there. Here another move comes first.",
    fly: "You could fly there, and it would cost you the card. Let us save it.",
    extraSteps: "Two more steps are fine to have, but you don’t need them now.",
    contribute:
      "The rules allow this payment. The lesson needs those cards otherwise: please use the ones named above.",
    offer: "You may offer, but something else comes first.",
    endTurn:
      "You may end your turn like that. For the lesson, please discard just the cards named above.",
    declareDone: "You may, but the lesson goes on.",
  },

  steps: {
    welcome: {
      title: "Welcome to the city",
      text: () => [
        "You are Luna and play against Milo. You rebuild the city together, but only one of you wins: whoever first makes six offerings of crystals at the obelisk.",
        "Look at anything you like, whenever you like. What the lesson asks for next has a golden outline.",
      ],
    },
    plans: {
      title: "Plans to be built",
      text: () => [
        "Each tile is the plan of a building. Its boxes at the foot have a number and the sign of a people: that is what a part of it costs, and in whose cards.",
        "The corners above say what it will give. Your hand is below, your figure in the middle.",
      ],
    },
    walk: {
      title: "Walking",
      text: ({ buildings }) => [
        `You have two steps each turn, from side to side, never across a corner. You hold red cards, so walk to the ${buildings.mill}: choose it, then walk there.`,
      ],
    },
    colour: {
      title: "Paying in the colour",
      text: ({ card, buildings }) => [
        `The ${buildings.mill} is red. Fill its 3 with ${card("T3")}: cards of the colour count their value.`,
      ],
    },
    wild: {
      title: "Khind go with everything",
      text: ({ card }) => [
        `You may fill several boxes in a turn, each with cards of its own. Fill the middle 2 with ${card("T1")} and ${card("K1")}: every green Khind counts 1 in any colour.`,
      ],
    },
    discard: {
      title: "The end of your turn",
      text: ({ card }) => [
        `You always draw two cards, and one more for each card that you discard, at most two. End your turn, choose ${card("V1")} to discard, and draw three.`,
      ],
    },
    otherTurn: {
      title: "Milo’s turn",
      text: ({ buildings }) => [
        `Milo walks to the ${buildings.water_temple} and pays for a box there. He discards two cards and draws four. You don’t see what he draws.`,
      ],
    },
    dragon: {
      title: "Call a dragon",
      text: ({ card, buildings }) => [
        `Many cards have a power, which you may use instead of their value. ${card("A1")} lets the blue dragon fly: choose the card, then the ${buildings.citadel}.`,
        "Black, red and blue 2s let a dragon walk that is already in the city; grey cards carry your figure.",
      ],
    },
    follow: {
      title: "Follow the dragon",
      text: ({ buildings }) => [
        `Whoever builds where a dragon is gets a golden scale. Walk to the ${buildings.citadel}.`,
      ],
    },
    pair: {
      title: "Mimix work in pairs",
      text: ({ card }) => [
        `Two brown cards of value 1 or 2 count 3 together, in any colour. Pay the 5 with ${card("V2")} and the pair of ${card("M2")}.`,
      ],
    },
    rewards: {
      title: "A building is complete",
      text: ({ buildings }) => [
        `The ${buildings.citadel} had one box only, so it is built. First you got a scale for the dragon. Then, by the corners of the plan: a scale for the most markers, beside the star; a crystal for everybody who helped, below it.`,
        "Your marker has come back to you. The corner at the right now stands at the foot of the house, for whoever builds next to it.",
      ],
    },
    keepAll: {
      title: "Keep what you have",
      text: () => ["End your turn. This time discard nothing and draw two cards."],
    },
    pass: {
      title: "Milo gathers cards",
      text: () => [
        "Milo builds nothing. He discards two cards again: who waits has more to choose from.",
      ],
    },
    nextDoor: {
      title: "Next to a house",
      text: ({ buildings }) => [
        `The ${buildings.aqueduct} shares a side with the ${buildings.citadel}. Everyone with a marker there is rewarded by its neighbour, too, once it is complete. Walk there.`,
      ],
    },
    turn: {
      title: "Hoax turn colours",
      text: ({ card }) => [
        `You have no blue card, but a white one: ${card("H2")} turns one card into the colour of the box. ${card("H1")} would turn up to four of one people.`,
        `Pay the 5 with ${card("K1", 2)}, ${card("H2")} and ${card("P3")}: the Pillar becomes blue and counts 3; the Hoax itself counts nothing.`,
      ],
    },
    neighbour: {
      title: "A neighbour’s reward",
      text: ({ buildings }) => [
        `Beside its own rewards, the ${buildings.citadel} next door gave you a crystal. Each complete neighbour does, so good places are those between houses.`,
      ],
    },
    replace: {
      title: "Change a card",
      text: ({ card }) => [`End your turn, discard ${card("F1")} and draw three.`],
    },
    yourMill: {
      title: "Milo completes your building",
      text: ({ buildings }) => [
        `Milo fills the last box of the ${buildings.mill}. Yet the most markers there are yours: you draw the two cards, and each of you gets a crystal.`,
      ],
    },
    temple: {
      title: "A temple between houses",
      text: ({ buildings }) => [
        `The ${buildings.fire_temple} lies between the ${buildings.citadel} and the ${buildings.mill}. Walk there.`,
      ],
    },
    black: {
      title: "Begin in the right place",
      text: ({ card }) => [
        `Fill its 3 with ${card("V3")}. You needn’t complete a building at once. Others will build on, and then you share.`,
      ],
    },
    sort: {
      title: "Look for black cards",
      text: ({ card }) => [
        `You need more black cards. Discard ${card("T1")} and ${card("P2")}, of little use just now, and draw four.`,
      ],
    },
    shared: {
      title: "Milo builds along",
      text: ({ card }) => [
        `Milo pays the 5 of the temple in a mixed way: a black card, a Khind, and ${card("M3")} turned black by ${card("H2")}.`,
      ],
    },
    finish: {
      title: "Complete the temple",
      text: ({ card }) => [
        `You have drawn what you need: fill the last box, the 4, with ${card("V2", 2)}.`,
      ],
    },
    majority: {
      title: "What it brought",
      text: () => [
        "Two of the three markers were yours: 2 crystals. Both of you helped: 2 for each. And both neighbours gave 1 to each of you. With equally many markers, the one farthest to the left would have decided.",
        "You have 10 crystals now. Milo sees only that you have some.",
      ],
    },
    scales: {
      title: "When the scales are scored",
      text: () => [
        "As soon as nobody can take a scale from the pool any more, they are scored: 6 crystals for the most scales, 3 for the others who have three or more.",
        "Who was paid gives his scales back, and the dragons begin to give anew.",
      ],
    },
    later: {
      title: "Two rounds later",
      text: () => [
        "Now watch a while. You both build on, and when Milo completes what you began, you are rewarded as well.",
      ],
    },
    courtyard: {
      title: "To the obelisk",
      text: ({ buildings }) => [
        `You have 17 crystals: time to offer some. That is done on the ${buildings.courtyard}. Walk there.`,
      ],
    },
    offer: {
      title: "Your first offering",
      text: () => [
        "The lowest open box of the obelisk says what it costs, and it grows dearer. Once in a turn you may offer: give 7 crystals.",
      ],
    },
    pillar: {
      title: "Pillars open the way",
      text: ({ card }) => [
        `Each ${card("P1")} or ${card("P2")} allows a further offering, for 1 or 2 crystals more. Offer again with ${card("P2")}: 7 and 2 are 9.`,
      ],
    },
    theEnd: {
      title: "How it ends",
      text: () => [
        "Two of your six offerings are made. Whoever makes the sixth wins at once.",
        "Should the whole city be complete before, a race begins: who can pay must hurry to the courtyard, and when nobody can any more, the most offerings win.",
      ],
    },
    farewell: {
      title: "The city is yours",
      text: () => [
        "That is all you need. Wherever something can’t be done, the table says why, and the number beside it opens the rule.",
        "Play on from here, on one screen for both, or begin a game with your friends.",
      ],
    },
  },
};
