/** What is asked before a game in the city: how it is laid out, and the house rules. */

import type { CityOptions, LayoutScheme } from "blue-moon-city";
import { css, html } from "lit";
import type { Setup } from "../app/game.js";
import type { Words } from "./words/words.js";

const SCHEMES: readonly LayoutScheme[] = ["standard", "random", "rulebook"];

export const setup: Setup<"city", Words> = {
  players: [2, 3, 4],
  usual: 3,

  fields: ({ page: { setup } }) => html`<fieldset>
    <legend>${setup.layout}</legend>
    <div class="choices layouts">
      ${SCHEMES.map(
        (scheme) => html`<label class="choice">
          <input type="radio" name="layout" value=${scheme} ?checked=${scheme === "standard"} />
          ${setup.layouts[scheme]}<small>${setup.layoutHints[scheme]}</small>
        </label>`,
      )}
    </div>
  </fieldset>`,

  houseRules: ({ page: { setup } }) => html`
    <label class="tick"><input type="checkbox" name="openCrystals" />${setup.openCrystals}</label>
    <label class="tick"><input type="checkbox" name="returnAllScales" />${setup.returnAllScales}</label>
    <fieldset>
      <legend>${setup.cardSplit}</legend>
      <div class="split">
        ${[3, 4, 3].map(
          (number, index) => html`<label>
            <span class="note">${setup.cardsOfValue(index + 1)}</span>
            <input type="number" name="cards" min="0" max="10" value=${number} required />
          </label>`,
        )}
      </div>
      <p class="note">${setup.cardSplitHint}</p>
    </fieldset>
    <label>
      <span class="label">${setup.turnLimit}</span>
      <input type="number" name="turnLimit" min="1" max="10000" inputmode="numeric" />
      <span class="note">${setup.turnLimitHint}</span>
    </label>
  `,

  options: (form, { players, ...common }) => {
    const [ones = 0, twos = 0, threes = 0] = form.getAll("cards").map(Number);
    const layout = SCHEMES.find((scheme) => scheme === form.get("layout"));
    const limit = Number(form.get("turnLimit"));
    return {
      game: "city",
      players: players as CityOptions["players"],
      ...common,
      ...(layout && { layout }),
      cards: [ones, twos, threes],
      openCrystals: form.has("openCrystals"),
      returnAllScales: form.has("returnAllScales"),
      ...(limit > 0 && { turnLimit: limit }),
    };
  },

  style: css`
    .layouts {
      grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    }

    /* Where three don't fit, one above the other rather than two and one */
    @media (max-width: 30rem) {
      .layouts {
        grid-template-columns: minmax(0, 1fr);
      }
    }

    .split {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
      gap: 0.5rem;
    }
  `,
};
