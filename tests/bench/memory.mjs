// The memory that very many calls take in Node: a program of its own (`node --expose-gc memory.mjs CALLS`), so that
// nothing else is in the heap. Prints what was there after a tenth of the calls and at the end, as JSON.

/** Whoever makes the instance is given its memory: the package shows it to nobody. */
let memory;
const { Instance } = WebAssembly;
WebAssembly.Instance = new Proxy(Instance, {
  construct(target, args) {
    const instance = Reflect.construct(target, args);
    memory = instance.exports.memory;
    return instance;
  },
});
const { apply, Game, legalMoves, newGame } = await import("blue-moon-city");

const calls = Number(process.argv[2]);
const options = { game: "city", players: 4, seed: "memory" };
const state = newGame(options);
const [first] = legalMoves(state);
const game = new Game(options);
const kinds = [
  () => game.apply(first),
  () => game.legalMoves(),
  () => game.undo({ anyway: true }),
  () => game.status(),
  () => game.check(first),
  () => game.fork().free(),
  () => legalMoves(state),
  () => apply(state, first),
];

function held() {
  globalThis.gc();
  globalThis.gc();
  return { wasm: memory.buffer.byteLength, heap: process.memoryUsage().heapUsed };
}

let before;
for (let call = 0; call < calls; call += 1) {
  if (call === calls / 10) before = held();
  kinds[call % kinds.length]();
}
console.log(JSON.stringify({ before, after: held() }));
