/** `<blue-moon-setup>`: the form from which a new game starts; sends it with a `begin` event. */

import {
  type CityOptions,
  Game,
  isRulesError,
  type LayoutScheme,
  type Problem,
  type Seat,
} from "blue-moon-city";
import { css, html, LitElement, type TemplateResult } from "lit";
import { controls, emblem, refusedStyle, tokens } from "../element/index.js";
import { explain } from "./exchange/refusal.js";
import { ruleLink } from "./rules/link.js";
import type { Words } from "./words/words.js";

/** The longest name that a record takes. */
const NAME_LENGTH = 40;
const COUNTS = [2, 3, 4] as const;
const SCHEMES: readonly LayoutScheme[] = ["standard", "random", "rulebook"];

export class BlueMoonSetup extends LitElement {
  static override styles = [
    tokens,
    controls,
    refusedStyle,
    css`
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.2rem;
      }

      legend,
      .label {
        font: 600 0.9rem var(--text);
        color: var(--ink-soft);
        margin-block-end: 0.4rem;
      }

      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
        gap: 0.5rem;
      }

      .cities {
        grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
      }

      /* Where three don't fit, one above the other rather than two and one */
      @media (max-width: 30rem) {
        .cities {
          grid-template-columns: minmax(0, 1fr);
        }
      }

      .choice {
        position: relative;
        display: grid;
        align-content: center;
        justify-items: center;
        gap: 0.1rem;
        min-block-size: 2.8rem;
        padding: 0.4rem 0.5rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--raised);
        text-align: center;
        cursor: pointer;
      }

      .choice small {
        color: var(--ink-soft);
        font-size: 0.78rem;
        line-height: 1.25;
      }

      .choice input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }

      .choice:has(:checked) {
        border-color: var(--glow);
        box-shadow: inset 0 0 0 2px var(--glow);
      }

      @media (forced-colors: active) {
        .choice:has(:checked) {
          border: 4px double Highlight;
        }
      }

      .choice:has(:focus-visible) {
        outline: 3px solid var(--glow);
        outline-offset: 2px;
      }

      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
        gap: 0.5rem 0.8rem;
      }

      .name {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        font-size: 1.15rem;
      }

      input:not([type="radio"], [type="checkbox"]),
      select {
        font: inherit;
        font-size: 1rem;
        inline-size: 100%;
        min-block-size: 2.75rem;
        padding: 0.35rem 0.7rem;
        border: 1px solid var(--line);
        border-radius: var(--round);
        background: var(--ground);
        color: var(--ink);
      }

      details {
        border: 1px solid var(--line);
        border-radius: var(--round);
        padding-inline: 0.9rem;
      }

      .more {
        display: grid;
        gap: 1rem;
        padding-block: 0.5rem 1rem;
      }

      .tick {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        min-block-size: 2.75rem;
      }

      .tick input {
        inline-size: 1.2rem;
        block-size: 1.2rem;
        flex: none;
        accent-color: var(--accent);
      }

      .split {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
        gap: 0.5rem;
      }

      .problem {
        color: var(--danger);
      }

      .begin {
        min-block-size: 3.2rem;
        font-size: 1.15rem;
      }
    `,
  ];

  static override properties = {
    words: { attribute: false },
    players: { state: true },
    problem: { state: true },
  };

  declare words: Words;
  declare private players: 2 | 3 | 4;
  declare private problem: Problem | null;

  constructor() {
    super();
    this.players = 3;
    this.problem = null;
  }

  protected override render(): TemplateResult {
    const { words } = this;
    const { setup } = words;
    const seats = Array.from({ length: this.players }, (_, index) => index as Seat);
    return html`<form @submit=${this.#begin}>
      <fieldset>
        <legend>${setup.players}</legend>
        <div class="choices">
          ${COUNTS.map(
            (count) => html`<label class="choice">
              <input
                type="radio"
                name="players"
                value=${count}
                ?checked=${count === this.players}
                @change=${() => {
                  this.players = count;
                }}
              />
              ${setup.playerCount(count)}
            </label>`,
          )}
        </div>
      </fieldset>
      <div class="names">
        ${seats.map(
          (seat) => html`<label class="name" data-seat=${seat}>
            ${emblem(seat)}<span class="hidden-text">${setup.nameOf(seat + 1)}</span>
            <input
              name="name"
              maxlength=${NAME_LENGTH}
              placeholder=${words.player(seat + 1)}
              autocomplete="off"
            />
          </label>`,
        )}
      </div>
      <fieldset>
        <legend>${setup.layout}</legend>
        <div class="choices cities">
          ${SCHEMES.map(
            (scheme) => html`<label class="choice">
              <input type="radio" name="layout" value=${scheme} ?checked=${scheme === "standard"} />
              ${setup.layouts[scheme]}<small>${setup.layoutHints[scheme]}</small>
            </label>`,
          )}
        </div>
      </fieldset>
      <details>
        <summary>${setup.options}</summary>
        <div class="more">
          <label>
            <span class="label">${setup.start}</span>
            <select name="start">
              <option value="random">${setup.startRandom}</option>
              ${seats.map((seat) => html`<option value=${seat}>${words.player(seat + 1)}</option>`)}
            </select>
          </label>
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
          <label>
            <span class="label">${setup.seed}</span>
            <input name="seed" maxlength="100" autocomplete="off" />
            <span class="note">${setup.seedHint}</span>
          </label>
        </div>
      </details>
      ${this.problem ? html`<p class="problem" role="alert">${explain(words, this.problem)} ${ruleLink(words, this.problem.rule)}</p>` : ""}
      <button class="button primary begin">${setup.begin}</button>
    </form>`;
  }

  #begin(event: SubmitEvent): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const form = new FormData(event.target);
    // Who gives no name has one in every language.
    const names = texts(form, "name").map((name) => name.trim());
    try {
      const game = new Game({ game: "city", names, ...options(form, this.players) });
      this.dispatchEvent(new CustomEvent("begin", { detail: game }));
    } catch (error) {
      if (!isRulesError(error)) throw error;
      this.problem = error.problem;
    }
  }
}

/** What the form says; the library refuses what can't be. */
function options(form: FormData, players: 2 | 3 | 4): CityOptions & { seed?: string } {
  const start = form.get("start");
  const limit = Number(form.get("turnLimit"));
  const seed = texts(form, "seed")[0];
  const [ones = 0, twos = 0, threes = 0] = texts(form, "cards").map(Number);
  const layout = SCHEMES.find((scheme) => scheme === form.get("layout"));
  return {
    players,
    ...(layout && { layout }),
    start: start === "random" ? "random" : (Number(start) as Seat),
    cards: [ones, twos, threes],
    openCrystals: form.has("openCrystals"),
    returnAllScales: form.has("returnAllScales"),
    ...(limit > 0 && { turnLimit: limit }),
    ...(seed && { seed }),
  };
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((entry) => typeof entry === "string");
}
