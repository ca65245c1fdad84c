/** The review bar: what leads from move to move. Its keys act in it alone. */

import { css, html, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "../../table/index.js";
import type { Words } from "../words/words.js";
import type { Playback } from "./playback.js";

export function keys(playback: Playback, { review }: Words): TemplateResult {
  const { ply, length } = playback;
  const slide = (event: Event) => {
    if (event.target instanceof HTMLInputElement) playback.look(event.target.valueAsNumber);
  };
  return html`<div
    class="keys"
    role="group"
    aria-label=${review.title}
    @keydown=${(event: KeyboardEvent) => step(playback, event)}
  >
    <input
      type="range"
      min="0"
      max=${length}
      .value=${String(ply)}
      aria-label=${review.position}
      aria-valuetext=${review.at(ply, length)}
      @input=${slide}
    />
    <div class="steps">
      ${leading(playback, "first", review.first, 0)}
      ${leading(playback, "back", review.back, ply - 1)}
      ${player(playback, review)}
      ${leading(playback, "forward", review.forward, ply + 1)}
      ${leading(playback, "last", review.last, length)}
    </div>
  </div>`;
}

function leading(playback: Playback, drawing: IconName, label: string, to: number): TemplateResult {
  const nowhere = to === playback.ply || to < 0 || to > playback.length;
  return html`<button
    class="button"
    aria-label=${label}
    aria-disabled=${nowhere ? "true" : nothing}
    @click=${() => playback.look(to)}
  >
    ${icon(drawing)}
  </button>`;
}

function player(playback: Playback, review: Words["review"]): TemplateResult {
  const { playing } = playback;
  return html`<button
    class="button"
    aria-label=${playing ? review.pause : review.play}
    @click=${() => (playing ? playback.stop() : playback.start())}
  >
    ${icon(playing ? "pause" : "play")}
  </button>`;
}

function step(playback: Playback, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = new Map([
    ["ArrowLeft", playback.ply - 1],
    ["ArrowRight", playback.ply + 1],
    ["Home", 0],
    ["End", playback.length],
  ]).get(event.key);
  if (to === undefined) return;
  event.preventDefault();
  playback.look(to);
}

export const keysStyle = css`
  .keys {
    display: grid;
    gap: 0.6rem;
  }

  .keys input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }

  .keys input:focus-visible {
    outline-offset: -1px;
  }

  .steps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
    gap: 0.5rem;
  }

  .steps .button {
    padding: 0;
    font-size: 1.2rem;
  }

  /* On a phone in one line, unless letters or screen are such that it takes two */
  @media (max-width: 50rem) {
    .keys {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 0.7rem;
    }

    .keys input {
      flex: 1 1 6rem;
    }

    .steps {
      flex: 1.3 1 15rem;
      gap: 0.3rem;
    }
  }
`;
