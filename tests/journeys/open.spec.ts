import { expect, type Page, test } from "@playwright/test";
import {
  expectEnd,
  golden,
  linkTo,
  openFile,
  openText,
  recordOf,
  slider,
  standing,
  turnsOf,
} from "./records.js";
import { actions, begin, complaints, cover, lift } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const HANDFUL = ["2-sensible-00", "3-sensible-00", "3-builder-22", "4-sensible-08"];

function refused(page: Page) {
  return page.getByRole("dialog", { name: "This game can’t be opened" });
}

test.describe("a recorded game", () => {
  for (const name of HANDFUL) {
    test(`${name} opens from its file and its link, and leads to its end`, async ({ page }) => {
      test.setTimeout(180_000);
      const errors = complaints(page);
      await page.goto("/");
      await openFile(page, recordOf(name));
      await expect(slider(page)).toBeFocused();
      const { ply, length } = await standing(page);
      expect(ply).toBe(0);
      for (let move = 1; move <= length; move++) await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("heading", { name: /^Move ([\d,]+) of \1$/ })).toBeVisible();
      await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
      await expectEnd(page, name);

      await page.goto("about:blank");
      await page.goto(linkTo(recordOf(name)));
      await expect(slider(page)).toBeFocused();
      await page.keyboard.press("End");
      await expectEnd(page, name);
      // It was kept already.
      await page.getByRole("link", { name: "All games" }).click();
      await expect(page.getByRole("link", { name: /^Review the game of/ })).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }
});

/** A sample of the games: in Node the links of all of them are opened (`tests/page/link.test.ts`). */
const STEP = Number(process.env.BMC_OPENED_STEP ?? 20);

test("recorded games open from their links", async ({ page }) => {
  const opened = golden.filter((_, index) => index % STEP === 0);
  test.setTimeout(30_000 + opened.length * 5_000);
  await page.goto("/");
  for (const name of opened) {
    await page.goto(linkTo(recordOf(name)));
    await expect(slider(page), name).toBeVisible();
    await page.getByRole("button", { name: "To the end" }).click();
    await expectEnd(page, name);
    await page.goto("/#/");
    await page.evaluate(() => localStorage.clear());
  }
});

test("a file is dropped, a text and a link are pasted", async ({ page }) => {
  await page.goto("/");
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.txt", { type: "text/plain" }));
    return data;
  }, recordOf("4-sensible-08"));
  const drop = page.getByText("Drop the file to open its game");
  // A pointer that holds a file says so again and again.
  await expect(async () => {
    await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
    await expect(drop).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await expect(slider(page)).toBeVisible();
  await expect(drop).toBeHidden();

  for (const text of [recordOf("4-sensible-08"), linkTo(recordOf("4-sensible-08"))]) {
    await page.getByRole("link", { name: "All games" }).click();
    await openText(page, `  ${text}\n`);
    await expect(slider(page)).toBeVisible();
  }
});

test("what is beyond measure is refused, and nothing is lost", async ({ page }) => {
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "limits" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");

  await openFile(page, "x".repeat(1_000_001));
  await expect(refused(page)).toContainText("larger than 1 MB");
  await refused(page).getByRole("button", { name: "Close" }).click();
  await openFile(page, "x".repeat(1_000_000));
  await expect(refused(page)).toContainText("This is no text of a game");
  await page.keyboard.press("Escape");
  const crowded = `${turnsOf("3-sensible-00", 1)}2. ${". ".repeat(20_001)}`;
  await openText(page, crowded);
  await expect(refused(page)).toContainText("more than 20,000 moves");
  await expect(refused(page).getByRole("textbox")).toHaveValue(crowded);
  await page.keyboard.press("Escape");

  for (const [link, why] of [
    [`/#game=${"A".repeat(33_000)}`, "longer than 32 KB"],
    [linkTo(Buffer.alloc(20_000_000)), "longer than 1 MB"],
    [linkTo(recordOf("4-sensible-08")).slice(0, -9), "is damaged"],
    ["/#game=%3Cscript%3E", "is damaged"],
    ["/#game=", "is damaged"],
  ] as const) {
    await page.goto(link);
    await expect(refused(page)).toContainText(why);
    await expect(refused(page).getByRole("textbox")).toHaveValue(link.slice(1));
    await refused(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/#\/$/);
  }
  await expect(
    page.getByRole("link", { name: "Continue the game of Anna and Béla" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /^Review the game of/ })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a mistake is shown with its place, and the text goes out again", async ({ page }) => {
  await page.goto("/");
  const broken = recordOf("4-sensible-08").replace("\n3. ", "\n3. zz ");
  await openText(page, broken);
  await expect(refused(page)).toContainText("This is no move.");
  await expect(refused(page)).toContainText(/In line \d+: 3\. zz /);
  const download = page.waitForEvent("download");
  await refused(page).getByRole("button", { name: "Save as a file" }).click();
  const stream = await (await download).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(broken);
  await refused(page).getByRole("button", { name: "Close" }).click();

  await openText(page, `${turnsOf("4-sensible-08", 1)}2. >20 >0 >20\n`);
  await expect(refused(page)).toContainText("Too far away");
  const rules = page.waitForEvent("popup");
  await refused(page).getByRole("link", { name: "Rule C3.1" }).click();
  await expect((await rules).locator('[id="C3.1"]')).toBeInViewport();
  await expect(refused(page)).toContainText(/At move \d+\./);
  await refused(page).getByRole("button", { name: "Close" }).click();
  await openText(page, recordOf("4-sensible-08").replace("rules 1", "rules 1000"));
  await expect(refused(page)).toContainText("from a newer version");
});

test("a link of a known game continues it if it is longer, and is kept beside it if not", async ({
  page,
}) => {
  await page.goto(linkTo(turnsOf("2-sensible-00", 10)));
  await expect(slider(page)).toBeVisible();
  const early = await standing(page);
  expect(early.ply).toBe(early.length);

  // The same line goes on where it stands.
  await page.goto(linkTo(turnsOf("2-sensible-00", 10)));
  await expect(cover(page)).toBeVisible();

  await page.goto(linkTo(turnsOf("2-sensible-00", 12)));
  await expect(page.getByText(/It went on by \d+ moves/)).toBeVisible();
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await expect(page.getByRole("link", { name: /^Continue the game/ })).toHaveCount(1);
  await expect(page.getByText(/turn 13,/)).toBeVisible();

  await page.goto(linkTo(turnsOf("2-sensible-00", 5)));
  await expect(page.getByText("Another line of this game is kept here.")).toBeVisible();
  await expect(slider(page)).toBeVisible();
  const other = `${turnsOf("2-sensible-00", 5)}6. .\n`;
  expect(turnsOf("2-sensible-00", 6)).not.toContain("\n6. .\n");
  await page.goto(linkTo(other));
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await expect(page.getByRole("link", { name: /^Continue the game/ })).toHaveCount(2);
  await expect(page.getByText(/turn 13,/)).toBeVisible();
  await expect(page.getByText(/turn 7,/)).toBeVisible();
});

test("the way back leads past a link", async ({ page }) => {
  await page.goto("/");
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(slider(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("with a full storage a game opens all the same, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(linkTo(turnsOf("2-sensible-00", 10)));
  await expect(page.getByText("can’t be saved here")).toBeVisible();
  await page.getByRole("link", { name: "Go on playing" }).click();
  await lift(page);
  await expect(actions(page)).toBeVisible();
});

test("with a forbidden storage a game opens all the same, and the page says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(page.getByText("does not let pages store anything")).toBeVisible();
  await expect(slider(page)).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(cover(page)).toBeVisible();
});
