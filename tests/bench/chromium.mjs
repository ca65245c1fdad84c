// Chromium with pages that hold what is measured there, each bundled into one file as a user would.

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { build } from "vite";
import { findChromium } from "../../scripts/browsers.mjs";

/** The text of a module of the folder `site` and all that it imports, in one file. */
async function bundled(name) {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("site", import.meta.url)),
    build: {
      write: false,
      target: "esnext",
      rolldownOptions: {
        input: fileURLToPath(new URL(`site/${name}.mjs`, import.meta.url)),
        preserveEntrySignatures: "strict",
      },
    },
  });
  if (output.length !== 1) throw new Error(`${name} is not one file`);
  return output[0].code;
}

/** Only pages of this kind have a clock that is finer than 0.1 ms (it shows 0.005). Nothing is kept between pages. */
const headers = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cache-control": "no-store",
};

/** Serves the modules of those names as /NAME.js beside other files, and starts the browser. */
export async function openChromium(names, others) {
  const files = new Map(Object.entries(others));
  for (const name of names) files.set(`/${name}.js`, await bundled(name));
  files.set("/", "<!doctype html><title>bench</title>");
  const types = { js: "text/javascript", wasm: "application/wasm" };
  const server = createServer(({ url }, response) => {
    const type = types[url.split(".")[1]] ?? "text/html";
    response.writeHead(files.has(url) ? 200 : 404, { ...headers, "content-type": type });
    response.end(files.get(url));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox"],
    protocolTimeout: 3_600_000, // a million positions take their time
  });
  const address = `http://127.0.0.1:${server.address().port}/`;
  return {
    bytes: (name) => files.get(`/${name}.js`),

    /** Runs a function in a page that knows nothing of others. */
    async inFreshPage(work, ...given) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(address);
      const answer = await page.evaluate(work, ...given);
      await context.close();
      return answer;
    },

    async close() {
      await browser.close();
      server.close();
    },
  };
}
