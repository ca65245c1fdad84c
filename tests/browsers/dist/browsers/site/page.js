/** Runs the checks in the page or in a worker of it, on demand of the test. */
import { run } from "./host.js";
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
const answer = () => new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
});
await answer();
const runs = {
    page: run,
    worker: async (name) => {
        const told = answer();
        worker.postMessage(name);
        return told;
    },
};
Object.assign(globalThis, { runs });
