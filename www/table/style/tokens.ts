/** The palettes: a night under a blue moon, and a day for those who ask for light. Every other style uses these names. */

import { css } from "lit";

export const tokens = css`
  :host {
    color-scheme: dark light;

    /* Grounds and inks */
    --ground: #0a1024;
    --ground-far: #060a18;
    --panel: #131c3a;
    --raised: #1c2850;
    --line: #33437a;
    --ink: #edf1ff;
    --ink-soft: #aab6dd;
    --moon: #b9d2ff;
    --moon-sea: #8fb2f2;
    --star: #e8efff;
    --lamp: #ffd472;
    --accent: #8fb8ff;
    --accent-ink: #0a1330;
    --glow: #ffd98a;
    --glow-ink: #060a18;
    --danger: #ff9c93;
    --good: #8fe0b0;

    /* Goods */
    --crystal: #7fd8ff;
    --scale: #ffc94d;
    --card: #d3dbf6;

    /* The eight peoples, no two of one lightness */
    --v-paint: #12131a;
    --v-ink: #f1ecdf;
    --m-paint: #4e2f13;
    --m-ink: #ffe9cf;
    --a-paint: #2257b6;
    --a-ink: #ffffff;
    --t-paint: #dc4a33;
    --t-ink: #1d0300;
    --k-paint: #46a86a;
    --k-ink: #04180b;
    --f-paint: #afb7c3;
    --f-ink: #10151d;
    --p-paint: #f8d24b;
    --p-ink: #241a00;
    --h-paint: #fbf9f2;
    --h-ink: #23222b;
    --any-paint: #b9a5f2;
    --any-ink: #150b33;

    /* The four seats */
    --seat-0: #ff8fa8;
    --seat-1: #4fe0d2;
    --seat-2: #c3a6ff;
    --seat-3: #ffb35c;
    --seat-ink: #0b1026;

    --display: "Iowan Old Style", "Palatino Linotype", "URW Palladio L", Palatino, "Book Antiqua",
      Georgia, "Noto Serif TC", "Songti TC", PMingLiU, serif;
    --text: system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial,
      "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif;
    --round: 10px;
  }

  @media (prefers-color-scheme: light) {
    :host {
      color-scheme: light;
      --ground: #e3e9f7;
      --ground-far: #cfd9ef;
      --panel: #f7f9fe;
      --raised: #ffffff;
      --line: #b3c0df;
      --ink: #121a35;
      --ink-soft: #4a587f;
      --moon: #bdd3f8;
      --moon-sea: #99b8ec;
      --star: #ffffff00;
      --accent: #2450b4;
      --accent-ink: #ffffff;
      --glow: #8c4c00;
      --glow-ink: #ffffff;
      --danger: #ad1f12;
      --good: #0d6b38;
      --crystal: #0a6f9e;
      --scale: #8a5c00;
      --card: #44527a;
      --seat-0: #e0527a;
      --seat-1: #0f9a8d;
      --seat-2: #9066e8;
      --seat-3: #d9790f;
    }
  }

  [data-people="V"] { --paint: var(--v-paint); --on-paint: var(--v-ink); }
  [data-people="T"] { --paint: var(--t-paint); --on-paint: var(--t-ink); }
  [data-people="A"] { --paint: var(--a-paint); --on-paint: var(--a-ink); }
  [data-people="F"] { --paint: var(--f-paint); --on-paint: var(--f-ink); }
  [data-people="K"] { --paint: var(--k-paint); --on-paint: var(--k-ink); }
  [data-people="M"] { --paint: var(--m-paint); --on-paint: var(--m-ink); }
  [data-people="H"] { --paint: var(--h-paint); --on-paint: var(--h-ink); }
  [data-people="P"] { --paint: var(--p-paint); --on-paint: var(--p-ink); }
  [data-people="any"] { --paint: var(--any-paint); --on-paint: var(--any-ink); }

  [data-seat="0"] { --seat: var(--seat-0); }
  [data-seat="1"] { --seat: var(--seat-1); }
  [data-seat="2"] { --seat: var(--seat-2); }
  [data-seat="3"] { --seat: var(--seat-3); }
`;
