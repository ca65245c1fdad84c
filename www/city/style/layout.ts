/** Where the parts of the table stand where there is room: side by side. How a phone has them is in `phone.ts`. */

import { css } from "lit";

export const layout = css`
  :host {
    display: block;
    /* Not the screen counts but the room that the page gives the table. */
    container: table / inline-size;
  }

  .table {
    /* A row of the hand, larger on a large screen */
    --hand: clamp(6rem, 12dvh, 16rem);
    display: grid;
    grid-template-columns:
      clamp(12rem, 17cqi, max(15rem, min(14cqi, 26rem)))
      auto
      minmax(24rem, 1fr)
      clamp(19rem, 25.6cqi, max(22rem, min(23cqi, 34rem)));
    /* There is room for the hand even if none may be shown, so that everything else keeps its height. */
    grid-template-rows: auto 1fr minmax(var(--hand), auto);
    grid-template-areas:
      "players obelisk city panel"
      "side    obelisk city panel"
      "hand    hand    hand panel";
    gap: 0.8rem 1.1rem;
    padding: 0.9rem 1.1rem 1.2rem;
    align-items: start;
  }

  .players {
    grid-area: players;
  }

  .obelisk {
    grid-area: obelisk;
    align-self: stretch;
  }

  .city {
    grid-area: city;
    justify-self: center;
    /* The whole city and one row of the hand fit on the screen. */
    max-inline-size: max(24rem, calc(100dvh - 7.5rem - var(--hand)));
  }

  .dock {
    display: contents;
  }

  .hand {
    --card-width: calc(var(--hand) * 0.55);
    grid-area: hand;
    min-block-size: var(--hand);
  }

  /* Of very many kinds there is one row all the same. */
  .hand:has(.stack:nth-child(16)) {
    --card-width: 3.3rem;
  }

  /* Panel and side take the height that city and hand leave them, and scroll; nothing they say moves the board. */
  .panel {
    grid-area: panel;
  }

  .side {
    grid-area: side;
  }

  /* That the game is over, the outcome says. */
  .panel[data-still] > .panel-head {
    position: absolute;
    clip-path: inset(50%);
  }

  .panel,
  .side {
    position: relative;
    align-self: stretch;
    block-size: 0;
    min-block-size: 100%;
    overflow: auto;
  }

  @container table (max-width: 68rem) {
    .table {
      grid-template-columns: auto minmax(20rem, 1fr) minmax(16rem, 20rem);
      grid-template-areas:
        "players players players"
        "obelisk city    panel"
        "hand    hand    panel"
        "side    side    side";
    }

    .seats {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }

    .side {
      block-size: auto;
      max-block-size: 24rem;
    }
  }
`;
