/** There are everywhere as many lines of play as natively (`tests/games/perft.rs`). */

import { same } from "./assert.js";
import type { Checks } from "./host.js";

interface Position {
  game: string;
  ply: number;
  counts: number[];
}

export const perft: Checks = {
  "there are as many lines of play as natively": async ({ library, read }) => {
    const positions: Position[] = JSON.parse(await read("perft/positions.json"));
    for (const { game, ply, counts } of positions) {
      const recorded = library.Game.fromRecord(await read(`golden/${game}.txt`));
      const state = recorded.at(ply);
      recorded.free();
      const found = counts.map((_, index) => library.perft(state, index + 1));
      same(found, counts, `${game} at ply ${ply}`);
      same(library.legalMoves(state).length, counts[0], `${game} at ply ${ply}, as a list`);
    }
  },
};
