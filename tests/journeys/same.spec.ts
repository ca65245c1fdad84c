import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const golden = new URL("../golden/", import.meta.url);
const pkg = new URL("../../pkg/", import.meta.url);

/** Where the files of the package are served for this test, as they are, without a bundler. */
const SERVED = "/package/";

test("recorded games end in the browser as they do natively", async ({ page }, { project }) => {
  test.skip(project.name !== "wide", "nothing is shown, so the width doesn't matter");
  await page.route(`**${SERVED}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(SERVED.length);
    return route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(new URL(path, pkg), "utf8"),
    });
  });
  await page.goto("/");
  const names = readdirSync(golden).filter((name) => name.endsWith(".txt"));
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    const record = readFileSync(new URL(name, golden), "utf8");
    const state = await page.evaluate(
      async ([entry, text]) => {
        const { Game } = await import(entry);
        return JSON.stringify(Game.fromRecord(text).state());
      },
      [`${SERVED}dist/browser.js`, record] as const,
    );
    const expected = readFileSync(new URL(name.replace(".txt", ".json"), golden), "utf8");
    expect(state, name).toBe(expected.trimEnd());
  }
});
