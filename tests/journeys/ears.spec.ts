import { expect, type Locator, type Page, test } from "@playwright/test";
import { over, playTurn } from "./policy.js";
import { begin, complaints, cover, heard } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Whatever is said from now on in the one polite region of the game, in its order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.locator(".spoken[role=status]").evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = region.textContent?.trim();
      if (text) said.push(text);
    }).observe(region, { characterData: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** What is chosen has a role and a name, and can be activated by these alone. */
async function byName(what: Locator): Promise<void> {
  expect(await heard(what)).toMatch(/^- '?(button|gridcell) "[^"]+"/);
  await what.focus();
  await what.press("Enter");
}

test("two players play a game by roles, names and what is said", async ({ page }, { project }) => {
  const whole = project.name === "access";
  test.setTimeout(900_000);
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, {
    players: 2,
    names: ["Anna", "Béla"],
    seed: "ears",
    ...(!whole && { turnLimit: 12 }),
  });
  await expect(cover(page)).toBeVisible();
  const said = await listen(page);

  for (let turns = 0; turns < 300 && !(await over(page)); turns++) {
    const before = (await said()).length;
    await playTurn(page, byName);
    const all = await said();
    expect(all.length, "every turn is heard").toBeGreaterThan(before);
    // What is drawn is told to who drew it, once the cover is lifted, and to nobody else.
    for (const text of all.slice(before)) {
      if (/New in your hand/.test(text)) continue;
      expect(text).not.toMatch(/(draws|takes up) \d+ cards?: /);
    }
  }

  const all = (await said()).join("\n");
  for (const told of [/walks to the/, /contributes to the/, /draws 2 cards/, /Since your last/]) {
    expect(all).toMatch(told);
  }
  expect(all).toMatch(/The game is over\. .*(wins!|share the victory!|A draw)$/);
  expect(errors).toEqual([]);
});
