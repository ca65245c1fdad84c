/** How the table looks where there is only room for a phone: one part above the other, over a dock at the thumb. */

import { css } from "lit";

export const phone = css`
  @container table (max-width: 50rem) {
    .table {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      gap: 0.5rem;
      padding: 0.5rem 0.5rem 0;
    }

    .city {
      max-inline-size: none;
    }

    /* A line for each player */
    .players,
    .seats {
      gap: 0.25rem;
    }

    .seats {
      grid-template-columns: minmax(0, 1fr);
    }

    .seat {
      grid-template-columns: minmax(0, 1fr) auto auto;
      gap: 0.6rem;
      padding: 0.15rem 0.45rem;
    }

    .seat-name {
      font-size: 0.9rem;
    }

    .stats {
      grid-column: 2;
      grid-row: 1;
      flex-wrap: nowrap;
    }

    .stats,
    .supply,
    .progress {
      gap: 0 0.55rem;
      font-size: 0.8rem;
    }

    .stat-shown {
      gap: 0.1rem;
    }

    .supply {
      justify-content: center;
      padding: 0 0.5rem;
      border: 0;
    }

    /* The obelisk lies down */
    .obelisk {
      flex-direction: row-reverse;
      inline-size: 100%;
      block-size: 2.1rem;
      --edge: 0deg;
      --tip-edge: 14deg;
    }

    .tip {
      inline-size: 1.1rem;
      block-size: 1.3rem;
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }

    .shaft {
      flex-direction: row;
      block-size: 100%;
      padding: 0;
      clip-path: polygon(0 0, 100% 18%, 100% 82%, 0 100%);
    }

    .offering {
      min-block-size: 0;
      border-block-start: 0;
      border-inline-start: 1px solid var(--ground);
      font-size: 0.82rem;
    }

    .offering .marker {
      inline-size: 1.15rem;
      block-size: 1.15rem;
    }

    .offering .icon {
      display: none;
    }

    .side {
      order: 1;
      max-block-size: none;
    }

    /* Hand and panel stay at the bottom of the screen, within reach of the thumb */
    .dock {
      order: 2;
      position: sticky;
      inset-block-end: 0;
      z-index: 3;
      display: flex;
      flex-direction: column;
      max-block-size: 62dvh;
      overflow: auto;
      margin-inline: -0.5rem;
      background: var(--panel);
      border-block-start: 1px solid var(--line);
      box-shadow: 0 -6px 24px #000a;
    }

    .dock > * {
      flex: none;
    }

    .table .hand {
      --card-width: 2.75rem;
      min-block-size: 0;
      padding: 0.25rem 0.4rem 0;
    }

    .stacks {
      flex-wrap: nowrap;
      overflow-x: auto;
      /* What is picked rises, with its count at the corner. */
      padding-block: 0.95rem 0.9rem;
    }

    .panel {
      block-size: auto;
      min-block-size: 0;
      padding: 0.4rem 0.6rem 0.6rem;
      gap: 0.4rem;
      border: 0;
      background: none;
      overflow: visible;
    }

    .panel header {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 0.7rem;
    }

    .panel-head {
      font-size: 1.05rem;
    }

    /* Before anything is chosen the dock is low: the tiles themselves tell the rest */
    [data-intent="look"] .rewards,
    [data-intent="look"] .arrivals,
    [data-intent="look"] .visitors,
    [data-intent="look"] .about-name small {
      display: none;
    }

    [data-intent="look"] .panel {
      grid-template-columns: 1fr auto;
    }

    [data-intent="look"] .panel > * {
      grid-column: 1 / -1;
    }

    [data-intent="look"] .panel:not([data-still]) > header {
      grid-area: 1 / 1;
      display: block;
    }

    [data-intent="look"] .turn-actions {
      display: contents;
    }

    [data-intent="look"] .turn-actions > .row {
      grid-area: 1 / 2;
    }

    [data-intent="look"] .panel:has(.declare) .turn-actions > .row {
      grid-area: auto / 1 / auto / -1;
    }

    [data-intent="look"] .next-step {
      grid-area: 2 / 1 / auto / -1;
    }

    /* What can't be offered takes one line; a player who tries it is told why */
    [data-intent="look"] .about:has(> .no-offer) {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }

    [data-intent="look"] .about:has(> .no-offer) .here,
    [data-intent="look"] .no-offer .note {
      display: none;
    }

    [data-intent="look"] .brought :is(.gain-list, .note) {
      display: none;
    }

    [data-intent="look"] .about-name {
      font-size: 0.95rem;
    }

    [data-intent="look"] .people-sign {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }

    /* A tile is a sheet: its boxes in a row, its rewards in another */
    .big-boxes {
      grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    }

    /* As wide as the longest language needs */
    .big-boxes:has(.fill) {
      grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
    }

    [data-intent="tile"] .next-step,
    [data-intent="tile"] .panel header {
      position: absolute;
      clip-path: inset(50%);
    }

    [data-intent="tile"] .turn-actions {
      border: 0;
      padding: 0;
    }

    .pick,
    .ending > .note:first-of-type {
      font-size: 0.8rem;
    }

    .titled .close {
      min-block-size: 2.75rem;
    }

    /* Still there for the focus and for the ear */
    [data-intent="pay"] .panel header,
    [data-intent="end"] .panel header {
      position: absolute;
      clip-path: inset(50%);
    }

    /* What leads through a game stays at the very bottom, whatever is shown above it */
    .panel[data-still] {
      padding-block-end: 0;
    }

    .panel[data-still] .panel-body:not(:has(*)) {
      display: none;
    }

    /* Who is to play, the list of players shows */
    .panel[data-still] > header {
      position: absolute;
      clip-path: inset(50%);
    }

    ::slotted([slot="guide"]) {
      grid-column: 1 / -1;
    }

    .panel[data-still] ::slotted([slot="guide"]) {
      order: 1;
      position: sticky;
      inset-block-end: 0;
      padding-block: 0.4rem 0.6rem;
      background: var(--panel);
    }

    /* The marker itself shows whose it is */
    [data-intent="look"] .big-boxes:has(.fill) {
      display: flex;
      flex-wrap: wrap;
    }

    [data-intent="look"] .box-line:has(.fill) {
      flex: 1 1 9rem;
    }

    [data-intent="look"] .box-line:not(:has(.fill)) > span:not(.big-box, .hidden-text) {
      display: none;
    }

    .rewards {
      grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
      gap: 0.25rem 0.8rem;
      font-size: 0.85rem;
    }

    .rewards div {
      flex-direction: column;
      justify-content: start;
      gap: 0;
    }

    .rewards dd {
      justify-content: start;
    }

    .turn-actions {
      position: static;
      margin: 0;
      padding-block: 0.4rem 0;
    }

    /* A guide says what to do next; what it points at comes into sight above the dock. */
    :host([data-guided]) .next-step {
      display: none;
    }

    :host([data-guided]) [data-intent="look"] .panel-body:not([data-wanted]) .about:has(> .no-offer) {
      display: none;
    }

    .players[data-wanted],
    .supply[data-wanted],
    .obelisk[data-wanted],
    .city[data-wanted],
    .tile[data-wanted] {
      scroll-margin-block: 0.5rem 63dvh;
    }

    /* A tile that is looked at stands where the hand was. */
    [data-intent="tile"] .hand {
      display: none;
    }
  }

  /* On the narrowest screens the numbers move together, so that the names keep their length. */
  @container table (max-width: 22rem) {
    .seats .stats,
    .seats .progress {
      gap: 0 0.35rem;
      font-size: 0.75rem;
    }

    .seats .seat {
      gap: 0.35rem;
    }

    .progress .icon {
      display: none;
    }
  }

  /* Letters so large that two columns find no room in the width of a phone */
  @container table (max-width: 17rem) {
    .seat {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 0.6rem;
    }

    .stats {
      grid-column: 1 / -1;
      grid-row: auto;
      flex-wrap: wrap;
    }

    .obelisk,
    .shaft {
      block-size: auto;
    }

    .shaft {
      flex-wrap: wrap;
      clip-path: none;
    }

    .offering {
      flex: 1 0 auto;
      min-block-size: 1.6rem;
    }

    /* The city stays in sight */
    .dock {
      max-block-size: 48dvh;
    }

    .big-boxes,
    .big-boxes:has(.fill) {
      grid-template-columns: minmax(0, 1fr);
    }

    [data-intent="look"] .panel,
    [data-intent="look"] .panel:not([data-still]) > header,
    [data-intent="look"] .turn-actions > .row,
    [data-intent="look"] .next-step {
      grid-area: auto / 1;
    }

    [data-intent="look"] .panel {
      grid-template-columns: minmax(0, 1fr);
    }

    .panel[data-still] ::slotted([slot="guide"]) {
      position: static;
    }
  }
`;
