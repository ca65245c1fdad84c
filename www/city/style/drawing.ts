/** How the strokes of a drawing look: fine ink as a plan, paint and lamplight as a house. */

import { css } from "lit";

export const drawingStyle = css`
  [data-people] {
    --roof: var(--paint);
    --wall: color-mix(in oklab, var(--stone), var(--paint) 30%);
  }

  /* Black and white keep their moonlit and their shaded side apart. */
  [data-people="V"] { --roof: var(--v-roof); }
  [data-people="H"] { --roof: var(--h-roof); }

  /* Plaster between timber, and sandstone */
  [data-people="M"] { --wall: color-mix(in oklab, var(--plaster), var(--paint) 12%); }
  [data-people="P"] { --wall: color-mix(in oklab, var(--stone), var(--paint) 48%); }

  .building {
    display: block;
    stroke-linejoin: round;
    stroke-linecap: round;
    fill-rule: evenodd;
  }

  .line, .spray { fill: none; }

  /* Ink on sketching paper, the roofs washed with the colour of the people */
  .plan .building {
    fill: var(--paper);
    stroke: var(--plan-line);
    stroke-width: max(0.8px, 0.07cqi);
  }

  /* As fine on a wall of screens as on a telephone */
  .plan path { vector-effect: non-scaling-stroke; }

  .plan .roof { fill: color-mix(in oklab, var(--paper), var(--roof) 38%); }
  .plan .top { fill: color-mix(in oklab, var(--paper), var(--roof) 20%); }
  .plan .line { stroke-width: 0.6px; }
  .plan .dark { fill: color-mix(in oklab, var(--paper), var(--plan) 28%); }
  .plan :is(.shade, .shine, .beam) { stroke: none; fill: none; }
  .plan .shade { fill: color-mix(in srgb, var(--plan), transparent 84%); }
  .plan .steam { stroke-dasharray: 1.6 1.4; }

  /* Paint, with the moon to the right and lamps within */
  .built .building {
    stroke: var(--outline);
    stroke-width: 0.6;
  }

  .built .wall { fill: var(--wall); }
  .built .lit { fill: color-mix(in oklab, var(--wall), var(--moonlight) 42%); }
  .built .roof { fill: var(--roof); }
  .built .top { fill: color-mix(in oklab, var(--roof), var(--moonlight) 26%); }
  .built .trim { fill: var(--marble); }
  .built .wood { fill: var(--timber); }
  .built .dark { fill: var(--gloom); }
  .built .lamp { fill: var(--lamp); }
  .built .fire { fill: #ff7a2e; }
  .built .gold { fill: #f2bd3d; }
  .built .water { fill: #4fa3ee; }
  .built .leaf { fill: var(--foliage); }
  .built .line { stroke-width: 0.5; }
  .built .spray { stroke: #9ed4ff; stroke-width: 1.1; }
  .built .steam { stroke: none; fill: var(--haze); fill-opacity: 0.75; }
  .built :is(.shade, .shine, .beam) { stroke: none; }
  .built .shade { fill: var(--outline); fill-opacity: 0.28; }
  .built .shine { fill: var(--moonlight); fill-opacity: 0.38; }
  .built .beam { fill: var(--lamp); fill-opacity: 0.22; }
`;
