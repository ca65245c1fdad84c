/** Runs the checks in a worker, on demand of the page. */

import { run } from "./host.js";

addEventListener("message", async ({ data }) => postMessage(await run(data)));
postMessage("ready");
