// Whole games of the simple policy, natively and in wasm, beside chessops and boardgame.io: all in turns.

import { newGame } from "blue-moon-city";
import { player } from "./boardgame.mjs";
import { play as playChess } from "./chess.mjs";
import { inTurns, ratios, row, spread, timed } from "./figures.mjs";

const PLAYERS = [2, 3, 4];
/** Games of each number of players in a round, plies and matches: each takes about as long. */
const [GAMES, PLIES, MATCHES] = [12, 20_000, 3];

export async function measureGames({ rounds, native, inside }) {
  const state = newGame({ game: "city", players: 4, seed: "a match" });
  const playBoardgame = player(state);

  /** Plays the games of a round; answers each number of players apart. */
  async function play(round, playSome) {
    const played = [];
    for (const players of PLAYERS) played.push(await playSome(players, GAMES, round));
    return played;
  }

  const insideWasm = (players, games, seed) => {
    const began = performance.now();
    const moves = inside.play(players, games, seed);
    return { moves, took: performance.now() - began };
  };
  const works = {
    native: (round) => play(round, native.play),
    chessops: () => [{ moves: PLIES, took: timed(() => playChess(PLIES)) }],
    wasm: (round) => play(round, insideWasm),
    boardgame: () => {
      let moves = 0;
      const took = timed(() => {
        moves = playBoardgame(MATCHES);
      });
      return [{ moves, took }];
    },
  };
  await inTurns(2, works); // compiles
  const played = await inTurns(rounds, works);

  const sum = (list, field) => list.reduce((total, entry) => total + entry[field], 0);
  for (const [round, games] of played.native.entries()) {
    if (sum(games, "moves") !== sum(played.wasm[round], "moves")) {
      throw new Error("the games in wasm are not the native ones");
    }
  }
  const speeds = (name) => played[name].map((games) => sum(games, "moves") / sum(games, "took"));
  const [ours, wasm] = [speeds("native"), speeds("wasm")];
  const bytes = JSON.stringify(state).length;
  return {
    rows: [
      row(
        "moves/s of whole games, native : plies/s of chessops",
        ratios(ours, speeds("chessops")),
        {
          least: 10,
          unit: "x",
        },
      ),
      row(
        `... : moves/s of boardgame.io, 4 players, a state of ours (${bytes} bytes of JSON)`,
        ratios(ours, speeds("boardgame")),
        { least: 250, unit: "x" },
      ),
      row("moves/s of the same games in wasm : native", ratios(wasm, ours), {
        least: 0.6,
        unit: "x",
      }),
    ],
    notes: [
      `Whole games: ${rounds} rounds of ${GAMES} games each of 2, 3 and 4 players, ${sum(played.native.flat(), "moves")} moves on each side. ` +
        "In thousands of moves a second: " +
        `native ${spread(ours)}, wasm ${spread(wasm)}, ` +
        `chessops ${spread(speeds("chessops"))}, boardgame.io ${spread(speeds("boardgame"))}.`,
    ],
    /** The time of a game by number of players, in ms: of each round. */
    perGame: Object.fromEntries(
      ["native", "wasm"].map((name) => [
        name,
        PLAYERS.map((players, place) => ({
          players,
          times: played[name].map((games) => games[place].took / GAMES),
        })),
      ]),
    ),
  };
}
