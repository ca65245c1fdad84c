/** The page as who sees no colours sees it, on a telephone. */

import { expect, type Locator, type Page, test } from "@playwright/test";
import { over, playTurn } from "./policy.js";
import { linkTo, recordOf } from "./records.js";
import { begin, complaints, hand } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }, { project }) => {
  test.skip(project.name !== "narrow", "small pictures are the hardest to tell apart");
  return seeNoColours(page);
});

/** Of the whole page, what lies on top of it too. */
async function seeNoColours(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
}

/** How a thing looks: its lightness, from 0 to 255, in small squares of the picture. */
async function look(eye: Page, thing: Locator): Promise<number[]> {
  const picture = (await thing.screenshot({ animations: "disabled" })).toString("base64");
  return eye.evaluate(async (base64) => {
    const SIDE = 24;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
    context?.drawImage(bitmap, 0, 0, SIDE, SIDE);
    const { data } = context?.getImageData(0, 0, SIDE, SIDE) ?? { data: [] };
    // Red, green and blue are alike.
    return Array.from(data).filter((_, index) => index % 4 === 0);
  }, picture);
}

/** By how much two pictures differ in the tenth of their squares where they differ most. */
function difference(one: readonly number[], other: readonly number[]): number {
  const steps = one.map((light, index) => Math.abs(light - (other[index] ?? 0)));
  const most = steps.sort((a, b) => b - a).slice(0, steps.length / 10);
  return most.reduce((sum, step) => sum + step, 0) / most.length;
}

/** Of these things any two look different. */
async function expectAllDifferent(eye: Page, things: ReadonlyMap<string, Locator>): Promise<void> {
  const looks: [string, number[]][] = [];
  for (const [name, thing] of things) looks.push([name, await look(eye, thing)]);
  const alike = looks.flatMap(([name, light], index) =>
    looks
      .slice(index + 1)
      .map(([other, its]) => ({ pair: `${name}, ${other}`, by: difference(light, its) }))
      .filter(({ by }) => by < 40),
  );
  expect(alike).toEqual([]);
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`cards and players are told apart without colours (${colorScheme})`, async ({
    page,
    context,
  }) => {
    // It takes some thirty pictures.
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    const eye = await context.newPage();
    await page.bringToFront();
    await page.goto(linkTo(recordOf("from-a-hand-of-34-cards")));
    await expect(hand(page)).toBeVisible();
    const cards = hand(page).locator("[data-card]");
    const names = await cards.evaluateAll((all) => all.map((card) => card.dataset.card ?? ""));
    expect(names.length).toBeGreaterThan(20);
    await expectAllDifferent(eye, new Map(names.map((name, at) => [name, cards.nth(at)])));

    const players = page.getByRole("region", { name: "Players" }).locator(".emblem");
    expect(await players.count()).toBe(4);
    await expectAllDifferent(
      eye,
      new Map([0, 1, 2, 3].map((seat) => [`player ${seat}`, players.nth(seat)])),
    );
  });
}

test("four players play a whole game without colours", async ({ page }) => {
  test.setTimeout(600_000);
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, {
    players: 4,
    names: ["Anna", "Béla", "Ceci", "Dora"],
    seed: "grey",
  });
  for (let turns = 0; turns < 400 && !(await over(page)); turns++) await playTurn(page);
  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByRole("heading")).toContainText(/wins!|share the victory!|A draw/);
  expect(errors).toEqual([]);
});
