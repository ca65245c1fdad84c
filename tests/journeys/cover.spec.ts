import { expect, type Page, test } from "@playwright/test";
import { actions, begin, cover, hand, lift } from "./table.js";

/** Every text and label of the page, within shadow roots too, and its title. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts: string[] = [document.title];
    const visit = (node: Node): void => {
      if (node instanceof Text) parts.push(node.data);
      if (node instanceof Element) {
        if (node.localName === "style") return;
        for (const attribute of node.attributes) parts.push(attribute.value);
        if (node.shadowRoot) visit(node.shadowRoot);
      }
      for (const child of node.childNodes) visit(child);
    };
    visit(document.documentElement);
    return parts.join("\n");
  });
}

test("under the cover there is no hand anywhere on the page", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "cover" });
  await expect(cover(page)).toBeVisible();
  await expect(page.locator("[data-card]")).toHaveCount(0);
  const cards = /(Vulca|Terrah|Aqua|Flit|Khind|Mimix|Hoax|Pillar) [123]/;
  expect(await everything(page)).not.toMatch(cards);

  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(cover(page)).toBeVisible();

  await lift(page);
  await expect(hand(page).getByRole("button").first()).toBeVisible();

  await actions(page).getByRole("button", { name: "End turn" }).click();
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .click();
  await expect(cover(page)).toContainText("Béla");
  await expect(page.locator("[data-card]")).toHaveCount(0);
  expect(await everything(page)).not.toMatch(cards);
});

test("drawn cards are marked as new when their owner plays again", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "news" });
  for (let turn = 0; turn < 2; turn++) {
    await lift(page);
    await expect(hand(page).getByText(/\d new/)).toHaveCount(0);
    await actions(page).getByRole("button", { name: "End turn" }).click();
    await actions(page)
      .getByRole("button", { name: /^Discard none/ })
      .click();
  }
  await lift(page);
  const marks = await hand(page)
    .getByRole("button", { name: /, \d new$/ })
    .allTextContents();
  const counts = marks.map((mark) => Number(/, (\d) new/.exec(mark)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
});
