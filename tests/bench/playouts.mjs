// Whole games in Node through the class Game, with the policy of benches/playouts.rs, told as a ratio to cloning a
// state, measured in the same run and in turns with the games; and the sizes of what is shipped.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Game } from "blue-moon-city";

const GAMES = 20;
const ROUNDS = 5;
const CLONES = 2_000;

/** A small generator of numbers below a bound (mulberry32). */
function chance(seed) {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

function play(players, seed) {
  const below = chance(seed);
  const game = new Game({ game: "city", players, seed: `${players} ${seed}` });
  for (let moves = game.legalMoves(); moves.length > 0; moves = game.legalMoves()) {
    const good = moves.filter(({ type }) => type === "contribute" || type === "offer");
    const choice = good.length > 0 ? good : moves;
    game.apply(choice[below(choice.length)]);
  }
  const made = game.length;
  game.free();
  return made;
}

function seconds(work) {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

console.log("players  games/s  moves/s  clones of a state/move");
for (const players of [2, 3, 4]) {
  const fresh = new Game({ game: "city", players, seed: "clone" });
  const state = fresh.state();
  fresh.free();
  play(players, 0); // compiles
  let moves = 0;
  const [playing, cloning] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    playing.push(
      seconds(() => {
        for (let game = 0; game < GAMES; game += 1) moves += play(players, round * GAMES + game);
      }),
    );
    cloning.push(
      seconds(() => {
        for (let clone = 0; clone < CLONES; clone += 1) structuredClone(state);
      }) / CLONES,
    );
  }
  const perMove = median(playing) / (moves / ROUNDS);
  const columns = [
    String(players).padStart(7),
    (GAMES / median(playing)).toFixed(0).padStart(7),
    (1 / perMove).toFixed(0).padStart(7),
    (perMove / median(cloning)).toFixed(2).padStart(22),
  ];
  console.log(columns.join("  "));
}

/** The addresses of a module and of all that it imports from the package. */
function modules(url, found = new Set()) {
  if (!found.has(url.href)) {
    found.add(url.href);
    const imports = readFileSync(url, "utf8").matchAll(/from "(\.[^"]+)"/g);
    for (const [, path] of imports) modules(new URL(path, url), found);
  }
  return [...found];
}

const entry = (name) => modules(new URL(`../../pkg/dist/${name}.js`, import.meta.url));
const files = {
  "rules, wasm": [new URL("../../pkg/wasm/blue_moon_city_bg.wasm", import.meta.url)],
  "entry for Node, all its JavaScript": entry("node"),
  "entry for browsers, with the wasm as text": entry("browser"),
};
for (const [what, urls] of Object.entries(files)) {
  const bytes = Buffer.concat(urls.map((url) => readFileSync(new URL(url))));
  console.log(`${what}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzip`);
}
