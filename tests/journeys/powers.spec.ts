import { expect, type Page, test } from "@playwright/test";
import { actions, begin, complaints, hand, lift, readCity, tile } from "./table.js";

/** The first hand of this seed holds V1, V2, T2, A2, F1, F2, K1 and H3. */
const SEED = "powers 447";

function card(page: Page, name: string) {
  return hand(page).getByRole("button", { name, exact: true });
}

test("dragons, flights and further steps by pointing, and the turn taken back", async ({
  page,
}) => {
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: SEED });
  await lift(page);
  const before = await readCity(page);

  await card(page, "Vulca 2").click();
  await expect(actions(page)).toContainText("This dragon is not in the city yet.");
  await expect(actions(page)).toContainText("C3.2");
  await page.keyboard.press("Escape");

  await card(page, "Vulca 1").click();
  await tile(page, "Fire Temple").click();
  await expect(tile(page, "Fire Temple")).toHaveAccessibleName(/the red dragon here/);
  await expect(card(page, "Vulca 1")).toHaveCount(0);

  await card(page, "Vulca 2").click();
  await tile(page, "Fire Temple").click();
  await expect(page.getByRole("alert")).toContainText("That would change nothing. C3.3");
  await expect(tile(page, "Royal Palace")).toHaveAccessibleName(/a target/);
  await tile(page, "Royal Palace").click();
  await expect(tile(page, "Royal Palace")).toHaveAccessibleName(/the red dragon here/);

  await card(page, "Flit 2").click();
  await actions(page).getByRole("button", { name: "Use its power" }).click();
  await expect(actions(page)).toContainText("4 steps left");

  await card(page, "Flit 1").click();
  await tile(page, "Mill").click();
  await expect(tile(page, "Mill")).toHaveAccessibleName(/you are here/);
  await expect(actions(page)).toContainText("4 steps left");

  await page.getByRole("button", { name: "Reset turn" }).click();
  await expect.poll(() => readCity(page)).toEqual(before);
  await expect(card(page, "Flit 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(tile(page, "Fire Temple")).toHaveAccessibleName(/the red dragon here/);
  expect(errors).toEqual([]);
});

test("a whole turn by the keyboard", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: SEED });
  // The cover gives the focus to its button.
  await page.keyboard.press("Enter");
  await expect(hand(page)).toBeVisible();

  await tile(page, "Courtyard").focus();
  await page.keyboard.press("ArrowUp");
  await expect(tile(page, "Fire Temple")).toBeFocused();
  // What can be done there is in the panel, and Escape leads back.
  await page.keyboard.press("Enter");
  await expect(actions(page).getByRole("heading", { name: /^Fire Temple/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tile(page, "Fire Temple")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(actions(page).getByRole("button", { name: /^Walk here/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tile(page, "Fire Temple")).toHaveAccessibleName(/you are here/);

  await actions(page).getByRole("button", { name: "End turn" }).focus();
  await page.keyboard.press("Enter");
  // The focus went on to the title; the way on leads over its buttons.
  await expect(actions(page).getByRole("heading", { name: "End the turn" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(actions(page).getByRole("button", { name: /^Discard none/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
