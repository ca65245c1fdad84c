import { expect, type Page, test } from "@playwright/test";
import { policy } from "../../www/policy.js";
import { playTurn } from "./policy.js";
import { begin, complaints, lift } from "./table.js";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole("combobox").first().selectOption(language);
}

test("the page says what it may do as its server does", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).toBe(policy);
  await expect(page.locator("meta[http-equiv='Content-Security-Policy']")).toHaveAttribute(
    "content",
    policy,
  );
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|data:|https?:|\*/);
});

test("a whole visit asks nothing of anybody else, and does nothing that is forbidden", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const errors = complaints(page);
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(request.url()));
  page.on("websocket", (socket) => asked.add(socket.url()));
  const forbidden: string[] = [];
  await page.exposeFunction("forbid", (what: string) => forbidden.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      Reflect.get(self, "forbid")(`${violatedDirective} ${blockedURI}`),
    );
  });

  await page.goto("/");
  for (const language of ["de", "hu", "zh-Hant", "en"]) await speak(page, language);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await begin(page, { players: 2, names: ["Ada", "Ben"], seed: "policy" });
  for (let turn = 0; turn < 2; turn++) await playTurn(page);
  await lift(page);
  await page.getByRole("button", { name: "Game", exact: true }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  await file;
  await page.getByRole("link", { name: "Review it move by move" }).click();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const others = [...asked].filter((url) => new URL(url).origin !== new URL(baseURL ?? "").origin);
  expect(others.filter((url) => !url.startsWith(`blob:${baseURL}`))).toEqual([]);
  expect(asked.size).toBeGreaterThan(10);
  expect(forbidden).toEqual([]);
  expect(errors).toEqual([]);
});
