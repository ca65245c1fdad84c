/** The checks of `tests/everywhere` in a browser: in its page and in a worker, online and once offline. */

import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checks } from "../everywhere/checks.js";
import { type Server, serve } from "./server.js";
import type {} from "./site/page.js";

const PLACES = ["page", "worker"] as const;
/** Needs nothing of the server. */
const OFFLINE = "a game that was freed, once or twice, says so";

export function checkIn(
  browserName: "chrome" | "firefox",
  executablePath: string | undefined,
): void {
  let browser: Browser;
  let server: Server;
  let page: Page;
  const wrong: string[] = [];

  beforeAll(async () => {
    if (!executablePath) throw new Error(`there is no ${browserName}: make browser`);
    server = await serve();
    browser = await puppeteer.launch({
      browser: browserName,
      executablePath,
      args: browserName === "chrome" ? ["--no-sandbox"] : [],
    });
    page = await browser.newPage();
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await page.goto(server.address);
    await page.waitForFunction(() => window.runs);
  });

  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  const runIn = (target: Page, place: "page" | "worker", name: string) =>
    target.evaluate((where, check) => window.runs[where](check), place, name);

  describe.each(PLACES)("%s", (place) => {
    test.each(Object.keys(checks))("%s", async (name) => {
      expect(await runIn(page, place, name)).toBeUndefined();
    });
  });

  test("what was loaded works without the server, and its first call too", async () => {
    const own = await serve();
    const alone = await browser.newPage();
    await alone.goto(own.address);
    await alone.waitForFunction(() => window.runs);
    own.stop();
    for (const place of PLACES) expect(await runIn(alone, place, OFFLINE)).toBeUndefined();
    await alone.close();
  });

  test("the policy of the page forbids nothing that was done", () => {
    expect(wrong).toEqual([]);
  });
}
