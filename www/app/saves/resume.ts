/** The way back to the game that was played last. */

import { css, html, nothing, type TemplateResult } from "lit";
import { icon } from "../../table/index.js";
import { gameAddress } from "../address.js";
import type { Words } from "../words/words.js";
import { summaryOf } from "./saved.js";
import type { Store } from "./store.js";
import { titleOf, whenOf } from "./title.js";

/** The latest game that goes on; nothing if there is none. */
export function resume(store: Store, words: Words): TemplateResult | typeof nothing {
  const last = store.list().find((entry) => summaryOf(entry)?.over === false);
  if (!last?.save) return nothing;
  const { saves } = words;
  const when = whenOf(last.save.updated, words);
  return html`<section class="sheet resume" aria-labelledby="resume">
    <div>
      <h2 id="resume">${saves.lastTitle}</h2>
      <p id="resumed"><bdi>${titleOf(last, words)}</bdi></p>
      ${when ? html`<p class="note">${saves.lastPlayed(when)}</p>` : nothing}
    </div>
    <a class="button primary" href=${gameAddress(last.id)} aria-describedby="resumed">
      ${icon("forward")}${saves.backToTable}
    </a>
  </section>`;
}

export const resumeStyle = css`
  .resume {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border-color: var(--glow);
    overflow-wrap: anywhere;
  }

  .resume .button {
    min-block-size: 3.2rem;
    font-size: 1.1rem;
  }

  @media (max-width: 50rem) {
    .resume {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
