// The benchmark's own wasm (benches/inside), in Node and in browsers.

/** Who plays the games that positions are taken from, by the numbers of `benches/inside/src/states.rs`. */
export const KINDS = ["simple", "steered", "uniform"];

/** Starts it. The rules in it import functions of JavaScript, which are not called here. */
export async function start(bytes) {
  const module = await WebAssembly.compile(bytes);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`the benchmark calls ${name}`);
    };
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const bytesOf = (length) =>
    new Uint8Array(exports.memory.buffer, exports.bench_text(length), length);

  function read(text) {
    const encoded = new TextEncoder().encode(text);
    bytesOf(encoded.length).set(encoded);
    exports.bench_read();
  }

  return {
    /** Plays games of the simple policy; answers the number of moves. */
    play: exports.bench_play,
    /** Lists the moves of a position into the buffer; answers how many there are. */
    list: exports.bench_list,
    /** The number of cards of the player who decides. */
    hand: exports.bench_hand,
    /** A position as JSON text. */
    text: (index) => new TextDecoder().decode(bytesOf(exports.bench_write(index))),
    /** The move that was made there, as JSON text. */
    move: (index) => new TextDecoder().decode(bytesOf(exports.bench_write_move(index))),

    /**
     * Goes through so many positions, in equal parts from games of each kind, and through those given as JSON text:
     * tells the index of each in its game and where it is from.
     */
    *positions(amount, texts) {
      for (const [kind, name] of KINDS.entries()) {
        let left = Math.ceil(amount / KINDS.length);
        for (let game = 0; left > 0; game += 1) {
          const found = Math.min(left, exports.bench_game(kind, game));
          for (let index = 0; index < found; index += 1) yield { index, from: name };
          left -= found;
        }
      }
      for (const text of texts) {
        read(text);
        yield { index: 0, from: "hard" };
      }
    },
  };
}
