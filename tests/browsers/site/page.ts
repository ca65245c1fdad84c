/** Runs the checks in the page or in a worker of it, on demand of the test. */

import { run } from "./host.js";

const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });

const answer = () =>
  new Promise<string | undefined>((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
  });

await answer();

const runs = {
  page: run,
  worker: async (name: string) => {
    const told = answer();
    worker.postMessage(name);
    return told;
  },
};

Object.assign(globalThis, { runs });

declare global {
  interface Window {
    /** Run a check by its name and give what is wrong as text, or nothing; there once all is loaded. */
    readonly runs: typeof runs;
  }
}
