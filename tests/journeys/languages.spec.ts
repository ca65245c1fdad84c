/** The page in its four languages. */

import { type Browser, expect, type Page, test } from "@playwright/test";
import { cityWords } from "../../www/city/words/words.js";
import { LANGUAGES } from "../../www/table/words/words.js";
import { linkTo, recordOf, turnsOf } from "./records.js";
import { complaints } from "./table.js";

/** What reads alike in several languages and is right in each. */
const ALIKE = new Set([
  ...["Anna", "Béla", "Luna", "Milo", "Blue Moon City", ...LANGUAGES.values()],
  // German
  ...["Hand", "Standard", "Version", "Reset", "Obelisk"],
]);

const PEOPLES = /Vulca|Terrah|Aqua|Flit|Khind|Mimix|Hoax|Pillar/g;

// A tour that gets lost says where.
test.use({ actionTimeout: 20_000 });

const WORST = /undefined|NaN|null|\[object|=>/;

/** A reader with a narrow screen. */
async function visit(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({
    locale: language === "zh-Hant" ? "zh-TW" : language,
    viewport: { width: 320, height: 700 },
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** All that is written on the page or spoken of it, through every shadow. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const read = (node: Node) => {
      if (node instanceof Element && node.matches("style, script, noscript")) return;
      if (node instanceof Element) {
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
          found.add(node.getAttribute(name) ?? "");
        }
        if (node.shadowRoot) read(node.shadowRoot);
      }
      if (node instanceof Text) found.add(node.data);
      node.childNodes.forEach(read);
    };
    read(document.body);
    return [...found].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });
}

/** Goes everywhere by what is the same in every language, and looks around at each stop. */
async function tour(page: Page, look: (stop: string) => Promise<void>): Promise<void> {
  const panel = page.locator("blue-moon-table .panel");
  await page.goto("/");
  await page.locator("blue-moon-setup summary").click();
  await page.locator("blue-moon-setup input[name=seed]").fill("tongues");
  await page.locator("blue-moon-setup input[name=name]").first().fill("Anna");
  await page.locator("blue-moon-setup input[name=name]").nth(1).fill("Béla");
  await page.locator("blue-moon-setup input[value='2']").first().check({ force: true });
  await look("home");

  await page.locator("button.begin").click();
  await look("cover");
  for (let turn = 0; turn < 3; turn++) {
    await page.locator("blue-moon-cover button.primary").click();
    await look("table");
    await page.locator("blue-moon-table .hand button").nth(turn).click();
    await look("card");
    await page.keyboard.press("Escape");
    await page.locator("blue-moon-table [data-state=plan][data-reach]").nth(turn).click();
    await look("tile");
    await panel.locator("button.primary").first().click();
    await look("box");
    await page.locator("blue-moon-table [data-state=courtyard]").click();
    await look("courtyard");
    await page.keyboard.press("Escape");
    await panel.locator("button.end").click();
    await look("ending");
    await panel.locator("button.end-now").click();
    await look("cover");
  }
  await page.locator("blue-moon-cover button.primary").click();
  await page.locator(".bar [aria-haspopup=dialog]").click();
  await look("menu");
  await page.keyboard.press("Escape");

  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(page.locator("blue-moon-review")).toBeVisible();
  await page.locator("blue-moon-review input[type=range]").focus();
  await page.keyboard.press("End");
  await look("review");

  await page.goto(linkTo(turnsOf("4-sensible-08", 3).replace("\n3. ", "\n3. zz ")));
  await expect(page.locator("blue-moon-refused dialog")).toBeVisible();
  await look("refused");
  await page.keyboard.press("Escape");

  await page.goto("/#/");
  await look("saves");
  await page.goto("/#/rules");
  await expect(page.locator("blue-moon-rules article h1")).toBeVisible();
  await look("rules");

  await page.goto("/#/guide");
  for (let step = 0; step < 6; step++) {
    await expect(page.locator("blue-moon-course h2").first()).toBeVisible();
    await look("guide");
    const next = page.locator("blue-moon-course .next");
    if (await next.isVisible()) await next.click();
    else await page.locator("blue-moon-table [data-wanted]").first().click();
  }
}

for (const language of LANGUAGES.keys()) {
  test(`the page is wholly in its language, and nothing is too wide: ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const english = new Map<string, Set<string>>();
    if (language !== "en") {
      const page = await visit(browser, "en");
      await tour(page, async (stop) => {
        english.set(stop, new Set([...(english.get(stop) ?? []), ...(await texts(page))]));
      });
      await page.context().close();
    }

    const page = await visit(browser, language);
    const errors = complaints(page);
    await tour(page, async (stop) => {
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      const said = await texts(page);
      expect(said.length, stop).toBeGreaterThan(5);
      expect(
        said.filter((text) => WORST.test(text)),
        stop,
      ).toEqual([]);
      const left = said.filter(
        (text) =>
          /\p{Letter}{3}/u.test(text.replace(PEOPLES, "")) &&
          !ALIKE.has(text) &&
          english.get(stop)?.has(text),
      );
      expect(left, stop).toEqual([]);
      const [wide, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, stop).toBeLessThanOrEqual(room ?? 0);
    });
    expect(errors).toEqual([]);
    await page.context().close();
  });
}

test.describe("a change of the language", () => {
  test("leaves the form, the focus, the game and what one is about to do as they are", async ({
    page,
  }) => {
    await page.goto("/");
    const choice = page.getByRole("combobox", { name: "Language" });
    await page.locator("blue-moon-setup input[name=name]").first().fill("An");
    await choice.focus();
    await choice.selectOption("Deutsch");
    await expect(page.getByRole("heading", { name: "Neue Partie" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("blue-moon-setup input[name=name]").first()).toHaveValue("An");
    await expect(page.getByRole("combobox", { name: "Sprache" })).toBeFocused();

    await page.locator("button.begin").click();
    await page.locator("blue-moon-cover button.primary").click();
    await page.locator("blue-moon-table [data-state=plan][data-reach]").first().click();
    const chosen = page.locator("blue-moon-table .tile[aria-selected=true]");
    const tile = await chosen.getAttribute("data-tile");
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("繁體中文");
    await expect(page).toHaveTitle("藍月城");
    await expect(chosen).toHaveAttribute("data-tile", tile ?? "");
    const words = await cityWords("zh-Hant");
    await expect(page.getByRole("region", { name: words.table.city })).toBeVisible();

    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
    await expect(page.locator("blue-moon-cover")).toContainText("玩家");
  });

  test("is followed by the other tabs", async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto("/");
    await other.goto("/");
    await one.getByRole("combobox", { name: "Language" }).selectOption("Magyar");
    await expect(other.getByRole("heading", { name: "Új játszma" })).toBeVisible();
  });

  test("that can't be fetched is told, and the old language stays", async ({ browser }) => {
    // What keeps the page for the time without a network would have the language.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto("/");
    await page.route(/\/words-de-[^/]*\.js/, (route) => route.abort());
    const choice = page.getByRole("combobox", { name: "Language" });
    await choice.selectOption("Deutsch");
    await expect(page.getByRole("alert")).toContainText("Deutsch could not be fetched");
    await expect(choice).toHaveValue("en");
    await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
    await choice.selectOption("Magyar");
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Új játszma" })).toBeVisible();
    await context.close();
  });

  for (const [kind, forbid] of [
    [
      "full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
    [
      "forbidden",
      () => {
        Object.defineProperty(globalThis, "localStorage", {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      },
    ],
  ] as const) {
    test(`lasts as long as the page with a ${kind} storage`, async ({ page }) => {
      const errors = complaints(page);
      await page.addInitScript(forbid);
      await page.goto("/");
      await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
      await expect(page.getByRole("heading", { name: "Neue Partie" })).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test("one who reads none of the languages gets English", async ({ browser }) => {
  const page = await visit(browser, "fr");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  await page.context().close();
});
