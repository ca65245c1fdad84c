/** Takes the pictures: each screen is brought about once, then seen in every language, palette and size. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "../screens.js";
import { FOLDER } from "./folder.js";
import { languages, palettes, screens, sizes } from "./wanted.js";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Another tab of the page: when it chooses a language, all tabs speak it. */
async function speak(page: Page, other: Page, language: string): Promise<void> {
  await other.evaluate((tag) => localStorage.setItem("blue-moon-city/language", tag), language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Nothing is on its way any more: words, fonts, drawings. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** As high as the page is: what hangs on the height of the view stays where it belongs, as it does not in `fullPage`. */
async function wholeOf(page: Page, { width, height }: Size): Promise<Size> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  return { width, height: Math.max(height, needed) };
}

for (const screen of screens) {
  test(screen, async ({ page, context }) => {
    const { open, whole = false } = SCREENS[screen] ?? {};
    if (!open) throw new Error(`there is no ${screen}`);
    test.setTimeout(60_000 + languages.length * palettes.length * sizes.length * 10_000);
    const other = await context.newPage();
    await page.bringToFront();
    // Dates are told, and depend on the day.
    await page.clock.setFixedTime("2026-05-03T20:00:00Z");
    await open(page);
    await other.goto("/#/rules");
    mkdirSync(join(FOLDER, screen), { recursive: true });

    for (const language of languages) {
      await speak(page, other, language);
      for (const colorScheme of palettes) {
        await page.emulateMedia({ colorScheme });
        for (const size of sizes) {
          await page.setViewportSize(size);
          if (whole) await page.setViewportSize(await wholeOf(page, size));
          await settle(page);
          await page.screenshot({
            path: join(FOLDER, screen, `${language}-${colorScheme}-${size.width}.png`),
            animations: "disabled",
          });
        }
      }
    }
  });
}
