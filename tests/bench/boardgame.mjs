// boardgame.io making moves of a four-player game whose state is one of ours, as its documentation shows: moves
// write to the draft that they are given, turns end by its event.

import { createRequire } from "node:module";

process.env.NODE_ENV = "production"; // read while it is loaded
const { Client } = createRequire(import.meta.url)("boardgame.io/client");

/** A match of about as many moves as a game of ours has; then the log begins anew. */
const TURNS = 60;

/** A player that makes so many matches with that state, and answers the number of moves. */
export function player(state) {
  const game = {
    name: "city",
    disableUndo: true,
    setup: () => structuredClone(state),
    moves: {
      walk: ({ G, ctx }, to) => {
        G.table.seats[ctx.currentPlayer].figure = to;
        G.table.turn.steps -= 1;
      },
      contribute: ({ G, ctx }, tile, box) => {
        const seat = Number(ctx.currentPlayer);
        G.table.tiles[tile].boxes[box] = seat;
        G.table.seats[seat].markers -= 1;
        G.table.seats[seat].handSize -= 1;
        G.table.discard.push(G.hands[seat].pop());
      },
      draw: ({ G, ctx }) => {
        const seat = Number(ctx.currentPlayer);
        G.hands[seat].push(G.deck.pop() ?? G.table.discard.pop());
        G.table.seats[seat].handSize += 1;
      },
    },
  };

  function match() {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    let made = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      client.moves.walk(turn % 21);
      client.moves.contribute(turn % 10, 0);
      client.moves.draw();
      client.events.endTurn();
      made += 4;
    }
    const { G, ctx } = client.getState();
    client.stop();
    if (ctx.turn !== TURNS + 1 || G.table.seats[3].figure !== (TURNS - 1) % 21) {
      throw new Error("boardgame.io did not make the moves");
    }
    return made;
  }

  return (matches) => {
    let made = 0;
    for (let played = 0; played < matches; played += 1) made += match();
    return made;
  };
}
