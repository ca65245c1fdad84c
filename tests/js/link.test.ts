/** A game as a link: its record, deflated, in the letters that an address may have. */

import { type CityMove, Game } from "blue-moon-city";
import { expect, test } from "vitest";
import { chance } from "./play.js";

/** The most characters of a link of a typical game of four. */
const MOST = 2_000;

async function link(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(packed).arrayBuffer()).toString("base64url");
}

/**
 * Plays like people do: moves a dragon now and then, builds and offers where it can, walks to where it could, and
 * discards what comes.
 */
function sensibly(game: Game, below: (bound: number) => number): void {
  const some = (moves: CityMove[]) => moves[below(moves.length)];
  while (!game.status().over) {
    const moves = game.legalMoves();
    const of = (...types: CityMove["type"][]) => moves.filter(({ type }) => types.includes(type));
    const dragon = below(4) === 0 ? some(of("flyDragon", "walkDragon")) : undefined;
    const ends = of("endTurn");
    game.apply(
      dragon ??
        some(of("offer")) ??
        some(of("contribute")) ??
        goal(game, of("walk", "fly"), below) ??
        (below(2) === 0 ? ends[0] : some(ends)) ??
        (moves[0] as CityMove),
    );
  }
}

/** A walk to where the player can do something, or home with enough crystals for an offering. */
function goal(game: Game, walks: CityMove[], below: (bound: number) => number) {
  const { nextOffering } = game.status();
  const { crystals, table } = game.state();
  const rich = (crystals[table.turn.seat] ?? 0) >= (nextOffering ?? Number.POSITIVE_INFINITY);
  const good = walks.filter((walk) => {
    const fork = game.fork();
    fork.apply(walk);
    const useful = fork.legalMoves().some(({ type }) => type === (rich ? "offer" : "contribute"));
    fork.free();
    return useful;
  });
  return good[below(good.length)];
}

test(`a typical game of four is at most ${MOST} characters`, async () => {
  const lengths: number[] = [];
  let turns = 0;
  for (let number = 0; number < 15; number += 1) {
    const game = new Game({
      game: "city",
      players: 4,
      seed: `typical ${number}`,
      names: ["Anna", "Béla", "Cecilia", "Dorottya"],
    });
    sensibly(game, chance(number));
    lengths.push((await link(game.record())).length);
    turns += game.status().turn;
    game.free();
  }
  lengths.sort((a, b) => a - b);
  const all = lengths.reduce((sum, length) => sum + length);
  console.info(
    `links of ${lengths.length} games of four: ${lengths[0]} to ${lengths.at(-1)} characters,`,
    `${(turns / lengths.length).toFixed(0)} turns, ${(all / turns).toFixed(1)} characters a turn`,
  );
  expect(lengths.at(-1)).toBeLessThanOrEqual(MOST);
  // Even with 25 turns for each player.
  expect((all / turns) * 100).toBeLessThanOrEqual(MOST);
});
