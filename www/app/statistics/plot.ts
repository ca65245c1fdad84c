/**
 * A plot: a line for each player over the turns. Lines differ by their dashes and by the emblems on them, beside the
 * colour; a sentence and a table say the same.
 */

import type { Seat } from "blue-moon-city";
import { css, html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { emblem } from "../../table/index.js";
import type { Lines } from "../game.js";

/** The dashes of the four seats, in px. */
const DASHES: Record<Seat, string> = { 0: "none", 1: "9 4", 2: "2.500 3.500", 3: "12 3 2.500 3" };

/** How many emblems stand on a line. */
const EMBLEMS = 5;

export interface Plotted {
  readonly lines: Lines;
  /** The index of the turn that is pointed at. */
  readonly at: number;
  readonly label: string;
  readonly number: (value: number) => string;
  /** Called with the index that the reader points at. */
  readonly point: (at: number) => void;
}

export function plot({ lines, at, label, number, point }: Plotted): TemplateResult {
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const top = Math.max(1, ...lines.flat().map((value) => value ?? 0));
  const x = (index: number) => (100 * index) / last;
  const y = (value: number) => 100 - (100 * value) / top;
  const pointed = (event: PointerEvent) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - left) / width));
    point(Math.round(share * last));
  };
  return html`<div class="plot">
    <div class="scale" aria-hidden="true">
      <span>${number(top)}</span><span>${number(0)}</span>
    </div>
    <svg role="img" aria-label=${label} @pointerdown=${pointed} @pointermove=${pointed}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path class="grid" d="M0 0H100M0 50H100M0 100H100"></path>
        <path class="cursor" d=${`M${x(at)} 0V100`}></path>
        ${lines.map((line, seat) => curve(line, seat as Seat, x, y))}
      </svg>
      ${lines.map((line, seat) => marks(line, seat as Seat, lines.length, x, y))}
    </svg>
  </div>`;
}

/** A line sample with the emblem on it, for the key to the plots. */
export function sample(seat: Seat): TemplateResult {
  return html`<svg class="sample" viewBox="0 0 44 16" aria-hidden="true" data-seat=${seat}>
    <path class="curve" stroke-dasharray=${DASHES[seat]} d="M0 8H44"></path>
    <svg x="15" y="1" width="14" height="14">${emblem(seat)}</svg>
  </svg>`;
}

type Scale = (value: number) => number;

function curve(line: Lines[number], seat: Seat, x: Scale, y: Scale): SVGTemplateResult {
  const points = line.flatMap((value, at) => (value === null ? [] : [`${x(at)} ${y(value)}`]));
  return svg`<path
    class="curve"
    data-seat=${seat}
    stroke-dasharray=${DASHES[seat]}
    d=${points.length ? `M${points.join("L")}` : ""}
  ></path>`;
}

/** Emblems along a line, those of the players at different turns, and one at its end. */
function marks(
  line: Lines[number],
  seat: Seat,
  seats: number,
  x: Scale,
  y: Scale,
): SVGTemplateResult[] {
  const last = line.length - 1;
  const spread = Array.from({ length: EMBLEMS }, (_, number) =>
    Math.round((last * (number + seat / seats)) / EMBLEMS),
  );
  return [...new Set([...spread, last])].flatMap((at) => {
    const value = line[at];
    return value === null || value === undefined
      ? []
      : svg`<svg x="${x(at)}%" y="${y(value)}%" width="14" height="14" overflow="visible">
          <g transform="translate(-7 -7)">${emblem(seat)}</g>
        </svg>`;
  });
}

export const plotStyle = css`
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem;
    /* Room for the emblems at the edges. */
    padding: 0.5rem 0.6rem 0.5rem 0;
  }

  .plot > svg {
    inline-size: 100%;
    block-size: 8.5rem;
    overflow: visible;
    cursor: crosshair;
    touch-action: pan-y;
  }

  .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    text-align: end;
    min-inline-size: 1.6rem;
    font-size: 0.8rem;
    line-height: 1;
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }

  .grid,
  .cursor,
  .curve {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  .grid {
    stroke: var(--line);
    stroke-width: 1;
  }

  .cursor {
    stroke: var(--ink-soft);
    stroke-width: 2;
  }

  .curve {
    stroke: var(--seat);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }

  .sample {
    inline-size: 2.75rem;
    block-size: 1rem;
    flex: none;
  }

  @media (forced-colors: active) {
    .curve {
      stroke: CanvasText;
    }
  }
`;
