/** The invitation to the guided game: prominent for those who are new here or in the middle of it, else one line. */

import { css, html, type TemplateResult } from "lit";
import { icon } from "../../table/index.js";
import type { PageGame } from "../game.js";
import type { Words } from "../words/words.js";
import { readProgress } from "./steps.js";

export function invitation(
  { address, key }: PageGame["guide"],
  { guide }: Words,
  storage: Storage | null,
  knows: boolean,
): TemplateResult {
  const progress = readProgress(storage, key);
  if (progress ? progress.finished : knows) {
    return html`<p class="invitation">
      <a class="button quiet" href=${address}>${icon("learn")}${guide.again}</a>
    </p>`;
  }
  return html`<section class="invitation sheet" aria-labelledby="learn">
    <div>
      <h2 id="learn">${guide.title}</h2>
      <p>${guide.invitation}</p>
    </div>
    <a class="button primary" href=${address}>${icon("learn")}${progress ? guide.goOn : guide.start}</a>
  </section>`;
}

export const invitationStyle = css`
  .invitation {
    grid-column: 1 / -1;
  }

  .invitation.sheet {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    border-color: var(--glow);
  }

  .invitation.sheet div {
    flex: 1 1 18rem;
  }

  .invitation .primary {
    min-block-size: 3.2rem;
    font-size: 1.1rem;
  }
`;
