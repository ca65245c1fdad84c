/** Firefox as it is installed: Playwright drives none but its own. */

import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/browsers.mjs";
import type { Driver } from "./driver.js";

export async function firefox(): Promise<Driver> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("there is no Firefox: make setup");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    run: (script, ...given) => page.evaluate(script as never, ...given),
    click: (x, y) => page.mouse.click(x, y),
    async press(key) {
      if (key !== "Shift+Tab") return page.keyboard.press(key);
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
