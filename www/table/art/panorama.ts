/** What lies behind the page: roof behind roof up to the hills, and the river that carries the moonlight through. */

import { css, html, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import {
  block,
  dome,
  gable,
  panes,
  pyramid,
  type Strokes,
  saddle,
  shape,
  spire,
  type Tone,
  tower,
} from "./draw.js";

const WIDTH = 1600;
const HEIGHT = 1000;
const HORIZON = 190;
const ROWS = 11;

/** The same numbers between 0 and 1 each time: the picture never changes. */
function dice(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The foot of a row and how large its houses are, from the hills (0) to the foreground (1). */
const footOf = (near: number) => HORIZON + 24 + (HEIGHT - HORIZON + 60) * near ** 1.5;
const sizeOf = (near: number) => 0.34 + 1.25 * near;

/** Where the river flows at a height of the picture, and how wide. */
const river = (y: number) => {
  const near = (y - HORIZON) / (HEIGHT - HORIZON);
  return {
    middle: 800 + 250 * Math.sin(near * 5.2 + 0.6) * (0.35 + near * 0.65),
    half: 10 + 95 * near,
  };
};

function house(x: number, y: number, width: number, size: number, random: () => number): Strokes {
  const tall = size * (16 + 22 * random());
  const depth = size * (34 + 16 * random());
  const lamps =
    random() < 0.4
      ? [panes("lamp", size * 4, size * 6, [x + width * (0.2 + 0.5 * random()), y - size * 5])]
      : [];
  const kind = random();
  const body = block(x, y, width, tall, depth);
  if (kind < 0.05)
    return [
      ...tower(x + width / 2, y, width * 0.3, tall * 2.2),
      ...spire(x + width / 2, y - tall * 2.2, width * 0.36, size * 50),
    ];
  if (kind < 0.1)
    return [...body, ...dome(x + width / 2 + depth * 0.27, y - tall - depth * 0.15, width * 0.42)];
  if (kind < 0.3)
    return [...body, ...pyramid(x, y - tall, width, size * 26, depth, size * 3), ...lamps];
  if (kind < 0.58)
    return [...body, ...gable(x, y - tall, width, size * 30, depth, size * 3), ...lamps];
  return [...body, ...saddle(x, y - tall, width, size * 24, depth, size * 3), ...lamps];
}

/** Far sides first: within a row no house hides the front of another. */
const ORDER: readonly Tone[] = ["lit", "top", "wall", "roof", "shade", "shine", "lamp"];

function row(near: number, random: () => number): Strokes {
  const [y, size] = [footOf(near), sizeOf(near)];
  const houses: Strokes[] = [];
  let x = -80 * random();
  while (x < WIDTH) {
    const width = size * (46 + 46 * random());
    const { middle, half } = river(y);
    if (x + width < middle - half || x > middle + half) {
      houses.push(house(x, y - size * 8 * random(), width, size, random));
    }
    x += width + size * (random() < 0.16 ? 46 : 17);
  }
  const strokes = houses.flat();
  return ORDER.map((tone) => ({
    tone,
    d: strokes.flatMap((stroke) => (stroke.tone === tone ? [stroke.d] : [])).join(""),
  })).filter(({ d }) => d);
}

function water(): Strokes {
  const ys = Array.from(
    { length: 40 },
    (_, index) => HORIZON + ((HEIGHT + 40 - HORIZON) * index) / 17,
  );
  const left = ys.map((y) => `${river(y).middle - river(y).half} ${y}`);
  const right = ys.map((y) => `${river(y).middle + river(y).half} ${y}`);
  const glints = ys.slice(1).map((y, index) => {
    const { middle, half } = river(y);
    const from = middle + half * (index % 3 ? -0.15 : 0.2);
    return `M${from} ${y}h${half * 0.5}`;
  });
  return [
    shape("water", `M${left.join("L")}L${right.reverse().join("L")}Z`),
    shape("spray", glints.join("")),
  ];
}

function picture(): Strokes {
  const random = dice();
  const rows = Array.from({ length: ROWS }, (_, index) => row(index / (ROWS - 1), random));
  return [
    shape(
      "leaf",
      `M0 ${HORIZON + 6}Q200 ${HORIZON - 70} 430 ${HORIZON - 8}T800 ${HORIZON - 12}T1180 ${HORIZON - 30}T${WIDTH} ${HORIZON - 22}V${HEIGHT}H0Z`,
    ),
    ...water(),
    ...rows.flat(),
  ];
}

/** The picture, to be laid behind a page. */
export function panorama(): TemplateResult {
  return html`<svg class="panorama" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    ${guard([], () => picture().map(({ tone, d }) => svg`<path class=${tone} d=${d}></path>`))}
    <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">
      <stop class="haze" stop-opacity="0" offset="0"></stop>
      <stop class="haze" stop-opacity=".85" offset=".2"></stop>
      <stop class="haze" stop-opacity="0" offset=".7"></stop>
    </linearGradient>
    <path fill="url(#haze)" d="M0 ${HORIZON - 190}H${WIDTH}V${HEIGHT}H0Z"></path>
  </svg>`;
}

/** Nearly of one colour, so that whatever stands on it can be read. */
export const panoramaStyle = css`
  :host {
    --panorama-sky: #1a2a5e;
    --panorama-ground: #0a1028;
    --panorama-water: #14234f;
    --panorama-wall: #0d1532;
    --panorama-lit: #15204a;
    --panorama-roof: #121c40;
    --panorama-top: #1a2856;
    --panorama-lamp: 0.5;
  }

  @media (prefers-color-scheme: light) {
    :host {
      --panorama-sky: #eef4ff;
      --panorama-ground: #d3def2;
      --panorama-water: #c3d6f5;
      --panorama-wall: #d5def0;
      --panorama-lit: #e9effb;
      --panorama-roof: #ccd7ed;
      --panorama-top: #e2eafa;
      --panorama-lamp: 0.35;
    }
  }

  .panorama {
    position: fixed;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    background: linear-gradient(215deg, var(--panorama-sky), var(--ground) 60%);
    pointer-events: none;
    /* A separate layer: what moves in front of it does not repaint it. */
    will-change: transform;
  }

  .panorama .leaf { fill: var(--panorama-ground); }
  .panorama .water { fill: var(--panorama-water); }
  .panorama .spray { stroke: var(--moon); stroke-opacity: 0.25; stroke-width: 2; stroke-linecap: round; }
  .panorama .wall { fill: var(--panorama-wall); }
  .panorama .lit { fill: var(--panorama-lit); }
  .panorama .roof { fill: var(--panorama-roof); }
  .panorama .top { fill: var(--panorama-top); }
  .panorama .shade { fill: none; }
  .panorama .shine { fill: var(--panorama-top); fill-opacity: 0.7; }
  .panorama .lamp { fill: var(--lamp); fill-opacity: var(--panorama-lamp); }
  .haze { stop-color: var(--panorama-sky); }

  /* Nobody wants a night on paper. */
  @media print {
    .panorama {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .panorama { display: none; }
  }
`;
