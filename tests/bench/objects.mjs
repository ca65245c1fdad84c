// `Game.legalMoves()` to JavaScript objects, in Node and in browsers: each call timed, and beside it a loop in plain
// JavaScript that builds the same objects.

import { quantile } from "./figures.mjs";
import { KINDS } from "./inside.mjs";
import { leastOfFew } from "./repeat.mjs";

/** Calls longer than this, in ms, are repeated. */
const SLOW = 0.5;
/** One position of so many is kept for the comparison with the plain loop, and no more than that of each kind. */
const [ONE_IN, MOST] = [97, 60];
/** A round of the comparison builds at least so many moves. */
const MOVES = 200_000;

/**
 * Times `legalMoves` of each position, and rounds of both ways over some of them. Times are in ms; those of rounds are
 * sums over all positions of a group, usual games and hard positions.
 */
export function measureObjects({ inside, Game, amount, hard, rounds }) {
  const times = [];
  /** Those that are kept, by where they are from. */
  const kept = new Map([...KINDS, "hard"].map((from) => [from, []]));
  let slowest = 0;
  let game;
  for (const { index, from } of inside.positions(amount, hard)) {
    if (index === 0) {
      game?.free();
      game = Game.fromState(JSON.parse(inside.text(index)));
    } else {
      game.apply(JSON.parse(inside.move(index - 1)));
    }
    const began = performance.now();
    const moves = game.legalMoves();
    const took = performance.now() - began;
    times.push(took);
    slowest = Math.max(slowest, took > SLOW ? leastOfFew(took, () => game.legalMoves()) : took);
    const group = kept.get(from);
    if (from === "hard" || (times.length % ONE_IN === 0 && group.length < MOST)) {
      group.push({ game: Game.fromState(game.state()), bytes: pack(moves), moves: moves.length });
      if (JSON.stringify(build(pack(moves))) !== JSON.stringify(moves)) {
        throw new Error("the plain loop builds other objects");
      }
    }
  }
  game.free();
  const hardOnes = kept.get("hard");
  const ofGames = KINDS.flatMap((kind) => kept.get(kind));
  const compared = { games: compare(ofGames, rounds), hard: compare(hardOnes, rounds) };
  for (const position of [...ofGames, ...hardOnes]) position.game.free();
  const sorted = Float64Array.from(times).sort();
  return {
    count: times.length,
    usual: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest,
    compared,
  };
}

/** The time of rounds of both ways over a group of positions. */
function compare(group, rounds) {
  const turns = Math.ceil(MOVES / group.reduce((total, { moves }) => total + moves, 0));
  const listed = ({ game }) => game.legalMoves();
  const built = ({ bytes }) => build(bytes);
  const round = (way) => {
    const began = performance.now();
    for (let turn = 0; turn < turns; turn += 1) for (const position of group) way(position);
    return performance.now() - began;
  };
  round(listed); // compiles
  round(built);
  const took = { listed: [], built: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    took.listed.push(round(listed));
    took.built.push(round(built));
  }
  return took;
}

const TYPES = [
  "walk",
  "flyDragon",
  "walkDragon",
  "fly",
  "extraSteps",
  "contribute",
  "offer",
  "endTurn",
  "declareDone",
];
const CARDS = [..."VTAFKMHP"].flatMap((people) =>
  people === "K" ? ["K1"] : [`${people}1`, `${people}2`, `${people}3`],
);
const NO_CARD = 255;

/** Moves as bytes: the type, then the fields, lists with their length before them. */
function pack(moves) {
  const card = (code) => (code === null ? NO_CARD : CARDS.indexOf(code));
  const cards = (list) => [list.length, ...list.map(card)];
  return Uint8Array.from(
    moves.flatMap((move) => {
      const fields = [TYPES.indexOf(move.type)];
      if ("box" in move) fields.push(move.box);
      if ("card" in move) fields.push(card(move.card));
      if ("to" in move) fields.push(move.to);
      if ("cards" in move) fields.push(...cards(move.cards));
      if ("pillar" in move) fields.push(card(move.pillar));
      if ("discard" in move) fields.push(...cards(move.discard));
      return fields;
    }),
  );
}

/** The plain loop. */
function build(bytes) {
  const moves = [];
  let at = 0;
  while (at < bytes.length) {
    const type = TYPES[bytes[at++]];
    switch (type) {
      case "walk":
        moves.push({ type, to: bytes[at++] });
        break;
      case "flyDragon":
      case "walkDragon":
      case "fly":
        moves.push({ type, card: CARDS[bytes[at++]], to: bytes[at++] });
        break;
      case "extraSteps":
        moves.push({ type, card: CARDS[bytes[at++]] });
        break;
      case "contribute": {
        const box = bytes[at++];
        const cards = [];
        for (let left = bytes[at++]; left > 0; left -= 1) cards.push(CARDS[bytes[at++]]);
        moves.push({ type, box, cards });
        break;
      }
      case "offer": {
        const pillar = bytes[at++];
        moves.push({ type, pillar: pillar === NO_CARD ? null : CARDS[pillar] });
        break;
      }
      case "endTurn": {
        const discard = [];
        for (let left = bytes[at++]; left > 0; left -= 1) discard.push(CARDS[bytes[at++]]);
        moves.push({ type, discard });
        break;
      }
      default:
        moves.push({ type });
    }
  }
  return moves;
}
