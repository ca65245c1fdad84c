import { expect, test } from "@playwright/test";
import { actions, begin, hand, lift, readCity, tile } from "./table.js";

test("what can't be done says why, with the rule", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "why" });
  await lift(page);

  await actions(page)
    .getByRole("button", { name: /^Offer \d+ crystals/ })
    .click({ force: true });
  await expect(page.getByRole("alert")).toContainText("too few crystals. C7");
  await expect(actions(page).getByText("You have too few crystals.")).toHaveCount(1);

  const far = (await readCity(page)).find(
    ({ steps, name }) => steps === null && name !== "Courtyard",
  );
  await tile(page, far?.name ?? "").click();
  await expect(actions(page)).toContainText("Too far away for the steps that are left. C3.1");
});

test("cards that are picked are explained as they are picked", async ({ page }) => {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "pick" });
  await lift(page);
  const plan = (await readCity(page)).find(({ steps, open }) => steps !== null && open.length > 0);
  await tile(page, plan?.name ?? "").click();
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .click();

  await actions(page)
    .getByRole("button", { name: /^Fill the/ })
    .first()
    .click();
  const clear = actions(page).getByRole("button", { name: "Put back" });
  if (await clear.isVisible()) await clear.click();
  await expect(actions(page)).toContainText(/0 of \d/);
  await expect(actions(page)).toContainText("C4.");

  await hand(page)
    .getByRole("button", { name: /^Choose / })
    .first()
    .click();
  await expect(actions(page)).toContainText(/natural|wild|pair|no use/);
  await hand(page)
    .getByRole("button", { name: /^Put .* back$/ })
    .click();
  await expect(actions(page)).toContainText(/0 of \d/);
});
