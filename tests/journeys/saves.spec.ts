import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { linkTo, openFile, openText, recordOf, slider, turnsOf } from "./records.js";
import { actions, begin, complaints, cover, hand, lift, readCity, tile } from "./table.js";

const PREFIX = "blue-moon-city/game/";

async function endTurn(page: Page): Promise<void> {
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
}

/** No tab hears what another one stores: as if both wrote at once. */
function deaf(): void {
  addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
}

test("a broken save is listed, exported and deleted; the others stay", async ({ page }) => {
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "kept" });
  await expect(cover(page)).toBeVisible();
  await page.evaluate((prefix) => {
    localStorage.setItem(`${prefix}torn`, '{"format":1,"record":"no');
    localStorage.setItem(
      `${prefix}false`,
      JSON.stringify({ format: 1, record: "not a record", ply: 3, updated: 0 }),
    );
    localStorage.setItem("of-another-page", "untouched");
  }, PREFIX);

  await page.goto("/#/");
  await page.reload();
  await expect(
    page.getByRole("link", { name: "Continue the game of Anna and Béla" }),
  ).toBeVisible();
  await expect(page.getByText("This save can’t be read.")).toHaveCount(2);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the game of Unreadable save" }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole("button", { name: "Delete the game of Unreadable save" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This save can’t be read.")).toHaveCount(1);

  await page.goto("/#/game/torn");
  await expect(page.getByRole("alert")).toContainText("This save can’t be read.");
  await page.goto("/#/game/never");
  await expect(page.getByRole("alert")).toContainText("This game is not here any more.");
  await page.getByRole("link", { name: "Continue the game of Anna and Béla" }).click();
  await expect(cover(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("of-another-page"))).toBe("untouched");
  expect(errors).toEqual([]);
});

test("a game goes out as a file and comes in again; a foreign file is refused", async ({
  page,
}) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "<b>Béla</b>"], seed: "file" });
  await lift(page);
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export the game of Anna/ }).click();
  const path = await (await download).path();

  // It is the game that is kept here already.
  await page.getByLabel("Choose a file").setInputFiles(path);
  await expect(cover(page)).toContainText("<b>Béla</b>");
  await page.goto("/#/");
  await expect(page.getByRole("link", { name: /^Continue the game of Anna/ })).toHaveCount(1);

  for (const text of ["", "{}", "<script>alert(1)</script>"]) {
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expect(page.getByRole("dialog")).toContainText("This is no text of a game");
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("link", { name: /^Continue the game of Anna/ })).toHaveCount(1);
});

test("a full storage is told and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "full" });
  await expect(page.getByText("can’t be saved here")).toBeVisible();
  await lift(page);
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await expect(cover(page)).toContainText("Béla");
});

test("a forbidden storage is told and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await expect(page.getByText("does not let pages store anything")).toBeVisible();
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "none" });
  await lift(page);
  await page.getByRole("link", { name: "All games" }).click();
  await expect(
    page.getByRole("link", { name: "Continue the game of Anna and Béla" }),
  ).toBeVisible();
});

test("what another tab does to the same game is taken over", async ({ page, context }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "tabs" });
  await expect(cover(page)).toContainText("Anna");
  const other = await context.newPage();
  await other.goto(page.url());
  await lift(other);
  await actions(other).getByRole("button", { name: "End turn" }).click();
  await actions(other)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await expect(cover(page)).toContainText("Béla");
});

test("the latest game that goes on is offered first", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Where you left" })).toHaveCount(0);
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "first" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await begin(page, { players: 2, names: ["Cili", "Dóra"], seed: "second" });
  await expect(cover(page)).toBeVisible();
  // A finished one is looked at later, but not gone on with.
  await page.goto("/#/");
  await openText(page, recordOf("4-sensible-08"));
  await expect(slider(page)).toBeVisible();

  await page.goto("about:blank");
  await page.goto("/");
  const last = page.getByRole("region", { name: "Where you left" });
  await expect(last).toContainText("Cili and Dóra");
  // Only the choice of the language stands before it.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(last.getByRole("link", { name: "Back to the table" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cover(page)).toBeVisible();
});

for (const [locale, written] of [
  ["en-GB", "3 May 2026"],
  ["en-US", "May 3, 2026"],
  ["fr-FR", "May 3, 2026"],
] as const) {
  test(`dates are written as in the region of the reader: ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-05-03T12:00:00Z");
    await page.goto("/");
    await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "dated" });
    await page.goto("/#/");
    await expect(page.getByText(`Last played ${written}`)).toBeVisible();
    await context.close();
  });
}

test("a game is named, and goes by its players again", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "named" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await page.getByRole("button", { name: "Rename the game of Anna and Béla" }).click();
  const name = page.getByRole("textbox", { name: "Name of the game" });
  await expect(name).toBeFocused();
  await name.fill(`<b>Sunday</b> \u202e${"very ".repeat(40)}`);
  await page.keyboard.press("Enter");
  const renamed = page.getByRole("button", { name: /^Rename the game of <b>Sunday<\/b> very / });
  await expect(renamed).toBeFocused();
  await expect(page.getByRole("listitem").filter({ has: renamed })).toContainText(
    "with Anna and Béla",
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  // The name outlives a turn.
  await page.getByRole("link", { name: /^Continue the game of <b>Sunday/ }).click();
  await lift(page);
  await endTurn(page);
  await page.goto("/#/");
  await renamed.click();
  await name.fill("  ");
  await page.getByRole("button", { name: "Keep the name" }).click();
  await expect(
    page.getByRole("link", { name: "Continue the game of Anna and Béla" }),
  ).toBeVisible();
});

test("a deleted game takes no focus with it", async ({ page }) => {
  await page.goto(linkTo(turnsOf("2-sensible-00", 3)));
  await expect(cover(page).or(slider(page))).toBeVisible();
  await page.goto("/#/");
  await page.getByRole("button", { name: /^Delete the game/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("None yet.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Choose a file")).toBeFocused();
  await expect(page.getByRole("region", { name: "Where you left" })).toHaveCount(0);
});

test("all games go out as one file and come in on another device", async ({ page, browser }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "all" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await openText(page, recordOf("4-sensible-08"));
  await expect(slider(page)).toBeVisible();
  await page.goto("/#/");
  await page.evaluate((key) => localStorage.setItem(key, "torn"), `${PREFIX}torn`);
  await page.reload();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all" }).click();
  expect((await download).suggestedFilename()).toMatch(/^blue-moon-city-\d{4}-\d\d-\d\d\.json$/);
  const file = readFileSync(await (await download).path(), "utf8");

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await openFile(other, file, "games.json");
  await expect(other.getByRole("alert")).toContainText(
    "2 games came in. 1 game could not be read.",
  );
  await expect(other.getByRole("link", { name: /^Review the game/ })).toHaveCount(2);
  await openFile(other, file, "games.json");
  await expect(other.getByRole("alert")).toContainText("2 games were here already");
  await expect(other.getByRole("link", { name: /^Review the game/ })).toHaveCount(2);
  await other.context().close();
});

test("where the browser does not promise to keep games, a file is offered", async ({ page }) => {
  const asked = () => page.evaluate(() => (globalThis as { asked?: number }).asked ?? 0);
  await page.addInitScript(() => {
    const world = globalThis as { asked?: number };
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      world.asked = (world.asked ?? 0) + 1;
      return false;
    };
  });
  await page.goto("/");
  expect(await asked()).toBe(0);
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "persist" });
  await expect(cover(page)).toBeVisible();
  expect(await asked()).toBe(1);
  await page.goto("/#/");
  await expect(page.getByRole("button", { name: "Export all" })).toHaveAccessibleDescription(
    /does not promise to keep these games/,
  );
});

test("where the browser promises to keep games, nothing is said of it", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => true;
  });
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "persist" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await expect(page.getByRole("button", { name: "Export all" })).toBeVisible();
  await expect(page.getByText("does not promise")).toHaveCount(0);
});

test("two tabs that play on unknown to each other lose no move", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) await tab.addInitScript(deaf);
  await one.goto("/");
  await begin(one, { players: 2, names: ["Anna", "Béla"], seed: "apart" });
  await expect(cover(one)).toBeVisible();
  const address = one.url();
  await two.goto(address);
  await lift(one);
  await lift(two);

  // The turn ends in one tab, and begins with a walk in the other.
  await endTurn(one);
  await expect(cover(one)).toBeVisible();
  const near = (await readCity(two)).find(({ steps }) => steps !== null);
  await tile(two, near?.name ?? "").click();
  await actions(two)
    .getByRole("button", { name: /^Walk here/ })
    .click();
  await expect(two.getByRole("alert")).toContainText("took another course in another tab");
  expect(two.url()).not.toBe(address);
  await endTurn(two);
  await expect(cover(two)).toBeVisible();

  await two.goto("/#/");
  await expect(two.getByRole("link", { name: /^Continue the game/ })).toHaveCount(2);
  await expect(two.getByText(/turn 2,/)).toHaveCount(2);
});

test("a tab that is behind comes after instead of writing", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await two.addInitScript(deaf);
  await one.goto("/");
  await begin(one, { players: 2, names: ["Anna", "Béla"], seed: "behind" });
  await expect(cover(one)).toBeVisible();
  await two.goto(one.url());
  await lift(one);
  await lift(two);
  await endTurn(one);
  await lift(one);
  await endTurn(one);
  await expect(cover(one)).toBeVisible();
  await endTurn(two);
  await expect(two.getByRole("alert")).toContainText("went on in another tab");
  await expect(cover(two)).toBeVisible();
  await two.goto("/#/");
  await expect(two.getByRole("link", { name: /^Continue the game/ })).toHaveCount(1);
  await expect(two.getByText(/turn 3,/)).toBeVisible();
});

test("games that are cleared or broken elsewhere are kept again with the next move", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "cleared" });
  await lift(page);
  const other = await context.newPage();
  await other.goto("/");
  for (const harm of [
    () => localStorage.clear(),
    () => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, "torn");
    },
  ]) {
    await other.evaluate(harm);
    await expect(hand(page)).toBeVisible();
    await endTurn(page);
    await lift(page);
  }
  await page.goto("/#/");
  await expect(page.getByText(/turn 3,/)).toBeVisible();
  await expect(page.getByText("This save can’t be read.")).toHaveCount(1);
});

test("a game that is not stored is not left without a question", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "full" });
  await expect(cover(page)).toBeVisible();
  const question = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
});
