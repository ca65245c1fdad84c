/** The screen that the page begins with: the games that are kept, a new one, and one from outside. */

import type { Game } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { GAMES } from "../games.js";
import { icon, moon } from "../table/index.js";
import { invitation } from "./guide/invitation.js";
import { languageChoice } from "./language/choice.js";
import { rulesAddress } from "./rules/links.js";
import { resume } from "./saves/resume.js";
import type { Store } from "./saves/store.js";
import type { Words } from "./words/words.js";

interface Home {
  readonly words: Words;
  readonly store: Store;
  readonly storage: Storage | null;
  /** Whether the browser promises to keep the games. */
  readonly lasting: boolean;
  /** Whether all of it is drawn, or as yet what stands first. */
  readonly whole: boolean;
  begin(game: Game): void;
  bring(source: File | string): void;
  /** The games that are kept have changed. */
  changed(): void;
}

export function home(home: Home): TemplateResult {
  const { words, store, storage } = home;
  const { page } = words;
  const [game] = GAMES;
  return html`<main class="home">
    <header class="masthead">
      <div>
        <h1 tabindex="-1">${page.title}</h1>
        <p>${game.tagline(words.games[game.id])}</p>
      </div>
      ${languageChoice(words)}
      ${moon()}
    </header>
    ${resume(store, words)}
    ${GAMES.map(({ guide }) => invitation(guide, words, storage, store.list().length > 0))}
    <section class="sheet" aria-labelledby="new">
      <h2 id="new">${page.newGame}</h2>
      <blue-moon-setup .game=${game} .words=${words} @begin=${(event: CustomEvent<Game>) => home.begin(event.detail)}></blue-moon-setup>
    </section>
    ${home.whole ? below(home) : nothing}
  </main>`;
}

/** The games that are kept, one from outside, and whose game it is. */
function below(home: Home): TemplateResult {
  const { page, saves, open, rules } = home.words;
  return html`
    <div class="column">
      <section class="sheet" aria-labelledby="saved">
        <h2 id="saved">${saves.title}</h2>
        <blue-moon-saves
          .store=${home.store}
          .lasting=${home.lasting}
          .words=${home.words}
          @change=${home.changed}
        ></blue-moon-saves>
      </section>
      <section class="sheet" aria-labelledby="open">
        <h2 id="open">${open.title}</h2>
        <blue-moon-open .words=${home.words} @bring=${(event: CustomEvent<File | string>) => home.bring(event.detail)}></blue-moon-open>
      </section>
    </div>
    <p class="legal"><a class="button" href=${rulesAddress()}>${icon("book")}${rules.open}</a></p>
    <p class="note legal">${page.unofficial}</p>
  `;
}

export const homeStyle = css`
  .home {
    max-inline-size: 64rem;
    margin: 0 auto;
    padding: 2.2rem 1.1rem 3rem;
    display: grid;
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: 1.4rem;
    align-items: start;
  }

  .masthead {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.3rem;
  }

  .moon {
    inline-size: 8.5rem;
    margin-block: -1.5rem;
    flex: none;
  }

  h1 {
    font-size: clamp(2rem, 6vw, 3rem);
    line-height: 1.1;
  }

  .masthead .language {
    margin-inline-start: auto;
    align-self: start;
  }

  .masthead p {
    color: var(--ink-soft);
    font-size: 1.05rem;
  }

  .sheet {
    padding: 1.2rem 1.3rem 1.4rem;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 18px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }

  h2 {
    font-size: 1.35rem;
  }

  .legal {
    grid-column: 1 / -1;
    text-align: center;
  }

  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.4rem;
  }

  @media (max-width: 50rem) {
    .home {
      grid-template-columns: minmax(0, 1fr);
      padding-block-start: 1.2rem;
    }

    /* The moon stays beside the name, the language comes below them. */
    .masthead {
      flex-wrap: wrap;
      gap: 0.4rem 1rem;
    }

    .masthead div {
      flex: 1 1 9rem;
    }

    .masthead .language {
      order: 1;
    }

    .moon {
      inline-size: 5.5rem;
      margin-block: 0;
    }

    .sheet {
      padding: 1rem;
    }
  }
`;
