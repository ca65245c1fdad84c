/** The weave of each people, for a surface in its colour: the third thing that identifies it, besides colour and sign. */

import { css } from "lit";

export const textureStyle = css`
  [data-people] {
    --thread: color-mix(in srgb, var(--on-paint), transparent 87%);
  }

  /* Soot, struck slantwise */
  [data-people="V"] {
    --texture: repeating-linear-gradient(45deg, var(--thread) 0 1px, transparent 1px 5px) 0 0;
  }

  /* Courses of brick */
  [data-people="T"] {
    --texture:
      linear-gradient(90deg, var(--thread) 1px, transparent 1px) 0 0 / 10px 12px,
      linear-gradient(var(--thread) 1px, transparent 1px) 0 0 / 10px 6px;
  }

  /* Scales of water */
  [data-people="A"] {
    --texture:
      radial-gradient(circle at 50% 100%, transparent 4px, var(--thread) 4.5px 5.5px, transparent 6px) 0 0 / 12px 6px,
      radial-gradient(circle at 50% 100%, transparent 4px, var(--thread) 4.5px 5.5px, transparent 6px) 6px 3px / 12px 6px;
  }

  /* Barbs on both sides of a shaft */
  [data-people="F"] {
    --texture:
      linear-gradient(var(--thread), var(--thread)) 50% 0 / 1px 100% no-repeat,
      repeating-linear-gradient(35deg, var(--thread) 0 1px, transparent 1px 5px) 0 0 / 50% 100% no-repeat,
      repeating-linear-gradient(-35deg, var(--thread) 0 1px, transparent 1px 5px) 100% 0 / 50% 100% no-repeat;
  }

  /* Seeds */
  [data-people="K"] {
    --texture:
      radial-gradient(circle, var(--thread) 1.4px, transparent 1.9px) 0 0 / 8px 8px,
      radial-gradient(circle, var(--thread) 1.4px, transparent 1.9px) 4px 4px / 8px 8px;
  }

  /* The grain of wood */
  [data-people="M"] {
    --texture: repeating-linear-gradient(93deg, var(--thread) 0 1px, transparent 1px 4px, var(--thread) 4px 6px, transparent 6px 9px) 0 0;
  }

  /* A lattice of lozenges */
  [data-people="H"] {
    --texture:
      repeating-linear-gradient(60deg, var(--thread) 0 1px, transparent 1px 7px) 0 0,
      repeating-linear-gradient(-60deg, var(--thread) 0 1px, transparent 1px 7px) 0 0;
  }

  /* Flutes */
  [data-people="P"] {
    --texture: repeating-linear-gradient(90deg, var(--thread) 0 2px, transparent 2px 6px) 0 0;
  }

  /* Rays of all of them */
  [data-people="any"] {
    --texture: repeating-conic-gradient(var(--thread) 0 4deg, transparent 4deg 22.5deg) 0 0;
  }
`;
