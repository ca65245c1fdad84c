/** Starting: each test loads the package afresh in a thread of its own, since a thread starts it once. */

import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const entry = new URL("../../pkg/dist/node.js", import.meta.url).href;
const wasm = new URL("../../pkg/wasm/blue_moon_city_bg.wasm", import.meta.url);

/** What the lines of an async function return that is run where nothing has been started. */
function afresh(lines: string, data?: unknown): Promise<unknown> {
  const script = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(${JSON.stringify(entry)})
      .then((library) => (async ({ Game, init, isRulesError, newGame }) => { ${lines} })(library))
      .then((result) => parentPort.postMessage(result), (error) => { throw error; });`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { eval: true, workerData: data });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

const play = `
  const game = new Game({ game: "city", players: 3, seed: "moonrise" });
  game.apply(game.legalMoves()[0]);`;

test("importing compiles nothing; the first call does", async () => {
  const counted = `
    const compile = WebAssembly.Module;
    let compiled = 0;
    WebAssembly.Module = new Proxy(compile, { construct: (...all) => (compiled++, Reflect.construct(...all)) });
    const before = compiled;
    newGame({ game: "city", players: 2 });
    newGame({ game: "city", players: 2 });
    return [before, compiled];`;
  expect(await afresh(counted)).toEqual([0, 1]);
});

test("a game that is begun while init() is pending goes on", async () => {
  const raced = `
    const pending = [init(), init(workerData)];
    ${play}
    const before = JSON.stringify([game.state(), game.legalMoves()]);
    await Promise.all(pending);
    await init();
    return before === JSON.stringify([game.state(), game.legalMoves()]);`;
  expect(await afresh(raced, readFileSync(wasm))).toBe(true);
});

test("init takes a module, bytes, a response, an address or nothing", async () => {
  const bytes = readFileSync(wasm);
  const address = `data:application/wasm;base64,${bytes.toString("base64")}`;
  const after = `${play} return game.length;`;
  expect(await afresh(`await init(); ${after}`)).toBe(1);
  expect(await afresh(`await init(workerData); ${after}`, bytes)).toBe(1);
  expect(await afresh(`await init(workerData.buffer); ${after}`, Uint8Array.from(bytes))).toBe(1);
  expect(await afresh(`await init(workerData); ${after}`, new WebAssembly.Module(bytes))).toBe(1);
  expect(await afresh(`await init(new URL(workerData)); ${after}`, address)).toBe(1);
  expect(await afresh(`await init(await fetch(workerData)); ${after}`, address)).toBe(1);
  expect(await afresh(`await init(new Response(workerData)); ${after}`, bytes)).toBe(1);
});

test("what init can't take is refused, and the library starts all the same", async () => {
  const refused = `
    const codes = [];
    for (const source of [null, 7, "a text", {}, Promise.resolve()]) {
      codes.push(await init(source).catch((error) => error.problem?.code));
    }
    const damaged = await init(new Uint8Array(8)).catch((error) => error.name);
    ${play}
    return [new Set(codes), damaged, game.length];`;
  expect(await afresh(refused)).toEqual([new Set(["bad_argument"]), "CompileError", 1]);
});

test("a host without WebAssembly is told so", async () => {
  const without = `
    delete globalThis.WebAssembly;
    const said = [await init().catch((error) => error.message)];
    try { newGame({ game: "city", players: 2 }); } catch (error) { said.push(error.message); }
    return said;`;
  const message = expect.stringContaining("needs WebAssembly");
  expect(await afresh(without)).toEqual([message, message]);
});

test("require gives the same library as import", async () => {
  const required = `return require(${JSON.stringify(new URL(entry).pathname)}).Game === Game;`;
  expect(await afresh(required)).toBe(true);
});
