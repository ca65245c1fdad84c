/**
 * A simple player that gets a game to its end: it builds what it can pay for, and offers as soon as it can. All that it
 * knows are roles, names and texts as a screen reader tells them; how it chooses something is up to who asks it to play.
 */

import type { Locator, Page } from "@playwright/test";
import { actions, cover, readCity, readHand, readTreasure, type TileRead, tile } from "./table.js";

/** Chooses something, by whatever means. */
export type Choose = (what: Locator) => Promise<void>;

const byPointing: Choose = (what) => what.click();

/** Plays the whole turn of whoever's it is. */
export async function playTurn(page: Page, choose: Choose = byPointing): Promise<void> {
  if (await cover(page).isVisible()) {
    await choose(cover(page).getByRole("button", { name: /show my hand/ }));
    await cover(page).waitFor({ state: "hidden" });
  }
  await walk(page, choose);
  while (!(await over(page)) && ((await offer(page, choose)) || (await build(page, choose))));
  if (!(await over(page))) await endTurn(page, choose);
}

export async function over(page: Page): Promise<boolean> {
  return page.getByRole("region", { name: "The end" }).isVisible();
}

async function walk(page: Page, choose: Choose): Promise<void> {
  const city = await readCity(page);
  const { crystals, price } = await readTreasure(page);
  const rich = crystals >= price;
  const here = city.find(({ label }) => label.includes("you are here"))?.name;
  if (rich && here === "Courtyard") return;
  const goal = rich ? towardsCourtyard(city) : worthwhile(city, await readHand(page));
  if (!goal) return;
  await choose(tile(page, goal.name));
  await choose(actions(page).getByRole("button", { name: /^Walk here/ }));
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

async function offer(page: Page, choose: Choose): Promise<boolean> {
  const button = actions(page)
    .getByRole("button", { name: /^Offer/, disabled: false })
    .first();
  if (!(await button.isVisible())) return false;
  await choose(button);
  return true;
}

async function build(page: Page, choose: Choose): Promise<boolean> {
  const payable = actions(page)
    .getByRole("button", { name: /Fill the \d.*ways? to pay/s })
    .first();
  if (!(await payable.isVisible())) return false;
  await choose(payable);
  await choose(actions(page).getByRole("button", { name: "Pay with these" }));
  return true;
}

async function endTurn(page: Page, choose: Choose): Promise<void> {
  const panel = actions(page);
  const declare = panel.getByRole("button", { name: "Declare to be done" });
  if (await declare.isVisible()) {
    await choose(declare);
    if (await over(page)) return;
  }
  await choose(panel.getByRole("button", { name: "End turn" }));
  await choose(panel.getByRole("button", { name: /^Discard none/ }));
}
