/** The end of a game: who won and why, and the ranking. */

import type { CityResult } from "blue-moon-city";
import { css, html, type TemplateResult } from "lit";
import { emblem, type IconName, icon, type Telling } from "../../element/index.js";
import type { Words } from "../words/words.js";

/** Who has won, in a sentence. */
export function verdict({ winners }: CityResult, words: Words, telling: Telling): string {
  const names = words.list(winners.map(telling.who));
  if (winners.length === 0) return words.outcome.draw;
  return winners.length === 1 ? words.outcome.winner(names) : words.outcome.shared(names);
}

/** `open` opens the statistics. */
export function outcome(
  result: CityResult,
  words: Words,
  telling: Telling,
  open: () => void,
): TemplateResult {
  const numbers = new Intl.NumberFormat(words.locale);
  const compared = result.ranking.some((rank) => rank.crystals !== null);
  return html`<section class="outcome" slot="outcome" aria-label=${words.outcome.title}>
    <div>
      <h2>${verdict(result, words, telling)}</h2>
      <p>${words.outcome.reasons[result.reason]}</p>
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="hidden-text">${words.outcome.place}</span></th>
          <th scope="col">${words.outcome.player}</th>
          ${head("obelisk", words.outcome.offerings)}
          ${compared ? head("crystal", words.outcome.crystals) : ""}
        </tr>
      </thead>
      <tbody>
        ${result.ranking.map(
          (rank) => html`<tr data-seat=${rank.seat}>
            <td>${numbers.format(rank.place)}</td>
            <th scope="row">${emblem(rank.seat)} ${telling.who(rank.seat)}</th>
            <td>${numbers.format(rank.offerings)}</td>
            ${compared ? html`<td>${rank.crystals === null ? "" : numbers.format(rank.crystals)}</td>` : ""}
          </tr>`,
        )}
      </tbody>
    </table>
    <button class="button" aria-haspopup="dialog" @click=${open}>
      ${icon("chart")}${words.statistics.title}
    </button>
  </section>`;
}

/** The head of a column of goods: a drawing is as narrow as their numbers, in every language. */
function head(good: IconName, said: string): TemplateResult {
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
