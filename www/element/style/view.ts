/** How the city behind the page looks: nearly of one colour, so that whatever stands on it can be read. */

import { css } from "lit";

export const viewStyle = css`
  .view {
    position: fixed;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    background: linear-gradient(215deg, var(--view-sky), var(--ground) 60%);
    pointer-events: none;
    /* A layer of its own: what moves before it does not paint it again. */
    will-change: transform;
  }

  .view .leaf { fill: var(--view-ground); }
  .view .water { fill: var(--view-water); }
  .view .spray { stroke: var(--moon); stroke-opacity: 0.25; stroke-width: 2; stroke-linecap: round; }
  .view .wall { fill: var(--view-wall); }
  .view .lit { fill: var(--view-lit); }
  .view .roof { fill: var(--view-roof); }
  .view .top { fill: var(--view-top); }
  .view .shade { fill: none; }
  .view .shine { fill: var(--view-top); fill-opacity: 0.7; }
  .view .lamp { fill: var(--lamp); fill-opacity: var(--view-lamp); }
  .haze { stop-color: var(--view-sky); }

  /* Nobody wants a night on paper. */
  @media print {
    .view {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .view { display: none; }
  }
`;
