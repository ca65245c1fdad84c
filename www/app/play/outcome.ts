/** The end of a game: who won and why, and the ranking. */

import { css, html, type TemplateResult } from "lit";
import { emblem, icon } from "../../table/index.js";
import type { Compared, Result, Telling } from "../game.js";
import type { Words } from "../words/words.js";

/** Who has won, in a sentence. */
export function verdict({ winners }: Result, words: Words, telling: Telling): string {
  const names = words.list(winners.map(telling.who));
  if (winners.length === 0) return words.outcome.draw;
  return winners.length === 1 ? words.outcome.winner(names) : words.outcome.shared(names);
}

/** `open` opens the statistics. */
export function outcome(
  result: Result,
  words: Words,
  telling: Telling,
  open: () => void,
): TemplateResult {
  const numbers = new Intl.NumberFormat(words.locale);
  const { reason, compared } = telling.ending(result);
  return html`<section class="outcome" slot="outcome" aria-label=${words.outcome.title}>
    <div>
      <h2>${verdict(result, words, telling)}</h2>
      <p>${reason}</p>
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="hidden-text">${words.outcome.rank}</span></th>
          <th scope="col">${words.outcome.player}</th>
          ${compared.map(head)}
        </tr>
      </thead>
      <tbody>
        ${result.ranking.map(
          (rank) => html`<tr data-seat=${rank.seat}>
            <td>${numbers.format(rank.place)}</td>
            <th scope="row">${emblem(rank.seat)} ${telling.who(rank.seat)}</th>
            ${compared.map(({ numbers: own }) => {
              const value = own.get(rank.seat) ?? null;
              return html`<td>${value === null ? "" : numbers.format(value)}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
    <button class="button" aria-haspopup="dialog" @click=${open}>
      ${icon("chart")}${words.statistics.title}
    </button>
  </section>`;
}

/** The head of a column: a drawing is as narrow as their numbers, in every language. */
function head({ icon: good, said }: Compared): TemplateResult {
  return html`<th scope="col" title=${said}>${icon(good)}<span class="hidden-text">${said}</span></th>`;
}

export const outcomeStyle = css`
  .outcome {
    display: grid;
    gap: 0.8rem;
    padding: 0.9rem 1rem;
    border: 1px solid var(--glow);
    border-radius: var(--round);
  }

  .outcome .button {
    justify-self: start;
  }

  .outcome h2 {
    font-size: 1.7rem;
    color: var(--glow);
  }

  .outcome table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .outcome :is(td, th) {
    padding: 0.25rem 0.5rem;
    text-align: start;
    font-weight: 400;
  }

  .outcome thead th {
    color: var(--ink-soft);
    font-size: 0.85rem;
  }

  .outcome :is(td, th):not(:nth-child(2)) {
    text-align: end;
  }

  .outcome thead th {
    position: relative;
  }

  .outcome tbody th {
    inline-size: 100%;
    max-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
`;
