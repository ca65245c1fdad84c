import { expect, type Page, test } from "@playwright/test";
import { cut, linkTo, recordOf, turnsOf } from "./records.js";
import { actions, complaints, cover, hand, lift, readTreasure, tile } from "./table.js";

const QUIET = { reducedMotion: "reduce" } as const;

/** Goes on with a game that was recorded, as the player whose turn it is. */
async function goOn(page: Page, record: string): Promise<void> {
  await page.goto(linkTo(record));
  await page.getByRole("link", { name: "Go on playing" }).click();
  await expect(cover(page)).toBeVisible();
}

/** The position that a recorded game begins with. */
function beginningOf(name: string): string {
  const record = recordOf(name);
  return cut(record, record.search(/^\d+\. /m));
}

/** In turn 36 of this game player 3 can complete the City Residence, whose neighbours give crystals, a card and a scale. */
const RICH = turnsOf("3-sensible-00", 35);

async function toCityResidence(page: Page): Promise<void> {
  await tile(page, "City Residence").click();
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .click();
}

async function choosePayment(page: Page): Promise<void> {
  await actions(page)
    .getByRole("button", { name: /^Fill the 4/ })
    .click();
}

/** How many animations run anywhere on the page. */
function animations(page: Page): Promise<number> {
  return page.evaluate(() => {
    const within = (root: Document | ShadowRoot): number =>
      root.getAnimations().length +
      [...root.querySelectorAll("*")].reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot ? within(shadowRoot) : 0),
        0,
      );
    return within(document);
  });
}

/** Every number that is shown is the one that holds, and nothing is left in the air. */
async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => animations(page)).toBe(0);
  await expect(page.locator(".motion > *")).toHaveCount(0);
  const stats = page.locator(".stat[data-value]");
  for (const stat of await stats.all()) {
    const shown = (await stat.locator("b").textContent())?.trim();
    if (shown) expect(shown).toBe(await stat.getAttribute("data-value"));
  }
}

test.describe("without motion", () => {
  test.use({ contextOptions: QUIET });

  test("what a payment is said to bring is what it brings", async ({ page }) => {
    const errors = complaints(page);
    await goOn(page, RICH);
    await lift(page);
    await toCityResidence(page);
    await choosePayment(page);
    const brings = actions(page).getByRole("region", { name: "This brings" });
    await expect(brings).toContainText("The City Residence is complete");
    const own = brings.getByRole("listitem").filter({ hasText: "Player 3" }).first();
    await expect(own).toContainText("a marker on it");
    await expect(own).toContainText("neighbour Royal Palace");
    const promised = Number(/(\d+) crystals/.exec((await own.textContent()) ?? "")?.[1]);
    expect(promised).toBe(4);
    const { crystals } = await readTreasure(page);
    await expect(actions(page)).toContainText("This draws cards: it can’t be undone.");
    await actions(page).getByRole("button", { name: "Pay with these" }).click();
    await expect.poll(async () => (await readTreasure(page)).crystals).toBe(crystals + promised);
    // Without motion the explanation is there all the same.
    expect(await animations(page)).toBe(0);
    const brought = actions(page).getByRole("region", { name: "What that brought" });
    await expect(brought).toContainText("most markers");
    await expect(actions(page)).toContainText("Nothing more can be done here: end the turn.");
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    expect(errors).toEqual([]);
  });

  test("payments are ranked, each with the use of its cards", async ({ page }) => {
    await goOn(page, RICH);
    await lift(page);
    await toCityResidence(page);
    await choosePayment(page);
    const ways = actions(page).getByRole("region", { name: "Cheapest first" }).getByRole("button");
    await expect(ways.first()).toHaveAccessibleName("Mimix 1 and Mimix 3: natural");
    await expect(ways.nth(1)).toHaveAccessibleName(/Hoax 2.*: natural, turned by Hoax 2/);
    await expect(ways.nth(2)).toHaveAccessibleName(/1 too many/);
    await ways.nth(1).click();
    await expect(ways.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(actions(page)).toContainText("4 of 4");
    await actions(page).getByText("5 more").click();
    await expect(ways).toHaveCount(8);
  });

  test("each phase says what is usual, and Escape leads back from everywhere", async ({ page }) => {
    await goOn(page, RICH);
    await lift(page);
    const panel = actions(page);
    await expect(panel).toContainText("Walk to a marked tile");
    await hand(page).getByRole("button", { name: "Terrah 2" }).click();
    await expect(panel).toContainText("Terrah 2: choose a marked tile.");
    await page.keyboard.press("Escape");
    await expect(panel).toContainText("Walk to a marked tile");
    await toCityResidence(page);
    await expect(panel).toContainText("Fill a box here, use a power, or end the turn.");
    await choosePayment(page);
    await expect(panel).toContainText("Pay 4 for the City Residence");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Escape");
    await expect(panel).toContainText("Fill a box here");
    await panel.getByRole("button", { name: "End turn" }).click();
    await expect(panel).toContainText("This ends your turn: it can’t be undone.");
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("button", { name: "End turn" })).toBeVisible();
  });

  test("in the race and in a stalemate the way on is said", async ({ page }) => {
    await goOn(page, beginningOf("from-the-race"));
    await lift(page);
    await expect(actions(page)).toContainText("walk to the courtyard as fast as you can");
    await actions(page).getByRole("button", { name: "End turn" }).click();
    await expect(actions(page)).toContainText("C9.3");

    await page.goto("/#/");
    await goOn(page, beginningOf("from-stalemate"));
    await lift(page);
    await expect(actions(page)).toContainText("you may declare to be done");
    await expect(actions(page)).toContainText("You keep 0 crystals. The next box of the obelisk");
    await actions(page).getByRole("button", { name: "Declare to be done" }).click();
    await expect(actions(page)).toContainText("You have declared to be done.");
  });

  test("the cover sums up what the others did", async ({ page }) => {
    await goOn(page, turnsOf("3-sensible-00", 37));
    await expect(cover(page)).toContainText("For you: 8 crystals, 1 card, and 1 scale.");
    await expect(cover(page)).toContainText("The City Residence is complete!");
    await expect(cover(page)).not.toContainText("draws");
    const button = cover(page).getByRole("button", { name: /show my hand/ });
    await expect(button).toHaveCSS("text-align", "center");
  });

  test("a move is taken back and made again by the usual keys", async ({ page }) => {
    await goOn(page, RICH);
    await page.keyboard.press("Control+z");
    await lift(page);
    await toCityResidence(page);
    await expect(tile(page, "City Residence")).toHaveAccessibleName(/you are here/);
    await page.keyboard.press("Control+z");
    await expect(tile(page, "City Residence")).not.toHaveAccessibleName(/you are here/);
    await page.keyboard.press("Control+Shift+z");
    await expect(tile(page, "City Residence")).toHaveAccessibleName(/you are here/);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("alert")).toContainText("this can’t be taken back");
  });

  test("the end of the turn leaves most of the city in sight", async ({ page }) => {
    await goOn(page, RICH);
    await lift(page);
    await actions(page).getByRole("button", { name: "End turn" }).click();
    const dock = await page.locator(".panel").boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(dock?.y ?? 0).toBeGreaterThan(page.viewportSize()?.width === 390 ? height / 2 : 0);
  });
});

test("pointing at a tile tells how one would come there", async ({ page }, { project }) => {
  test.skip(project.name !== "wide", "a finger points at nothing");
  await goOn(page, RICH);
  await lift(page);
  const tip = page.locator(".pointed");
  await tile(page, "City Residence").hover();
  await expect(tip).toContainText("Walk, 2 steps");
  await expect(tip).toContainText("Fly here");
  await expect(tip).toContainText("Send the green dragon here");
  await expect(tip).toContainText("You could fill the 4");
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);
  await tile(page, "Courtyard").focus();
  await page.keyboard.press("ArrowUp");
  await expect(tip).toContainText("Walk, 1 step");
});

test("a scoring is shown, and a key skips it", async ({ page }) => {
  const errors = complaints(page);
  await goOn(page, RICH);
  await lift(page);
  await toCityResidence(page);
  await expectSettled(page);
  await choosePayment(page);
  await actions(page).getByRole("button", { name: "Pay with these" }).click();
  await expect(page.locator(".caption", { hasText: "most markers" })).toBeVisible();
  expect(await animations(page)).toBeGreaterThan(0);
  await page.keyboard.press("Shift");
  await expectSettled(page);
  await expect(tile(page, "City Residence")).toHaveAccessibleName(/complete/);
  expect(errors).toEqual([]);
});

test("a scoring that is not skipped comes to its end", async ({ page }) => {
  await goOn(page, RICH);
  await lift(page);
  await toCityResidence(page);
  await choosePayment(page);
  await actions(page).getByRole("button", { name: "Pay with these" }).click();
  await expect(page.getByText("Skip")).toBeVisible();
  await expect(page.getByText("Skip")).toHaveCount(0, { timeout: 30_000 });
  await expectSettled(page);
});

test("moves in quick succession never pile up", async ({ page }) => {
  const errors = complaints(page);
  await goOn(page, RICH);
  await lift(page);
  await toCityResidence(page);
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+y");
  }
  expect(await page.locator(".motion > *").count()).toBeLessThan(4);
  await expectSettled(page);
  await expect(tile(page, "City Residence")).toHaveAccessibleName(/you are here/);
  expect(errors).toEqual([]);
});
