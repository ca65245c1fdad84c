// How fast the page is on a slow phone: what Lighthouse measures, on its mobile profile (1.6 Mbit/s, 150 ms there and back,
// a processor four times slower), the median of some first visits; and its longest task while a building is completed
// before the eyes of the players. Lighthouse itself is 150 packages and 190 MB.

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import puppeteer from "puppeteer-core";
import { findChromium } from "./browsers.mjs";

const VISITS = 5;
const dist = join(import.meta.dirname, "../www/dist");
const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** What hosts do and `vite preview` does not: everything is compressed. */
const server = createServer((request, response) => {
  const name = new URL(request.url, "http://site").pathname.slice(1) || "index.html";
  try {
    const content = gzipSync(readFileSync(join(dist, name)));
    const type = types[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip" }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${server.address().port}/`;

/** Notes in the page what it is asked for in the end. */
function observe() {
  const seen = { layoutShift: 0, painted: 0, largest: 0 };
  self.vitals = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch("layout-shift", ({ value }) => {
    seen.layoutShift += value;
  });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.painted = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
}

/** A phone on which nothing was opened before. */
async function phone(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  const session = await page.createCDPSession();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { context, page, session };
}

const begin = (page) =>
  page.tracing.start({ categories: ["disabled-by-default-devtools.timeline"] });

/** What each task of the page took since then, in its own time: other programs may be at work. */
async function tasksOf(page) {
  const trace = await page.tracing.stop();
  const events = JSON.parse(new TextDecoder().decode(trace)).traceEvents;
  // The browser has pages of its own, as the one below its address line.
  const processes = new Set(
    events
      .flatMap(({ name, args }) => {
        if (name === "TracingStartedInBrowser") return args.data.frames;
        return name === "FrameCommittedInBrowser" ? [args.data] : [];
      })
      .filter(({ url }) => url.startsWith(address))
      .map(({ processId }) => processId),
  );
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, pid, args }) => {
        return name === "thread_name" && args.name === "CrRendererMain" && processes.has(pid);
      })
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === "RunTask" && threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

async function visit(browser) {
  const { context, page, session } = await phone(browser);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 2 ** 20) / 8,
    uploadThroughput: (0.75 * 2 ** 20) / 8,
  });
  let transferred = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await page.evaluateOnNewDocument(observe);
  await begin(page);
  await page.goto(address);
  await page.waitForSelector("blue-moon-page >>> blue-moon-setup >>> button");
  const bytes = transferred;
  // Whatever begins late is counted, too.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const vitals = await page.evaluate(() => self.vitals);
  const blocking = (await tasksOf(page)).reduce((sum, time) => sum + Math.max(0, time - 50), 0);
  await context.close();
  return { ...vitals, bytes, blocking };
}

/** A turn of a recorded game that plays itself: the figure walks, a dragon flies, the City Residence is completed. */
async function scoring(browser) {
  const record = readFileSync(
    new URL("../tests/golden/3-sensible-00.txt", import.meta.url),
    "utf8",
  );
  const until36 = record.slice(0, record.indexOf("\n37. ") + 1);
  const { context, page } = await phone(browser);
  await page.goto(`${address}#game=${deflateRawSync(until36).toString("base64url")}`);
  const slider = await page.waitForSelector(
    "blue-moon-page >>> blue-moon-review >>> input[type=range]",
  );
  await slider.press("End");
  for (let move = 0; move < 4; move++) await slider.press("ArrowLeft");
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await begin(page);
  await (
    await page.$('blue-moon-page >>> blue-moon-review >>> button[aria-label="Play it through"]')
  ).click();
  await page.waitForFunction(
    (end) =>
      end.value === end.max && end.getRootNode().querySelector('[aria-label="Play it through"]'),
    {},
    slider,
  );
  const longest = Math.max(...(await tasksOf(page)));
  await context.close();
  return { longest };
}

const browser = await puppeteer.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const visits = [];
for (let at = 0; at < VISITS; at++) {
  visits.push({ ...(await visit(browser)), ...(await scoring(browser)) });
}
await browser.close();
server.close();

const median = (name) => visits.map((vitals) => vitals[name]).sort((a, b) => a - b)[VISITS >> 1];
for (const [name, unit, bar, what] of [
  ["painted", "ms", 1800, "the first paint (FCP)"],
  ["largest", "ms", 2500, "the largest paint (LCP)"],
  ["blocking", "ms", 200, "tasks beyond 50 ms, what they are longer (TBT)"],
  ["layoutShift", "", 0.1, "what moves by itself (CLS)"],
  ["longest", "ms", 50, "the longest task while a building is completed"],
  ["bytes", "bytes", 300_000, "transferred until the page can be used"],
]) {
  const value = median(name);
  const met = value <= bar ? "met" : "NOT MET";
  const shown = unit ? Math.round(value) : value.toFixed(3);
  console.log(
    `${String(shown).padStart(7)} ${unit.padEnd(5)} bar ${String(bar).padStart(6)} ${met.padEnd(7)}  ${what}`,
  );
}
