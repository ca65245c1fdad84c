/** The colours of the city alone, by night and by day, in addition to those of any table. */

import { css } from "lit";

export const cityTokens = css`
  :host {
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
    --haze: #b9c8f2;
    --v-roof: #272936;
    --h-roof: #e4e4f2;

    /* The three dragons */
    --dragon-red: #ff6a55;
    --dragon-green: #58c47e;
    --dragon-blue: #69a5ff;
  }

  @media (prefers-color-scheme: light) {
    :host {
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
    }
  }

  [data-dragon="red"] { --dragon: var(--dragon-red); }
  [data-dragon="green"] { --dragon: var(--dragon-green); }
  [data-dragon="blue"] { --dragon: var(--dragon-blue); }
`;
