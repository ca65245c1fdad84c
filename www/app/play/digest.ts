/** What happened since a player's last turn, in short: what the others built and offered, and what it brought to whom. */

import type { CityEvent, Reward, Seat } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { emblem, type Telling, tell } from "../../element/index.js";
import type { TurnLog } from "../review/history.js";
import { toldStyle } from "../review/log.js";
import type { Words } from "../words/words.js";

/** What a turn is told by; all else stands in the log. */
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

export function digest(
  turns: readonly TurnLog[],
  seat: Seat,
  words: Words,
  telling: Telling,
): TemplateResult {
  const own = goods(eventsOf(turns), words).get(seat);
  return html`
    ${own ? html`<p class="for-you" data-seat=${seat}>${words.cover.forYou(own)}</p>` : nothing}
    ${turns.map(
      (turn) => html`<h3 data-seat=${turn.seat}>
          ${emblem(turn.seat)}${words.log.turn(turn.number, telling.who(turn.seat))}
        </h3>
        ${inShort(turn, words, telling)}`,
    )}
  `;
}

function inShort(turn: TurnLog, words: Words, telling: Telling): TemplateResult {
  const events = eventsOf([turn]);
  const told = events.filter(({ type }) => WORTH_TELLING.has(type));
  if (told.length === 0) return html`<p class="note">${words.cover.quiet}</p>`;
  return html`<ul class="told">
    ${told.map((event) => html`<li data-event=${event.type}>${tell(words, event, telling)}</li>`)}
    ${gains(events, words, telling).map((gain) => html`<li class="gain">${gain}</li>`)}
  </ul>`;
}

/** A sentence for each player that got something. */
export function gains(events: readonly CityEvent[], words: Words, telling: Telling): string[] {
  return [...goods(events, words)].map(([seat, all]) => words.cover.gets(telling.who(seat), all));
}

/** The turns of others as one summary to be spoken; empty if nobody else has played. */
export function summary(turns: readonly TurnLog[], words: Words, telling: Telling): string {
  const spoken = turns.map((turn) => {
    const events = eventsOf([turn]);
    const told = events.filter(({ type }) => WORTH_TELLING.has(type));
    if (told.length === 0) return words.play.idle(telling.who(turn.seat));
    const sentences = told.map((event) => tell(words, event, telling));
    return [...sentences, ...gains(events, words, telling)].join(" ");
  });
  return spoken.length ? words.play.meanwhile(spoken.join(" ")) : "";
}

function eventsOf(turns: readonly TurnLog[]): CityEvent[] {
  return turns.flatMap((turn) => turn.moves.flatMap(({ events }) => events));
}

/** All that each player got, in words; crystals for scales are told where these are scored. */
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
  return new Map(
    [...sums].map(([seat, { crystals, cards, scales }]) => [
      seat,
      words.list([
        ...(crystals ? [words.crystals(crystals)] : []),
        ...(cards ? [words.cards(cards)] : []),
        ...(scales ? [words.scales(scales)] : []),
      ]),
    ]),
  );
}

export const digestStyle = [
  toldStyle,
  css`
    .for-you {
      margin-block: 0.4rem;
      padding: 0.4rem 0.6rem;
      border-inline-start: 4px solid var(--seat);
      background: var(--raised);
      font-weight: 600;
    }

    .told .gain {
      color: var(--ink-soft);
    }
  `,
];
