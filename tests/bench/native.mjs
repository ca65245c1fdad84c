// The native side (benches/inside): a program that is told what to do line by line.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = new URL("../../target/bench/release/native", import.meta.url);

/** Starts the program. */
export function startNative() {
  const child = spawn(fileURLToPath(program), { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function ask(line) {
    child.stdin.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`the native program does not answer ${line}`);
    return value.split(" ").map(Number);
  }

  return {
    /** Plays games; answers the number of moves, and the time in ms. */
    async play(players, games, seed) {
      const [moves, nanoseconds] = await ask(`play ${players} ${games} ${seed}`);
      return { moves, took: nanoseconds / 1e6 };
    },
    /** The bytes of a position. */
    size: async () => (await ask("size"))[0],
    stop: () => child.stdin.end(),
  };
}
