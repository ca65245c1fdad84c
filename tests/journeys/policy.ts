/** A simple player that gets a game to its end: it builds what it can pay for, and offers as soon as it can. */

import type { Page } from "@playwright/test";
import {
  actions,
  cover,
  lift,
  readCity,
  readHand,
  readTreasure,
  type TileRead,
  tile,
} from "./table.js";

/** Plays the whole turn of whoever's it is. */
export async function playTurn(page: Page): Promise<void> {
  if (await cover(page).isVisible()) await lift(page);
  await walk(page);
  while (!(await over(page)) && ((await offer(page)) || (await build(page))));
  if (!(await over(page))) await endTurn(page);
}

export async function over(page: Page): Promise<boolean> {
  return page.getByRole("region", { name: "The end" }).isVisible();
}

async function walk(page: Page): Promise<void> {
  const city = await readCity(page);
  const { crystals, price } = await readTreasure(page);
  const rich = crystals >= price;
  if (
    rich &&
    (await actions(page)
      .getByRole("heading", { name: /^Courtyard/ })
      .isVisible())
  )
    return;
  const goal = rich ? towardsCourtyard(city) : worthwhile(city, await readHand(page));
  if (!goal) return;
  await tile(page, goal.name).click();
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .click();
}

/** The courtyard if it is in reach, else one of the tiles around it, else any tile. */
function towardsCourtyard(city: readonly TileRead[]): TileRead | undefined {
  const goals = ["Courtyard", "Fire Temple", "Water Temple", "Royal Palace", "Earth Temple"];
  const reachable = city.filter(({ steps }) => steps !== null);
  return goals.flatMap((goal) => reachable.filter(({ name }) => name === goal))[0] ?? reachable[0];
}

/** A reachable tile with a box that the hand pays for, the dearest box first; else any plan. */
function worthwhile(city: readonly TileRead[], hand: Map<string, number>): TileRead | undefined {
  const wild = hand.get("Khind") ?? 0;
  const best = Math.max(0, ...hand.values());
  const pays = (place: TileRead) =>
    Math.max(
      0,
      ...place.open
        .filter(
          ({ value, people }) =>
            (hand.get(people) ?? (people.startsWith("any") ? best : 0)) + wild >= value,
        )
        .map(({ value }) => value),
    );
  const plans = city.filter(({ steps, open }) => steps !== null && open.length > 0);
  return [...plans].sort((a, b) => pays(b) - pays(a))[0];
}

async function offer(page: Page): Promise<boolean> {
  const button = actions(page).locator("button.offer").first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

async function build(page: Page): Promise<boolean> {
  const payable = actions(page)
    .getByRole("button", { name: /Fill the \d.*ways? to pay/s })
    .first();
  if (!(await payable.isVisible())) return false;
  await payable.click();
  await actions(page).getByRole("button", { name: "Pay with these" }).click();
  return true;
}

async function endTurn(page: Page): Promise<void> {
  const panel = actions(page);
  const declare = panel.getByRole("button", { name: "Declare to be done" });
  if (await declare.isVisible()) {
    await declare.click();
    if (await over(page)) return;
  }
  await panel.getByRole("button", { name: "End turn" }).click();
  await panel.getByRole("button", { name: /^Discard none/ }).click();
}
