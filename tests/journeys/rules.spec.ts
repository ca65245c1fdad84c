import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { actions, begin, complaints, lift } from "./table.js";

/** All rules that a refusal can name. */
function rulesOfRefusals(): string[] {
  const sources = fileURLToPath(new URL("../../src", import.meta.url));
  const numbers = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rs"))
    .flatMap((name) => readFileSync(join(sources, name), "utf8").match(/"C\d+\.\d+"/g) ?? []);
  return [...new Set(numbers.map((number) => number.slice(1, -1)))].sort();
}

/** All rules of the specification; its last chapter is an example. */
function rulesOfSpecification(): (string | undefined)[] {
  const text = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8");
  return [...text.matchAll(/^\*\*(C(?:[1-9]|10)\.\d+)\*\*/gm)].map(([, number]) => number);
}

function entry(page: Page, number: string) {
  return page.locator(`[id="${number}"]`);
}

test("a refusal leads to its rule and the way back to the game", async ({ page }) => {
  const wrong = complaints(page);
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "why" });
  await lift(page);
  const address = page.url();
  await actions(page)
    .getByRole("button", { name: /^Offer \d+ crystals/ })
    .click({ force: true });
  const link = page.getByRole("alert").getByRole("button", { name: "Rule C7.1" });
  await link.focus();
  await page.keyboard.press("Enter");

  await expect(entry(page, "C7.1")).toBeFocused();
  await expect(entry(page, "C7.1")).toBeInViewport();
  expect(page.url()).toBe(address);

  // On to another rule, still beside the game.
  await entry(page, "C4.10").getByRole("link", { name: "C6.4" }).click();
  await expect(entry(page, "C6.4")).toBeFocused();
  expect(page.url()).toBe(address);

  await page.keyboard.press("Escape");
  await expect(entry(page, "C7.1")).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("too few crystals");
  expect(wrong).toEqual([]);
});

test("where there is room the game goes on beside the rules", async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1200, "only a wide screen has room for both");
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "why" });
  await lift(page);
  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("complementary", { name: "Rules" });
  await expect(rules.getByRole("heading", { name: "The rules" })).toBeFocused();
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await lift(page);
  await expect(rules).toBeVisible();
  await rules.getByRole("button", { name: "Close the rules" }).click();
  await expect(rules).toBeHidden();
  await expect(page.getByRole("button", { name: "Rules" })).toBeFocused();
});

test("the rules have an address of their own, and so has each of them", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { name: "The rules" })).toBeFocused();
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: "C9" })
    .click();
  await expect(page.getByRole("heading", { name: /^C9 / })).toBeFocused();
  expect(page.url()).toContain("#/rules/C9");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "The rules" })).toBeFocused();

  await page.goto("/#/rules/C5.3");
  await expect(entry(page, "C5.3")).toBeFocused();
  await expect(entry(page, "C5.3")).toBeInViewport();
});

test("every rule of the specification and of the refusals is there, and no way leads nowhere", async ({
  page,
}) => {
  await page.goto("/#/rules");
  await expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();
  const known = await page
    .locator("blue-moon-rules .entry")
    .evaluateAll((entries) => entries.map(({ id }) => id));
  const named = rulesOfRefusals();
  expect(named.length).toBeGreaterThan(15);
  expect(known).toEqual(expect.arrayContaining(named));
  expect(known).toEqual(rulesOfSpecification());

  const ways = await page
    .locator("blue-moon-rules a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
  const chapters = known.map((number) => number.split(".")[0]);
  expect([...known, ...chapters]).toEqual(expect.arrayContaining(ways));
});

test("figures in the rules are those of the game", async ({ page }) => {
  await page.goto("/#/rules/C1.7");
  const counts = page.getByRole("region", { name: "The obelisk by the number of players" });
  await expect(counts.getByRole("row", { name: /^2 players/ })).toContainText(/7\s*7\s*8\s*8\s*9/);
  const buildings = page.getByRole("region", { name: "All buildings" });
  await expect(buildings.getByRole("row")).toHaveCount(21);
  await expect(buildings.getByRole("row", { name: /Library/ })).toContainText("3 crystals");
});

test("on paper the rules are black on white, whatever the palette", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/#/rules");
  const title = page.getByRole("heading", { name: "The rules" });
  await expect(title).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".view")).toBeHidden();
  await expect(page.getByRole("link", { name: "All games" })).toBeHidden();
});
