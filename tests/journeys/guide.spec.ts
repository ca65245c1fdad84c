import { expect, type Page, test } from "@playwright/test";
import { isRulesError } from "blue-moon-city";
import { gameBefore } from "../../www/app/guide/steps.js";
import { guideIn, STEPS } from "../../www/city/guide/lesson.js";
import { actions, complaints, cover, hand, tile } from "./table.js";

const LAST = STEPS.length;

function card(page: Page) {
  return page.getByRole("region", { name: "Guided first game" });
}

function title(page: Page) {
  return card(page).getByRole("heading", { level: 2 });
}

async function step(page: Page): Promise<number> {
  return Number((await card(page).textContent())?.match(/(\d+) of \d+/)?.[1]);
}

/** Does what the guide asks for until a step is reached, by whatever way one touches what it points at. */
async function learn(page: Page, until: number, touch: (page: Page) => Promise<void>) {
  const seen: number[] = [];
  for (let times = 0; times < 8 * LAST; times++) {
    const now = await step(page);
    if (seen.at(-1) !== now) {
      seen.push(now);
      // What is said next has the focus, so that it is read once.
      if (seen.length > 1) await expect(title(page)).toBeFocused();
      await expect(title(page)).toHaveAccessibleDescription(/\w/);
    }
    if (now >= until) return seen;
    await touch(page);
  }
  throw new Error(`The guide stays at step ${seen.at(-1)}.`);
}

/** By pointer: presses Next, else what is outlined. */
async function point(page: Page): Promise<void> {
  const next = card(page).getByRole("button", { name: "Next" });
  if (await next.isVisible()) await next.click();
  else await page.locator("blue-moon-table [data-wanted]").first().click();
}

/** By keyboard: from the card to what it shows. */
async function press(page: Page): Promise<void> {
  const next = card(page).getByRole("button", { name: "Next" });
  const show = card(page).getByRole("button", { name: "Show me where" });
  const way = (await next.isVisible()) ? next : show;
  for (let times = 0; times < 80; times++) {
    if (await way.evaluate((button) => button.matches(":focus"))) break;
    await page.keyboard.press("Tab");
  }
  await expect(way).toBeFocused();
  await page.keyboard.press("Enter");
  if (way === next) return;
  await expect(page.locator("blue-moon-table [data-wanted]:focus")).toBeVisible();
  await page.keyboard.press("Enter");
}

test("the lesson is a game that the rules allow, and its end offers twice", async () => {
  const guide = await guideIn("en");
  try {
    const game = gameBefore(guide, LAST);
    expect(game.status().offerings[guide.learner]).toBe(2);
    expect(game.status().over).toBe(false);
    game.free();
  } catch (error) {
    throw isRulesError(error) ? new Error(error.problem.message) : error;
  }
});

test("the whole guided game by pointer, left and gone on with, then played on", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const wrong = complaints(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn to play" }).click();
  await expect(title(page)).toHaveText("Welcome to the city");
  await learn(page, 9, point);

  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("link", { name: "Go on learning" }).click();
  expect(await step(page)).toBe(9);
  await page.reload();
  await expect(title(page)).toHaveText("Follow the dragon");

  expect(await learn(page, LAST, point)).toEqual(
    Array.from({ length: LAST - 8 }, (_, index) => index + 9),
  );
  await card(page).getByRole("button", { name: "Play on from here" }).click();
  await expect(cover(page)).toContainText("Luna’s turn");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Guided first game" })).toBeVisible();
  expect(wrong).toEqual([]);
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the whole guided game by keyboard", async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto("/#/guide");
    await expect(title(page)).toBeVisible();
    expect((await learn(page, LAST, press)).length).toBe(LAST);
  });

  test("another move is explained, and may be tried in a game of its own", async ({ page }) => {
    await page.goto("/#/guide");
    await learn(page, 3, point);
    await tile(page, "Earth Temple").click();
    await actions(page)
      .getByRole("button", { name: /^Walk here/ })
      .click();
    await expect(card(page).getByRole("status")).toContainText("You may walk there");
    expect(await step(page)).toBe(3);
    await expect(tile(page, "Courtyard")).toHaveAccessibleName(/you are here/);

    await card(page).getByRole("button", { name: "Try it in a game of its own" }).click();
    await cover(page)
      .getByRole("button", { name: /show my hand/ })
      .click();
    await expect(tile(page, "Earth Temple")).toHaveAccessibleName(/you are here/);
    await page.goto("/");
    await page.getByRole("link", { name: "Go on learning" }).click();
    expect(await step(page)).toBe(3);
  });

  test("one may go back, look around and change the language", async ({ page }) => {
    await page.goto("/#/guide");
    await learn(page, 5, point);
    await card(page).getByRole("button", { name: "Back" }).click();
    await expect(title(page)).toHaveText("Paying in the colour");
    await hand(page).getByRole("button", { name: "Vulca 1" }).click();
    await expect(actions(page)).toContainText("Its dragon flies to any tile");
    await page.keyboard.press("Escape");
    await learn(page, 6, point);
    await page.getByRole("combobox").selectOption("de");
    await expect(page.getByRole("region", { name: "Geführte erste Partie" })).toContainText(/\b6 /);
  });
});
