// What calls of the package cost beside `structuredClone`, over the positions of recorded games of sensible players.

import { readFileSync } from "node:fs";
import { apply, Game, legalMoves } from "blue-moon-city";
import { inTurns, ratios, row, spread, timed } from "./figures.mjs";

const GAMES = ["2-sensible-00", "3-sensible-00", "4-sensible-00", "3-sensible-01", "4-sensible-03"];
/** A recorded game with all that is to be cloned, made before anything is timed. */
function read(name) {
  const record = readFileSync(new URL(`../golden/${name}.txt`, import.meta.url), "utf8");
  const game = Game.fromRecord(record);
  const moves = game.moves();
  const states = moves.map((_, ply) => game.at(ply));
  game.free();
  return {
    moves,
    states,
    applied: moves.map((move, ply) => apply(states[ply], move)),
    lists: states.map((state) => legalMoves(state)),
  };
}

const cloning = (values) =>
  timed(() => {
    for (const value of values) structuredClone(value);
  });

export async function measureCalls({ rounds }) {
  const games = GAMES.map(read);
  const positions = games.reduce((total, { moves }) => total + moves.length, 0);
  /** The time of a round per position, in us. */
  const round = (work) => () => {
    const took = games.reduce((total, game) => total + work(game), 0);
    return (took / positions) * 1000;
  };
  const works = {
    game: round(({ moves, states }) => {
      const game = Game.fromState(states[0]);
      const took = timed(() => {
        for (const move of moves) {
          game.apply(move);
          game.legalMoves();
        }
      });
      game.free();
      return took;
    }),
    state: round(({ states }) => cloning(states)),
    apply: round(({ moves, states }) =>
      timed(() => {
        for (const [ply, move] of moves.entries()) apply(states[ply], move);
      }),
    ),
    applied: round(({ applied }) => cloning(applied)),
    legalMoves: round(({ states }) =>
      timed(() => {
        for (const state of states) legalMoves(state);
      }),
    ),
    lists: round(({ lists }) => cloning(lists)),
  };
  await inTurns(3, works); // compiles
  const took = await inTurns(rounds, works);
  const both = (name) => took.state.map((state, place) => state + took[name][place]);
  const microseconds = (values) => spread(values, " us");
  return {
    rows: [
      row(
        "Game.apply + Game.legalMoves : structuredClone of the state",
        ratios(took.game, took.state),
        {
          most: 0.6,
          unit: "x",
        },
      ),
      row(
        "apply(state, move) : structuredClone of the state and of what it returns",
        ratios(took.apply, both("applied")),
        {
          most: 2.5,
          unit: "x",
        },
      ),
      row(
        "legalMoves(state) : structuredClone of the state and of what it returns",
        ratios(took.legalMoves, both("lists")),
        {
          most: 2.5,
          unit: "x",
        },
      ),
    ],
    notes: [
      `Calls: ${rounds} rounds of the ${positions} positions of tests/golden/{${GAMES.join(",")}}, a ` +
        `structuredClone of each state in turns with them: it took ${microseconds(took.state)}, Game.apply + ` +
        `Game.legalMoves ${microseconds(took.game)}, apply ${microseconds(took.apply)}, legalMoves ${microseconds(took.legalMoves)}.`,
    ],
  };
}
