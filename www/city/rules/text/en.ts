/** The rules in English. */

import { html } from "lit";
import type { RulesText } from "../text.js";

export const rules: RulesText = {
  title: "The rules",
  contents: "Contents",
  aim: ({ facts }) => html`<p>
      The city of the blue moon lies in plans. With the cards of its eight peoples you pay for parts of the buildings.
      When a building is complete, everybody who helped is rewarded, most of all with crystals. The dragons give golden
      scales, which are turned into crystals from time to time.
    </p>
    <p>
      Crystals are offered at the obelisk, where prices rise from the bottom up. Whoever first makes
      ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} offerings (with two, three, four players) wins.
    </p>`,

  chapters: {
    C1: "Setting up",
    C2: "A turn",
    C3: "Moving",
    C4: "Contributing",
    C5: "Dragons and golden scales",
    C6: "Completing a building",
    C7: "Offerings",
    C8: "Discarding and drawing",
    C9: "The end of the game",
    C10: "What lies open",
  },

  rules: {
    "C1.1": () => html`<p>Two, three or four play.</p>`,
    "C1.2": ({ words: { buildings } }) => html`<p>
        The city has 21 tiles: a square of five by five without its corners. The <b>courtyard</b> is in the middle. Next to
        it are the ${buildings.fire_temple} in the north, the ${buildings.royal_palace} in the east, the
        ${buildings.earth_temple} in the south and the ${buildings.water_temple} in the west. The other sixteen buildings
        are placed at random.
      </p>
      <p>You may also play in a city where chance places all twenty buildings, or in one that is always the same.</p>`,
    "C1.3": () => html`<p>
        In the beginning nothing is built: every tile shows the plan of a <b>building</b> with its open <b>boxes</b>. The
        courtyard has no boxes. It is never built and gives no rewards.
      </p>`,
    "C1.4": ({ facts }) => html`<p>
        Golden scales that nobody holds are the <b>pool</b>. In the beginning it has
        ${facts.players.map(({ scales }) => scales).join(", ")} scales with two, three, four players.
      </p>`,
    "C1.5": () =>
      html`<p>The three dragons wait outside of the city. Every figure stands on the courtyard.</p>`,
    "C1.6": ({ facts }) => html`<p>
        Everybody has ${facts.markers} markers and a hand of ${facts.hand} cards, but no crystals and no scales. All other
        cards are the face-down deck.
      </p>`,
    "C1.7": () => html`<p>
        The boxes of the obelisk are filled from the bottom. Which ones are used depends on the number of players; the
        table below has them all.
      </p>`,
    "C1.8": () => html`<p>Who begins is agreed or drawn. The turns then go round the table.</p>`,

    "C2.1": () => html`<p>A turn has three phases, in this order:</p>
      <ol class="steps">
        <li><b>Movement</b>: your figure walks, and cards move it or the dragons.</li>
        <li><b>Contribution</b>: you fill boxes of the building where you are, or offer on the courtyard.</li>
        <li><b>Discard and draw</b>.</li>
      </ol>
      <p>You may leave any of them out, except that you always draw.</p>`,
    "C2.2": () => html`<p>
        Your first contribution or offering ends the movement phase: steps that you have left are lost. Ending the turn
        ends both phases.
      </p>`,
    "C2.3": () => html`<p>
        You use cards in your own turn only. A card serves either for its power or for its value, never for both. It is
        discarded as soon as it is used.
      </p>`,

    "C3.1": ({ facts }) => html`<p>
        Your figure has ${facts.steps} steps. A step leads to a tile that shares a side with the one you are on, never
        across a corner. Any number of figures and dragons may share a tile, and you may stay where you are.
      </p>
      <p>A walk costs as many steps as its shortest way. Which way you take makes no other difference.</p>`,
    "C3.2": ({ facts, card }) => html`<p>
        Before, between and after your steps you may use these powers, as many as you like and in any order:
      </p>
      <ul class="dots">
        <li>
          ${card("V1")}, ${card("T1")}, ${card("A1")}: the red, the green, the blue dragon <b>flies</b> to any tile, also
          into the city from outside.
        </li>
        <li>
          ${card("V2")}, ${card("T2")}, ${card("A2")}: the same dragon <b>walks</b> 1 to ${facts.dragonSteps} steps, if it
          is in the city.
        </li>
        <li>${card("F1")}: your figure <b>flies</b> to any tile. It keeps the steps that it has left.</li>
        <li>${card("F2")}: your figure gets <b>${facts.extraSteps} more steps</b>. Several of them add up.</li>
      </ul>`,
    "C3.3": () => html`<p>
        A power must change something: nobody flies to the tile where he is already, and no dragon walks in a circle. You
        may, however, walk to a tile and back again.
      </p>`,
    "C3.4": ({ people }) => html`<p>
        Cards of value 3 have no power for moving, nor have ${people("K")}, ${people("M")}, ${people("H")} and
        ${people("P")}. After a contribution or an offering nothing moves any more in this turn.
      </p>`,

    "C4.1": () => html`<p>
        On a building that is not complete you may fill as many open boxes as you can pay for, one after the other. Each
        box is paid separately, and you put one of your markers on it. Without a marker you can’t contribute.
      </p>`,
    "C4.2": () => html`<p>
        A box has a <b>number</b> and a <b>colour</b>. You pay with cards of that colour whose values add up to the number
        at least. If they are worth more, the rest is lost: no card pays for two boxes.
      </p>`,
    "C4.3": () => html`<p>
        A <b>natural</b> card is one of the people whose colour the box has. It counts its value, and so do brown cards in
        a brown box, white cards in a white and yellow ones in a yellow box.
      </p>`,
    "C4.4": ({ card }) => html`<p>
        <b>Wild:</b> every ${card("K1")} counts 1 in any colour, by itself or along with others.
      </p>`,
    "C4.5": ({ card }) => html`<p>
        <b>Pairs:</b> any two cards out of ${card("M1")} and ${card("M2")} count 3 together, in any colour. You may use
        several pairs, along with other cards. ${card("M3")} forms no pair. In a brown box a brown card may count its own
        value instead.
      </p>`,
    "C4.6": ({ card }) => html`<p>
        <b>Turning:</b> for one payment ${card("H1")} turns up to four cards <em>of one people</em> into the colour of the
        box, ${card("H2")} turns one card. A turned card counts its value; the Hoax that turns it counts nothing. You may
        use several Hoax cards, each for cards of its own.
      </p>
      <p>Brown and white cards can be turned too. They lose their power by it: two turned brown cards form no pair.</p>`,
    "C4.7": ({ card }) => html`<p>
        You say only with which cards you pay. It is right if there is a way in which <em>all</em> of them are of use: every
        Hoax that is used for its power turns at least one card, and none that is of the colour already, no ${card("K1")} and
        no card of a pair.
      </p>`,
    "C4.8": ({ words: { buildings } }) => html`<p>
        The boxes of the <b>${buildings.royal_palace}</b> can be paid in any colour you like, green too, but each of them in
        a single colour. Different boxes may have different colours.
      </p>`,
    "C4.9": () => html`<p>
        The table suggests the payments that have no card too many. You may also pay more than that by picking the cards
        yourself, as long as each card is of use (as above).
      </p>`,
    "C4.10": ({ rule }) => html`<p>
        What you pay with is discarded at once. Cards that you are rewarded with in this turn come too late for it
        (${rule("C6.4")}).
      </p>`,

    "C5.1": () => html`<p>
        With your <em>first</em> contribution of a turn you get one golden scale for each dragon on the tile. Further
        contributions of the turn bring no more. On the courtyard dragons give nothing.
      </p>`,
    "C5.2": ({ rule }) => html`<p>
        Scales are given on two occasions: by the dragons, and when a building is scored (${rule("C6")}). The dragons come
        first. All that is due on one occasion is given together. If the pool has too few, what is missing is owed, and
        counts as if you held it.
      </p>`,
    "C5.3": () => html`<p>
        If the pool is empty after one of these occasions, the scales are <b>scored</b> right then, once, before anything
        else happens.
      </p>`,
    "C5.4": () => html`<p>
        Whoever has the most scales gets 6 crystals. If several share the most, each of them gets 3. Everybody else who has
        at least 3 scales gets 3 crystals, too.
      </p>
      <p class="example">With 4, 4, 3 and 1 scales the players get 3, 3, 3 and 0 crystals; with 5, 3, 2 they get 6, 3, 0.</p>`,
    "C5.5": ({ rule }) => html`<p>
        Players who got crystals give all their scales back to the pool. The others keep theirs, and the pool is that much
        smaller (${rule("C1.4")}).
      </p>
      <p>A house rule lets everybody give them back.</p>`,
    "C5.6": () => html`<p>
        So the scales may be scored twice in one turn: once after the dragons gave theirs, once after a building did.
      </p>`,

    "C6.1":
      () => html`<p>When the last box of a building is filled, it is scored at once, in this order:</p>
      <ol class="steps">
        <li>
          The player with the <b>most markers</b> on it gets the reward beside the star. Of several, it is the one whose
          marker is farthest to the left.
        </li>
        <li>
          <b>Every contributor</b>, that is everybody with a marker on it, gets the reward below the star, once.
        </li>
        <li>
          Every contributor also gets the <b>neighbourhood</b> reward of each building that shares a side with it and was
          complete before, once each.
        </li>
      </ol>`,
    "C6.2": () => html`<p>
        Then the markers go back to their owners and the plan is turned over: the building is complete. Figures and dragons
        stay on it.
      </p>`,
    "C6.3": () => html`<p>
        Crystals never run out. Cards are drawn from the deck in the order above; in each step whoever has the turn comes
        first and the others follow in order, each with the neighbours in the north, east, south and west.
      </p>`,
    "C6.4": () => html`<p>
        If it is your turn, the cards of the reward lie aside face down until your turn is over. You take them up after you
        have drawn. The others take theirs at once.
      </p>`,

    "C7.1": () => html`<p>
        On the courtyard you may make one offering in a turn: pay the number of the lowest open box of the obelisk in
        crystals and put a marker there. Without the marker or the crystals you can’t.
      </p>`,
    "C7.2": ({ card }) => html`<p>
        Then each ${card("P1")} or ${card("P2")} that you discard allows a <b>further offering</b> in the same turn. It
        costs the number of the next box and 1 or 2 crystals more, the value of the Pillar.
      </p>`,
    "C7.3": () =>
      html`<p>Dragons on the courtyard give nothing. Markers stay on the obelisk until the end.</p>`,

    "C8.1": ({ facts }) => html`<p>
        At the end of your turn discard up to ${facts.discards} cards of your hand, then draw ${facts.draws} more than you
        discarded. Your hand may grow as large as it will. Cards that lie aside can’t be discarded.
      </p>`,
    "C8.2": () => html`<p>
        When the deck is empty and a card must be drawn, the discards are shuffled and become the deck, this turn’s
        included. If there are none either, you draw fewer.
      </p>`,

    "C9.1": ({ facts }) => html`<p>
        Whoever has made ${facts.players.map(({ offeringsToWin }) => offeringsToWin).join(", ")} offerings (with two, three,
        four players) wins at once.
      </p>`,
    "C9.2": () => html`<p>
        If nobody has a marker left in his supply after one was placed and all of its consequences, the game ends in a draw.
      </p>`,
    "C9.3": () => html`<p>
        When all twenty buildings are complete and nobody has won, the <b>race</b> begins. Turns go on, but whoever has a
        marker and the crystals for the next offering must hurry to the courtyard and make it: every walk and every flight
        has to bring him nearer, by as many tiles as he takes steps, and he can’t end the turn with steps left on the way,
        or on the courtyard without an offering. Flights, more steps and further offerings remain free to choose. Whoever
        can’t pay is free.
      </p>
      <p>
        As soon as nobody has the crystals for the next box, the game ends. The most offerings win, then the most crystals
        left; whoever is equal in both shares the victory.
      </p>`,
    "C9.4": ({ rule }) => html`<p>
        After three rounds in which nobody contributed or offered, you may declare in your turn that you are <b>done</b>.
        It neither ends your turn nor binds you. Any contribution or offering cancels all declarations, and the rounds are
        counted anew. When the last player has declared, the game ends and is ranked as in ${rule("C9.3")}.
      </p>`,
    "C9.5": ({ rule }) => html`<p>
        You may agree on a number of turns after which the game ends, ranked as in ${rule("C9.3")}.
      </p>`,

    "C10.1": () => html`<p>
        Open to everybody are the city, all markers, figures and dragons, the obelisk, the pool, everybody’s scales and
        offerings, how many cards everybody has, the discards, the size of the deck, and all that was done.
      </p>`,
    "C10.2": () => html`<p>
        Your hand and the number of your crystals are known to you alone. A house rule lays the crystals open.
      </p>`,
    "C10.3": () => html`<p>Nobody knows the order of the deck and the cards that lie aside.</p>`,
    "C10.4": () => html`<p>
        What you can do follows from what you may know. Only whoever has the turn decides.
      </p>`,
    "C10.5": () =>
      html`<p>Which cards somebody draws is told to that player alone, when he takes them up.</p>`,
  },

  figures: {
    city: "The city: the courtyard and its neighbours in the standard layout",
    tile: "A plan explained",
    tileParts: [
      "The name of the building.",
      "For the most markers, beside the star.",
      "For every contributor, below the star.",
      "For every contributor to a neighbour that is completed later.",
      "Its boxes: pay the number in the colour of the people whose sign it shows.",
    ],
    payments: "Payments explained",
    paymentOf: (value, people) => `${value} in ${people} is paid with`,
    powers: "The cards and their powers",
    people: "People",
    value: (value) => `Value ${value}`,
    noPower: "No power",
    obelisk: "The obelisk by the number of players",
    players: (count) => `${count} players`,
    boxesUpwards: "Boxes from the bottom",
    toWin: "Offerings to win",
    scales: "Scales",
    buildings: "All buildings",
    building: "Building",
    boxes: "Boxes",
  },
};
