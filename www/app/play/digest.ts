/** What happened since a player's last turn, in short: what the others built and offered, and what it brought to whom. */

import type { Event, Seat } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { emblem } from "../../table/index.js";
import type { Result, Telling } from "../game.js";
import type { TurnLog } from "../review/history.js";
import { toldStyle } from "../review/log.js";
import type { Words } from "../words/words.js";
import { verdict } from "./outcome.js";

export function digest(
  turns: readonly TurnLog[],
  seat: Seat,
  words: Words,
  telling: Telling,
): TemplateResult {
  const own = telling.goods(eventsOf(turns)).get(seat);
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
  const told = telling.inShort(events);
  if (told.length === 0) return html`<p class="note">${telling.quiet}</p>`;
  return html`<ul class="told">
    ${told.map((event) => html`<li data-event=${event.type}>${telling.tell(event)}</li>`)}
    ${gains(events, words, telling).map((gain) => html`<li class="gain">${gain}</li>`)}
  </ul>`;
}

/** A sentence for each player that got something. */
export function gains(events: readonly Event[], words: Words, telling: Telling): string[] {
  return [...telling.goods(events)].map(([seat, all]) => words.cover.gets(telling.who(seat), all));
}

/** What the page says of a move, to be heard once: what happened in its order, then what it brought to whom. */
export function announcement(
  events: readonly Event[],
  result: Result | null,
  words: Words,
  telling: Telling,
): string {
  return [
    ...telling.aloud(events).map((event) => telling.tell(event)),
    ...gains(events, words, telling),
    ...(result ? [verdict(result, words, telling)] : []),
  ].join(" ");
}

/** The turns of others as one summary to be spoken; empty if nobody else has played. */
export function summary(turns: readonly TurnLog[], words: Words, telling: Telling): string {
  const spoken = turns.map((turn) => {
    const events = eventsOf([turn]);
    const told = telling.inShort(events);
    if (told.length === 0) return telling.idle(turn.seat);
    const sentences = told.map((event) => telling.tell(event));
    return [...sentences, ...gains(events, words, telling)].join(" ");
  });
  return spoken.length ? words.play.meanwhile(spoken.join(" ")) : "";
}

function eventsOf(turns: readonly TurnLog[]): Event[] {
  return turns.flatMap((turn) => turn.moves.flatMap(({ events }) => events));
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
