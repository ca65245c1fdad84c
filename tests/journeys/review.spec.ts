import { expect, test } from "@playwright/test";
import { linkTo, movesOf, recordOf, slider, standing, turnsOf } from "./records.js";
import { actions, begin, complaints, cover, hand, lift, tile } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("keys act in the review bar and nowhere else", async ({ page }) => {
  const errors = complaints(page);
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(slider(page)).toBeFocused();
  const at = async () => (await standing(page)).ply;
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await at()).toBe(1);
  await page.keyboard.press("End");
  expect(await at()).toBe(movesOf("4-sensible-08"));
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe(movesOf("4-sensible-08"));
  await page.keyboard.press("Home");
  expect(await at()).toBe(0);

  // First, back, play, forward.
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "One move forward" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await at()).toBe(2);
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe(3);

  await tile(page, "Courtyard").focus();
  for (const key of ["ArrowUp", "Home", "End", "ArrowLeft"]) await page.keyboard.press(key);
  await page.getByRole("combobox", { name: "Whose hand" }).focus();
  await page.keyboard.press("End");
  await expect(hand(page)).toHaveCount(0);
  expect(await at()).toBe(3);
  expect(errors).toEqual([]);
});

test("a line of the log leads to its move; the bar tells what happened there", async ({ page }) => {
  await page.goto(linkTo(recordOf("4-sensible-08")));
  const log = page.getByRole("region", { name: "What happened" });
  const line = log.getByRole("button").nth(4);
  const text = await line.locator("span").first().textContent();
  await line.click();
  await expect(line).toHaveAttribute("aria-current", "step");
  const { ply } = await standing(page);
  expect(ply).toBeGreaterThan(0);
  const told = page.getByRole("region", { name: "Review" }).getByRole("status");
  await expect(told).toContainText(`Move ${ply} of ${movesOf("4-sensible-08")}`);
  await expect(told).toContainText(text ?? "");
});

test("a step is explained: what was paid and how, what it brought, and where", async ({ page }) => {
  await page.goto(linkTo(recordOf("4-sensible-08")));
  const told = page.getByRole("region", { name: "Review" }).getByRole("status");
  await slider(page).fill("95");
  await expect(told).toContainText(/Khind 1:.*wild/);
  await expect(told).toContainText(/Mimix 1 and Mimix 2:.*pair/);
  await expect(told).toContainText("Player 1 gets 1 crystal for its neighbour, the Hospice.");
  await expect(tile(page, "Caravanserai")).toHaveAttribute("data-trace");
  await expect(told.locator("code")).toHaveText("0=K1M1M2");
  // To discard nothing has a notation that says nothing by itself.
  await slider(page).fill("147");
  await expect(told).toContainText("Player 1 draws 2 cards.");
  await expect(told.locator("code")).toHaveCount(0);
  await expect(page.locator(".tile[data-trace]")).toHaveCount(0);
});

test("once a game is over, its crystals lie open", async ({ page }) => {
  await page.goto(linkTo(recordOf("4-sensible-08")));
  const players = page.getByRole("region", { name: "Players" });
  await slider(page).fill("149");
  await expect(players).toContainText("hidden");
  await page.getByRole("button", { name: "To the end" }).click();
  for (const count of [8, 3, 5]) await expect(players).toContainText(`${count} crystals`);
  await expect(players).not.toContainText("hidden");
});

test("the log is one stop of the Tab key, and its arrow keys go from line to line", async ({
  page,
}) => {
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(slider(page)).toBeFocused();
  const lines = page.getByRole("region", { name: "What happened" }).getByRole("button");
  await lines.nth(4).click();
  const { ply } = await standing(page);
  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(5)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(lines.nth(3)).toBeFocused();
  await page.keyboard.press("End");
  await expect(lines.last()).toBeFocused();
  expect((await standing(page)).ply).toBe(ply);
  await page.keyboard.press("Enter");
  expect((await standing(page)).ply).toBeGreaterThan(ply);
  await expect(lines.last()).toHaveAttribute("aria-current", "step");
  await expect(lines.last()).toBeFocused();
  const stops = await lines.evaluateAll(
    (all) => all.filter((line) => (line as HTMLElement).tabIndex === 0).length,
  );
  expect(stops).toBe(1);
});

test("of a very long game the log shows the turns around the move, and more when asked", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const beginning = turnsOf("2-sensible-00", 1);
  const idle = Array.from({ length: 1_000 }, (_, turn) => `${turn + 2}. .\n`).join("");
  await page.goto(linkTo(`${beginning}${idle}`));
  await expect(slider(page)).toBeVisible();
  const log = page.getByRole("region", { name: "What happened" });
  const lines = log.locator(".move");
  await expect(lines.last()).toContainText(/draw/);
  const before = await lines.count();
  expect(before).toBeLessThan(400);
  await expect(log.getByRole("button", { name: "Later turns" })).toHaveCount(0);
  await log.getByRole("button", { name: "Earlier turns" }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await slider(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(lines.first()).toHaveAttribute("aria-current", "step");
  await expect(log.getByRole("button", { name: "Later turns" })).toBeVisible();
});

test("a game plays itself through at a chosen pace, until the reader acts", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await expect(slider(page)).toBeVisible();
  const told = page.getByRole("region", { name: "Review" }).getByRole("status");
  const at = async () => (await standing(page)).ply;
  await page.clock.pauseAt(3_600_000);
  await page.getByRole("button", { name: "Play it through" }).click();
  await expect(told).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(2_000);
  await expect.poll(at).toBe(1);
  await page.getByRole("combobox", { name: "Pace" }).selectOption("Quick");
  await page.clock.runFor(1_400);
  await expect.poll(at).toBe(3);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(10_000);
  expect(await at()).toBe(3);
  await expect(told).toHaveAttribute("aria-live", "polite");

  await page.getByRole("button", { name: "Play it through" }).click();
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(10_000);
  expect(await at()).toBe(2);

  // At the end it stops; from there it begins anew.
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Play it through" }).click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("button", { name: "Play it through" })).toBeVisible();
  expect(await at()).toBe(movesOf("4-sensible-08"));
  await page.getByRole("button", { name: "Play it through" }).click();
  await page.clock.runFor(700);
  await expect.poll(at).toBe(1);
});

test("nothing is offered in a review, whoever's hand is shown", async ({ page }) => {
  await page.goto(linkTo(turnsOf("2-sensible-00", 10)));
  await expect(hand(page)).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await hand(page).getByRole("button").first().click({ force: true });
  await tile(page, "Mill").click();
  const standing = page.getByRole("region", { name: "Where the game stands" });
  await expect(standing).toContainText("Mill");
  await expect(standing.getByRole("button", { name: /Walk|Send|Fill|End turn/ })).toHaveCount(0);
});

test("playing on from a move is a game of its own", async ({ page }) => {
  await page.goto(linkTo(recordOf("2-sensible-00")));
  await expect(slider(page)).toBeVisible();
  const review = page.url();
  const before = await page.evaluate(() => ({ ...localStorage }));
  for (let move = 0; move < 20; move++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(cover(page)).toBeVisible();
  await lift(page);
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await expect(cover(page)).toBeVisible();
  const after = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(after)).toHaveLength(2);
  expect(after).toMatchObject(before);

  await page.goto(review);
  await expect(slider(page)).toHaveAttribute("max", `${movesOf("2-sensible-00")}`);
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Play on from here" })).toHaveCount(0);
});

test("a game that is played is reviewed without its hands, and gone on with", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "review" });
  await lift(page);
  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await lift(page);
  await page.getByRole("button", { name: "Game", exact: true }).click();
  await page.getByRole("link", { name: "Review it move by move" }).click();
  await expect(slider(page)).toBeFocused();
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Whose hand" }).selectOption("Anna");
  await expect(hand(page)).toBeVisible();
  await page.getByRole("link", { name: "Go on playing" }).click();
  await expect(cover(page)).toContainText("Béla");
});

test("the menu of a game warns, copies its link and text, and saves its file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "share" });
  await lift(page);
  await page.getByRole("button", { name: "Game", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "This game" });
  await expect(menu).toContainText("whoever gets its link, text or file can see all cards");
  const link = menu.getByRole("button", { name: "Copy a link" });
  await expect(link).toHaveAccessibleDescription(/can see all cards/);
  await link.click();
  await expect(menu.getByText("Copied.")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#game=[\w-]+$/);
  await menu.getByRole("button", { name: "Copy as text" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^blue-moon-city 2\n/);
  const download = page.waitForEvent("download");
  await menu.getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toBe("blue-moon-city-Anna-Béla.txt");

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Players" })).toContainText("Béla");
});

test("what the browser does not copy can be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(linkTo(recordOf("4-sensible-08")));
  await page.getByRole("button", { name: "Game", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "This game" });
  await menu.getByRole("button", { name: "Copy as text" }).click();
  await expect(menu.getByRole("textbox")).toHaveValue(recordOf("4-sensible-08"));
});

test("with the keyboard alone a game is opened, read and played on", async ({ page }) => {
  await page.goto("/");
  const text = page.getByRole("textbox", { name: "Text or link" });
  await text.focus();
  await page.keyboard.insertText(recordOf("4-sensible-08"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  // First, back, play, forward, last, whose hand, play on.
  for (let tab = 0; tab < 7; tab++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cover(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(hand(page)).toBeVisible();
});
