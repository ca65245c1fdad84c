/** The page for whoever sets all colours himself: frames have to say what grounds and shadows say elsewhere. */

import { expect, type Locator, test } from "@playwright/test";
import { SCREENS } from "./screens.js";
import { actions, hand, tile } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** All that frames a thing, or lies below it as the light of a card does. */
function frames(thing: Locator): Promise<string> {
  return thing.evaluate((element) => {
    const of = (pseudo?: string) => {
      const { border, outline, backgroundColor } = getComputedStyle(element, pseudo);
      return [border, outline, backgroundColor];
    };
    return JSON.stringify([...of(), ...of("::after")]);
  });
}

async function expectUnlike(one: Locator, other: Locator): Promise<void> {
  expect(await frames(one)).not.toBe(await frames(other));
}

test("whose turn it is, what can be reached and what is chosen have a frame of their own", async ({
  page,
}) => {
  await SCREENS.tile?.open(page);
  const seats = page.getByRole("region", { name: "Players" }).locator(".seat");
  await expectUnlike(seats.and(page.locator("[aria-current]")), seats.first());
  await expectUnlike(tile(page, "City Residence"), tile(page, "Library"));
  await expectUnlike(tile(page, "Fire Temple"), tile(page, "Library"));
});

test("cards that are ready or chosen, and the payment that is chosen, are seen", async ({
  page,
}) => {
  await SCREENS.begun?.open(page);
  const card = (name: string) => hand(page).getByRole("button", { name, exact: true });
  await expectUnlike(card("Flit 2"), card("Hoax 3"));
  await card("Hoax 3").click();
  await expectUnlike(card("Hoax 3").locator(".card"), card("Khind 1").locator(".card"));

  await SCREENS.payment?.open(page);
  const ways = actions(page).getByRole("region", { name: "Cheapest first" }).getByRole("button");
  await expectUnlike(ways.and(page.locator("[aria-pressed=true]")), ways.nth(1));
});

test("what is chosen for a new game is seen", async ({ page }) => {
  await page.goto("/");
  const choice = (name: RegExp) => page.locator(".choice").filter({ hasText: name });
  await expectUnlike(choice(/^\s*3 players/), choice(/^\s*2 players/));
  await expectUnlike(choice(/Standard/), choice(/Random/));
});
