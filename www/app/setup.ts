/** `<blue-moon-setup>`: the form from which a new game starts; sends it with a `begin` event. */

import { Game, isRulesError, type Problem, type Seat } from "blue-moon-city";
import { css, html, LitElement, type TemplateResult } from "lit";
import { GAMES } from "../games.js";
import { controls, emblem, refusedStyle, tokens } from "../table/index.js";
import { explain } from "./exchange/refusal.js";
import type { PageGame } from "./game.js";
import { ruleLink } from "./rules/links.js";
import type { Words } from "./words/words.js";

/** The longest name that a record takes. */
const NAME_LENGTH = 40;
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

      .problem {
        color: var(--danger);
      }

      .begin {
        min-block-size: 3.2rem;
        font-size: 1.15rem;
      }
    `,
    ...GAMES.map(({ setup }) => setup.style),
  ];

  static override properties = {
    game: { attribute: false },
    words: { attribute: false },
    players: { state: true },
    problem: { state: true },
  };

  declare game: PageGame;
  declare words: Words;
  /** How many play; `null` for the usual number. */
  declare private players: number | null;
  declare private problem: Problem | null;

  constructor() {
    super();
    this.players = null;
    this.problem = null;
  }

  protected override render(): TemplateResult {
    const { words, game } = this;
    const { setup } = words;
    const said = words.games[game.id];
    const players = this.players ?? game.setup.usual;
    const seats = Array.from({ length: players }, (_, index) => index as Seat);
    return html`<form @submit=${this.#begin}>
      <fieldset>
        <legend>${setup.players}</legend>
        <div class="choices">
          ${game.setup.players.map(
            (count) => html`<label class="choice">
              <input
                type="radio"
                name="players"
                value=${count}
                ?checked=${count === players}
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
      ${game.setup.fields(said)}
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
          ${game.setup.houseRules(said)}
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
      const start = form.get("start");
      const seed = texts(form, "seed")[0];
      const options = this.game.setup.options(form, {
        players: this.players ?? this.game.setup.usual,
        start: start === "random" ? "random" : (Number(start) as Seat),
        ...(seed && { seed }),
      });
      const game = new Game({ ...options, names });
      this.dispatchEvent(new CustomEvent("begin", { detail: game }));
    } catch (error) {
      if (!isRulesError(error)) throw error;
      this.problem = error.problem;
    }
  }
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((entry) => typeof entry === "string");
}
