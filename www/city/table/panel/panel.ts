/** The panel beside the city: whose turn it is, and what can be done about the tile, card or box that was chosen. */

import { css, html, nothing, type TemplateResult } from "lit";
import { emblem, refused } from "../../../table/index.js";
import { gains } from "../gains.js";
import { type Intent, mover, nameOf, type Scene } from "../scene.js";
import { ending } from "./ending.js";
import { endIsNext, nextStep } from "./next.js";
import { payment } from "./payment.js";
import { power } from "./power.js";
import { tilePanel } from "./tile.js";

export function panel(scene: Scene): TemplateResult {
  const { words, refusal, still } = scene;
  return html`<section
    class="panel"
    data-still=${still ? "" : nothing}
    aria-label=${still ? words.table.standing : words.table.actions}
  >
    <slot name="guide"></slot>
    ${head(scene)}
    ${refusal ? html`<p class="refusal" role="alert">${refused(words, refusal)}</p>` : nothing}
    <div class="panel-body">
      ${scene.status.over ? html`<slot name="outcome"></slot>` : nothing}
      ${scene.intent.type === "look" ? brought(scene) : nothing} ${body(scene)}
    </div>
    ${scene.intent.type === "look" || scene.intent.type === "tile" ? turnActions(scene) : nothing}
  </section>`;
}

function head(scene: Scene): TemplateResult {
  const { status, view, words } = scene;
  if (status.actor === null)
    return html`<h2 class="panel-head" tabindex="-1">${words.panel.over}</h2>`;
  const name = nameOf(scene, status.actor);
  const moving = status.phase === "movement";
  return html`<header>
    <h2 class="panel-head" tabindex="-1" data-seat=${status.actor} aria-describedby="phase next-step">
      ${emblem(status.actor)}
      <span>${mover(scene) === null ? words.panel.watching(name) : words.panel.turnOf(name, status.turn)}</span>
    </h2>
    <p class="note" id="phase">
      ${words.panel.phase(
        words.phases[status.phase],
        moving ? words.panel.stepsLeft(status.steps) : words.panel.movementOver,
      )}
    </p>
    ${status.race && mover(scene) === null ? html`<p class="race">${words.panel.race}</p>` : nothing}
    ${view.table.asideSize ? html`<p class="note">${words.table.aside(view.table.asideSize)}</p>` : nothing}
  </header>`;
}

/** Who got what by the last move: it stays until the next one, for those who missed the animation. */
function brought(scene: Scene): TemplateResult | typeof nothing {
  if (scene.still) return nothing;
  return html`<div class="brought">${gains(scene, scene.words.turn.gain.brought, scene.events)}</div>`;
}

function body(scene: Scene): TemplateResult {
  const { intent } = scene;
  const seat = mover(scene);
  switch (intent.type) {
    case "tile":
      return tilePanel(scene, intent.tile);
    case "card":
      return power(scene, intent.card);
    case "pay":
      return payment(scene, intent.box, intent.cards);
    case "end":
      return ending(scene, intent.cards);
    case "look": {
      const figure = seat === null ? undefined : scene.view.table.seats[seat]?.figure;
      return figure === undefined ? html`` : tilePanel(scene, figure);
    }
  }
}

/** What can be done wherever one looks: end the turn, declare to be done. */
function turnActions(scene: Scene): TemplateResult {
  const { words, status } = scene;
  if (mover(scene) === null) return html``;
  return html`<footer class="turn-actions">
    <p class="next-step" id="next-step">${nextStep(scene)}</p>
    <div class="row">
      ${
        scene.intent.type === "tile"
          ? html`<button class="button quiet back" @click=${() => scene.intend({ type: "look" })}>
              ${words.panel.back}
            </button>`
          : nothing
      }
      ${
        status.can?.includes("declareDone")
          ? html`<button class="button declare" @click=${() => scene.play({ type: "declareDone" })}>
              ${words.panel.declareDone}
            </button>`
          : nothing
      }
      <button
        class="button ${endIsNext(scene) ? "primary" : ""} end"
        @click=${() => scene.intend({ type: "end", cards: [] })}
      >
        ${words.panel.endTurn}
      </button>
    </div>
  </footer>`;
}

export const panelStyle = css`
  .panel {
    display: grid;
    gap: 0.7rem;
    align-content: start;
    padding: 0.8rem 0.9rem 0.9rem;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: calc(var(--round) * 1.3);
    min-inline-size: 0;
  }

  .panel-head {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }

  /* The line below lies close. */
  .panel-head:focus-visible {
    outline-offset: -2px;
  }

  .brought:not(:has(*)) {
    display: none;
  }

  .next-step {
    font-size: 0.9rem;
  }

  .race {
    color: var(--glow);
    font-weight: 600;
  }

  .refusal {
    padding: 0.5rem 0.7rem;
    border-radius: var(--round);
    border: 1px solid var(--danger);
    color: var(--danger);
  }

  .panel-body,
  .stacked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }

  /* However much there is to read above, the way on is in sight. */
  .turn-actions {
    position: sticky;
    inset-block-end: -0.9rem;
    display: grid;
    gap: 0.5rem;
    margin-block-end: -0.9rem;
    padding-block: 0.7rem 0.9rem;
    border-block-start: 1px solid var(--line);
    background: var(--panel);
  }

  .turn-actions .back {
    padding-inline: 0.2rem;
    font-size: 0.9rem;
  }

  .turn-actions .end {
    margin-inline-start: auto;
  }

  .titled {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 0.5rem;
  }

  .titled h3 {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    font-size: 1.1rem;
  }

  .close {
    padding: 0.4rem 0.6rem;
  }
`;

/** What one is led to: a tile to aim at, the title of what was chosen, or the head of the panel. */
export function entranceOf(root: ParentNode, intent: Intent): HTMLElement | null {
  const target = intent.type === "card" ? root.querySelector<HTMLElement>("[data-target]") : null;
  const title = intent.type === "look" ? null : root.querySelector<HTMLElement>(".panel-body h3");
  return target ?? title ?? root.querySelector<HTMLElement>(".panel-head");
}

/** What led there. */
export function originOf(root: ParentNode, intent: Intent): HTMLElement | null {
  return root.querySelector<HTMLElement>(origin(intent)) ?? root.querySelector(".panel-head");
}

function origin(intent: Intent): string {
  switch (intent.type) {
    case "tile":
      return `[data-tile="${intent.tile}"]`;
    case "card":
      return `[data-card="${intent.card}"] button`;
    case "pay":
      return `[data-box="${intent.box}"]`;
    case "end":
      return ".turn-actions .end";
    case "look":
      return ".panel-head";
  }
}
