import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { linkTo, recordOf, slider, standing, turnsOf } from "./records.js";
import { complaints } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GAME = "4-sensible-08";
const MEASURES = ["Offerings", "Crystals", "Scales", "Contributions", "Buildings shared in"];

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Statistics" });
}

/** The numbers of a table, row by row. */
async function numbersOf(page: Page, name: string): Promise<string[][]> {
  const rows = dialog(page).getByRole("region", { name }).locator("tbody tr");
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim() ?? "")),
  );
}

test("a game is told in plots, sentences and tables that say the same", async ({ page }) => {
  const errors = complaints(page);
  await page.goto(linkTo(recordOf(GAME)));
  await page.getByRole("button", { name: "Statistics" }).click();
  const state = JSON.parse(
    readFileSync(new URL(`../golden/${GAME}.json`, import.meta.url), "utf8"),
  );
  const ends = await numbersOf(page, "All numbers of this turn");
  expect(ends[1]?.map(Number)).toEqual(state.crystals);
  expect(ends[2]?.map(Number)).toEqual(
    state.table.seats.map(({ scales }: { scales: number }) => scales),
  );

  for (const [at, measure] of MEASURES.entries()) {
    const plot = dialog(page).getByRole("img", { name: new RegExp(`^${measure}\\. Last count:`) });
    await expect(plot).toBeVisible();
    const dashes = await plot
      .locator("path.curve")
      .evaluateAll((lines) => lines.map((line) => line.getAttribute("stroke-dasharray")));
    expect(new Set(dashes).size).toBe(4);
    const figure = dialog(page).getByRole("figure").nth(at);
    await figure.getByText("As a table").click();
    const table = await numbersOf(page, measure);
    expect(table.at(-1)).toEqual(ends[at]);
    await figure.getByText("As a table").click();
  }
  expect(errors).toEqual([]);
});

test("with the keyboard a turn is pointed at, read, and shown on the board", async ({ page }) => {
  await page.goto(linkTo(recordOf(GAME)));
  await expect(slider(page)).toBeFocused();
  await page.getByRole("button", { name: "Statistics" }).focus();
  await page.keyboard.press("Enter");
  const turn = dialog(page).getByRole("slider", { name: "Turn" });
  await turn.focus();
  await page.keyboard.press("Home");
  await expect(turn).toHaveAttribute("aria-valuetext", "Beginning");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(turn).toHaveAttribute("aria-valuetext", "After turn 5");
  const numbers = await numbersOf(page, "All numbers of this turn");
  await dialog(page).getByText("As a table").first().click();
  const table = await numbersOf(page, "Offerings");
  expect(table[5]).toEqual(numbers[0]);

  await dialog(page).getByRole("button", { name: "Show on the board" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await standing(page)).ply).toBeGreaterThan(5);
  await expect(page.getByRole("region", { name: "Review" }).getByRole("status")).toContainText(
    /Turn 5:/,
  );
  // The focus is back where the dialog was opened.
  await expect(page.getByRole("button", { name: "Statistics" })).toBeFocused();
});

test("a plot is pointed at", async ({ page }) => {
  await page.goto(linkTo(recordOf(GAME)));
  await page.getByRole("button", { name: "Statistics" }).click();
  const turn = dialog(page).getByRole("slider", { name: "Turn" });
  const plot = dialog(page).getByRole("img").first();
  await plot.scrollIntoViewIfNeeded();
  await plot.click({ position: { x: 1, y: 20 } });
  await expect(turn).toHaveValue("0");
});

test("a game that goes on keeps its secrets", async ({ page }) => {
  await page.goto(linkTo(turnsOf("2-sensible-00", 8)));
  await page.getByRole("combobox", { name: "Whose hand" }).selectOption("Nobody’s");
  await page.getByRole("button", { name: "Statistics" }).click();
  await expect(
    dialog(page).getByRole("img", { name: "Crystals. Hidden from you while the game goes on." }),
  ).toBeVisible();
  const numbers = await numbersOf(page, "All numbers of this turn");
  expect(numbers[1]).toEqual(["?", "?"]);
});

test("at the end of a game the statistics are at hand", async ({ page }) => {
  await page.goto(linkTo(recordOf(GAME)));
  await expect(slider(page)).toBeVisible();
  await page.goto(page.url().replace("#/review/", "#/game/"));
  const end = page.getByRole("region", { name: "The end" });
  await end.getByRole("button", { name: "Statistics" }).click();
  await expect(dialog(page).getByRole("img", { name: /^Crystals\. Last count: / })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Show on the board" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(end.getByRole("button", { name: "Statistics" })).toBeFocused();
});
