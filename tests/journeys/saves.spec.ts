import { expect, test } from "@playwright/test";
import { actions, begin, complaints, cover, lift } from "./table.js";

const PREFIX = "blue-moon-city/game/";

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
