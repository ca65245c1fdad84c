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
    --accent: #8fb8ff;
    --accent-ink: #0a1330;
    --glow: #ffd98a;
    --glow-ink: #060a18;
    --danger: #ff9c93;
    --good: #8fe0b0;

    /* Tiles: a plan on blue paper, a house by night */
    --paper: #1a2756;
    --paper-line: #26366f;
    --plan: #8ea9ec;
    --plan-line: #7f98da;
    --built-sky: #0f1a44;
    --built-far: #4a66b4;
    --street: #0a1230;
    --on-built: #ffffff;

    /* What houses are made of */
    --outline: #070b1c;
    --moonlight: #d5e4ff;
    --stone: #7f88ad;
    --granite: #27345f;
    --marble: #ccd5ee;
    --timber: #7c5433;
    --plaster: #b9a894;
    --foliage: #2f7d5b;
    --gloom: #141935;
    --lamp: #ffd472;
    --haze: #b9c8f2;
    --v-roof: #272936;
    --h-roof: #e4e4f2;

    /* The city behind the page */
    --view-sky: #1a2a5e;
    --view-ground: #0a1028;
    --view-water: #14234f;
    --view-wall: #0d1532;
    --view-lit: #15204a;
    --view-roof: #121c40;
    --view-top: #1a2856;
    --view-lamp: 0.5;

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

    /* The three dragons */
    --dragon-red: #ff6a55;
    --dragon-green: #58c47e;
    --dragon-blue: #69a5ff;

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
      --paper: #f3f6fd;
      --paper-line: #dfe6f6;
      --plan: #4f69ac;
      --plan-line: #6b83c0;
      --built-sky: #7fb0ee;
      --built-far: #e3effe;
      --street: #26376b;
      --on-built: #101a3c;
      --outline: #1d2648;
      --moonlight: #ffffff;
      --stone: #d3cab8;
      --granite: #bfc8e2;
      --marble: #f7f3ea;
      --timber: #8d623c;
      --plaster: #e6d9c4;
      --foliage: #4f9a5a;
      --gloom: #39406a;
      --haze: #ffffff;
      --v-roof: #30323f;
      --h-roof: #efeff6;
      --view-sky: #eef4ff;
      --view-ground: #d3def2;
      --view-water: #c3d6f5;
      --view-wall: #d5def0;
      --view-lit: #e9effb;
      --view-roof: #ccd7ed;
      --view-top: #e2eafa;
      --view-lamp: 0.35;
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

  [data-dragon="red"] { --dragon: var(--dragon-red); }
  [data-dragon="green"] { --dragon: var(--dragon-green); }
  [data-dragon="blue"] { --dragon: var(--dragon-blue); }
`;
