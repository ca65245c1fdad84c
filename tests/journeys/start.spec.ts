import { expect, test } from "@playwright/test";

test("the page opens without an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

  await page.goto("/");

  await expect(page).toHaveTitle(/Blue Moon City/);
  await expect(page.getByRole("button").first()).toBeVisible();
  expect(errors).toEqual([]);
});
