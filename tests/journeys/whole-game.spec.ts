import { expect, test } from "@playwright/test";
import { over, playTurn } from "./policy.js";
import { actions, begin, complaints, cover, lift, readCity, tile } from "./table.js";

// Clicks wait until nothing moves any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("four players play a whole game by pointing, with a reload and an undo", async ({ page }) => {
  test.setTimeout(400_000);
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, { players: 4, names: ["Anna", "Béla", "Ceci", "Dora"], seed: "journey" });

  let turns = 0;
  for (; turns < 400 && !(await over(page)); turns++) {
    if (turns === 4) await walkAndUndo(page);
    if (turns === 7) await reload(page);
    await playTurn(page);
  }

  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByRole("heading")).toContainText(/wins!|share the victory!|A draw/);
  await expect(end.getByRole("row")).toHaveCount(5);
  await expect(end).toContainText(/offerings that it takes|marker left|can pay|declared|limit/);
  expect(errors).toEqual([]);
  test.info().annotations.push({ type: "turns", description: String(turns) });
});

/** Walks somewhere and takes it back: the city is as before. */
async function walkAndUndo(page: Parameters<typeof readCity>[0]): Promise<void> {
  if (await cover(page).isVisible()) await lift(page);
  const before = await readCity(page);
  const goal = before.find(({ steps }) => steps !== null);
  if (!goal) throw new Error("there is nowhere to walk to");
  await tile(page, goal.name).click();
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .click();
  await expect.poll(() => readCity(page)).not.toEqual(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => readCity(page)).toEqual(before);
}

/** Reloads in the middle of a turn: behind the cover it goes on where it was. */
async function reload(page: Parameters<typeof readCity>[0]): Promise<void> {
  if (await cover(page).isVisible()) await lift(page);
  const before = await readCity(page);
  const log = await page.getByRole("region", { name: "What happened" }).textContent();
  await page.reload();
  await expect(cover(page)).toBeVisible();
  await lift(page);
  expect(await readCity(page)).toEqual(before);
  expect(await page.getByRole("region", { name: "What happened" }).textContent()).toEqual(log);
}
