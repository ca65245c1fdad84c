/** What events bring, player by player: who gets what, for which corner of which tile. Shown before a move and after it. */

import type { CityEvent, Reward, Seat } from "blue-moon-city";
import { css, html, nothing, type TemplateResult } from "lit";
import { emblem } from "../../table/index.js";
import { tell } from "../words/words.js";
import { countedGoods } from "./goods.js";
import { buildingOn, nameOf, type Scene, tellingOf } from "./scene.js";

/** A good that a player gets, and what for. */
interface Gain extends Reward {
  readonly seat: Seat;
  readonly why: string;
}

/** What belongs under one heading: the dragons, a building, a scoring of the scales. */
interface Award {
  readonly title: string | null;
  readonly gains: readonly Gain[];
  readonly notes: readonly string[];
}

export function gains(
  scene: Scene,
  title: string,
  events: readonly CityEvent[],
): TemplateResult | typeof nothing {
  const all = awards(scene, events);
  if (all.length === 0) return nothing;
  return html`<section class="gains" aria-label=${title}>
    <h3>${title}</h3>
    ${all.map((award) => awarded(scene, award))}
  </section>`;
}

function awarded(scene: Scene, { title, gains: all, notes }: Award): TemplateResult {
  const seats = [...new Set(all.map(({ seat }) => seat))];
  return html`${title ? html`<h4>${title}</h4>` : nothing}
    <ul>
      ${seats.map(
        (seat) =>
          html`<li class="gain-of" data-seat=${seat}>${gained(
            scene,
            seat,
            all.filter((gain) => gain.seat === seat),
          )}</li>`,
      )}
      ${notes.map((note) => html`<li class="note">${note}</li>`)}
    </ul>`;
}

/** All that a player gets, and beneath it what for. */
function gained(scene: Scene, seat: Seat, own: readonly Gain[]): TemplateResult {
  const sum = (good: keyof Reward) => own.reduce((total, gain) => total + gain[good], 0);
  const all = { crystals: sum("crystals"), cards: sum("cards"), scales: sum("scales") };
  return html`<span class="gain-who">${emblem(seat)}${nameOf(scene, seat)}</span>
    <strong class="gain-sum">${countedGoods(scene.words, all)}</strong>
    <ul class="gain-list">
      ${own.map(
        (gain) =>
          html`<li class="gain">${countedGoods(scene.words, gain)} <small>${gain.why}</small></li>`,
      )}
    </ul>`;
}

function awards(scene: Scene, events: readonly CityEvent[]): Award[] {
  const { words } = scene;
  const { gain } = words.turn;
  const all: Award[] = [];
  let building: { title: string; gains: Gain[]; notes: string[] } | null = null;
  const aside = events.reduce(
    (sum, event) => sum + (event.type === "setAside" ? event.count : 0),
    0,
  );
  for (const event of events) {
    switch (event.type) {
      case "dragonScales":
        all.push(award({ seat: event.seat, scales: event.scales, why: gain.dragons }));
        break;
      case "complete":
        building = { title: gain.complete(event.building), gains: [], notes: [] };
        if (aside) building.notes.push(gain.aside(aside));
        all.push(building);
        break;
      case "reward":
        building?.gains.push({
          ...event,
          why: gain.reasons[event.why](buildingOn(scene.view, event.from)),
        });
        break;
      case "markersReturn":
        building?.notes.push(gain.markersBack(words.list(owners(scene, event.counts))));
        break;
      case "scaleScoring":
        all.push(scoring(scene, event));
        break;
      case "declarationsCancelled":
      case "raceBegins":
        all.push({ title: null, gains: [], notes: [tell(words, event, tellingOf(scene))] });
        break;
    }
  }
  return all;
}

function award(gain: Partial<Reward> & Pick<Gain, "seat" | "why">): Award {
  return { title: null, gains: [{ crystals: 0, cards: 0, scales: 0, ...gain }], notes: [] };
}

function scoring(scene: Scene, event: Extract<CityEvent, { type: "scaleScoring" }>): Award {
  const { gain } = scene.words.turn;
  const paid = event.seats.filter(({ crystals }) => crystals > 0);
  return {
    title: gain.scalesScored,
    gains: paid.map(({ seat, scales, crystals }) => ({
      seat,
      crystals,
      cards: 0,
      scales: 0,
      why: gain.forScales(scales),
    })),
    notes: paid.length ? [] : [gain.nobody],
  };
}

function owners(scene: Scene, counts: readonly number[]): string[] {
  return counts.flatMap((count, seat) =>
    count ? [scene.words.turn.gain.markersOf(nameOf(scene, seat as Seat), count)] : [],
  );
}

export const gainsStyle = css`
  .gains {
    display: grid;
    gap: 0.35rem;
    font-size: 0.9rem;
  }

  .gains h3 {
    font-size: 0.85rem;
    font-weight: 600;
    color: var(--ink-soft);
  }

  .gains h4 {
    margin: 0;
    font: 600 0.95rem var(--display);
    color: var(--glow);
  }

  .gains ul {
    display: grid;
    gap: 0.3rem;
  }

  .gain-of {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.1rem 0.6rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 3px solid var(--seat);
  }

  .gain-who {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .gain-sum,
  .gain {
    display: inline-flex;
    align-items: baseline;
    gap: 0.4rem;
    white-space: nowrap;
  }

  .gains .gain-list {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.05rem 0.9rem;
  }

  .gains .good {
    position: relative;
    gap: 0.15rem;
    font-variant-numeric: tabular-nums;
  }

  .gain small {
    color: var(--ink-soft);
    white-space: normal;
  }
`;
