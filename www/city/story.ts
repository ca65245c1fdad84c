/** What happens in the city, as the page tells it. */

import type {
  CityCard as Card,
  CityEvent,
  CityResult,
  Game,
  Reward,
  Seat,
  CityTile as Tile,
} from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import type { Compared, Ending, Story } from "../app/game.js";
import { sign, textureStyle } from "../table/index.js";
import { COURTYARD, lookup } from "./lookup.js";
import type { Measure } from "./statistics.js";
import { cardStyle } from "./table/card.js";
import { uses, usesStyle } from "./table/panel/uses.js";
import { tellingOf } from "./table/scene.js";
import { goodsList } from "./words/lists.js";
import { tell, type Words } from "./words/words.js";

/** The main events of a turn. */
const WORTH_TELLING: ReadonlySet<CityEvent["type"]> = new Set<CityEvent["type"]>([
  "flyDragon",
  "walkDragon",
  "contribution",
  "complete",
  "scaleScoring",
  "offering",
  "declare",
  "declarationsCancelled",
  "raceBegins",
]);

/** Not spoken one by one: what each player gets is spoken in sum. */
const SUMMED: ReadonlySet<CityEvent["type"]> = new Set<CityEvent["type"]>([
  "reward",
  "dragonScales",
  "markersReturn",
]);

const paidStyle = css`
  .paid {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.8rem;
    padding-block: 0.25rem;
  }

  .paid > .chip {
    outline: 2px solid var(--glow);
    outline-offset: 1px;
  }
`;

export const story: Story<"city", Words> = {
  turnAt: ({ table }) => table.turn,
  turnIn: (event) => (event.type === "turn" ? event : null),
  newCards,
  telling: (from) => {
    const { words } = from;
    const { page } = words;
    const telling = tellingOf(from);
    return {
      who: telling.who,
      tell: (event) => tell(words, event, telling),
      drawn: (event) => (event.type === "contribution" ? paid(event, words) : nothing),
      inShort: (events) => events.filter(({ type }) => WORTH_TELLING.has(type)),
      aloud: (events) => events.filter(({ type }) => !SUMMED.has(type)),
      goods: (events) => goods(events, words),
      cards: (cards) => words.list(cards.map((card) => words.card(card as Card))),
      idle: (seat) => page.idle(telling.who(seat)),
      quiet: page.quiet,
      ending: (result) => ending(result, words),
      measure: (measure) => page.measures[measure as Measure],
    };
  },
  toldStyle: css`
  .told [data-event="complete"],
  .told [data-event="offering"],
  .told [data-event="raceBegins"],
  .told [data-event="gameOver"] {
    color: var(--glow);
    font-weight: 600;
  }
  `,
  style: [textureStyle, cardStyle, usesStyle, paidStyle],
};

/** The cards that came into the hand of a seat since it last ended a turn: it has not seen them before. */
function newCards(game: Game, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let ply = game.ply; ply > 0; ply--) {
    const events = game.events(ply);
    for (const event of events) {
      if ((event.type === "draw" || event.type === "takeUp") && event.seat === seat) {
        cards.push(...(event.cards ?? []));
      }
    }
    // Only who ends the turn draws then.
    const ends = events.some((event) => event.type === "turn");
    if (ends && events.some((event) => event.type === "draw" && event.seat === seat)) break;
  }
  return cards.sort();
}

/** Why a game is over, and what the ranking compares: offerings, and crystals where these decided. */
function ending({ reason, ranking }: CityResult, { page }: Words): Ending {
  const offerings: Compared = {
    icon: "obelisk",
    said: page.offerings,
    numbers: new Map(ranking.map(({ seat, offerings }) => [seat, offerings])),
  };
  const crystals: Compared = {
    icon: "crystal",
    said: page.crystals,
    numbers: new Map(ranking.map(({ seat, crystals }) => [seat, crystals])),
  };
  const compared = ranking.some((rank) => rank.crystals !== null);
  return { reason: page.endings[reason], compared: compared ? [offerings, crystals] : [offerings] };
}

/** All that each player got, in words; crystals for scales are not counted, since the scoring itself says them. */
function goods(events: readonly CityEvent[], words: Words): Map<Seat, string> {
  const sums = new Map<Seat, Reward>();
  for (const event of events) {
    if (event.type !== "reward" && event.type !== "dragonScales") continue;
    const sum = sums.get(event.seat) ?? { crystals: 0, cards: 0, scales: 0 };
    const more = event.type === "reward" ? event : { crystals: 0, cards: 0, scales: event.scales };
    sums.set(event.seat, {
      crystals: sum.crystals + more.crystals,
      cards: sum.cards + more.cards,
      scales: sum.scales + more.scales,
    });
  }
  return new Map([...sums].map(([seat, sum]) => [seat, goodsList(sum, words)]));
}

/** The box that was filled, and what each card counted for it. */
function paid(
  { building, box, people, uses: cards }: Extract<CityEvent, { type: "contribution" }>,
  words: Words,
): TemplateResult {
  const known = lookup();
  return html`<div class="paid">
    <span class="chip" data-people=${people} aria-hidden="true"
      ><b>${known.building(building).boxes[box]}</b>${sign(people)}</span
    >
    ${uses({ lookup: known, words }, cards)}
  </div>`;
}

/** The tile where a move was made; `null` if it was made nowhere. */
export function traceOf(events: readonly CityEvent[]): Tile | null {
  for (const event of events) {
    if (event.type === "contribution") return event.tile;
    if (event.type === "offering") return COURTYARD;
    if ("to" in event) return event.to;
  }
  return null;
}
