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
    --moon: #a9c8ff;
    --accent: #8fb8ff;
    --accent-ink: #0a1330;
    --glow: #ffd98a;
    --danger: #ff9c93;
    --good: #8fe0b0;

    /* Tiles: a plan on blue paper, a house by night */
    --paper: #1a2756;
    --paper-line: #26366f;
    --plan: #8ea9ec;
    --built-sky: #0d1430;
    --built-far: #31447f;
    --house: #060a1a;

    /* Goods */
    --crystal: #7fd8ff;
    --scale: #ffc94d;
    --card: #d3dbf6;

    /* The eight peoples, no two of one lightness */
    --v-paint: #12131a;
    --v-ink: #f1ecdf;
    --m-paint: #5b3717;
    --m-ink: #ffe9cf;
    --a-paint: #2460c9;
    --a-ink: #ffffff;
    --t-paint: #d8432f;
    --t-ink: #1d0300;
    --k-paint: #4fb074;
    --k-ink: #04180b;
    --f-paint: #a7afbb;
    --f-ink: #10151d;
    --p-paint: #f5cb3c;
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

    /* The three dragons */
    --dragon-red: #ff6a55;
    --dragon-green: #58c47e;
    --dragon-blue: #69a5ff;

    --display: "Iowan Old Style", "Palatino Linotype", "URW Palladio L", Palatino, "Book Antiqua",
      Georgia, serif;
    --text: system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
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
      --moon: #ffffff;
      --accent: #2450b4;
      --accent-ink: #ffffff;
      --glow: #a85d00;
      --danger: #ad1f12;
      --good: #0d6b38;
      --paper: #f3f6fd;
      --paper-line: #dfe6f6;
      --plan: #5f78b8;
      --built-sky: #4f80cc;
      --built-far: #cfe0f8;
      --house: #26376b;
      --crystal: #0a6f9e;
      --scale: #8a5c00;
      --card: #44527a;
      --seat-0: #e0527a;
      --seat-1: #12a89a;
      --seat-2: #8d62e6;
      --seat-3: #e88a1a;
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

  [data-dragon="red"] { --dragon: var(--dragon-red); }
  [data-dragon="green"] { --dragon: var(--dragon-green); }
  [data-dragon="blue"] { --dragon: var(--dragon-blue); }
`;
