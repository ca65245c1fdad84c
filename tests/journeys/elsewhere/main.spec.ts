/** The main journeys in the browsers that Playwright cannot drive. */

import { expect, test as plain } from "@playwright/test";
import { findWebKit } from "../../../scripts/browsers.mjs";
import { linkTo, movesOf, recordOf } from "../records.js";
import { firefox } from "./firefox.js";
import { Reader } from "./reader.js";
import { webkit } from "./webkit.js";

/** The name of a tile, with what is on it. */
const TILE = /^[^;]+; /;
/** How the cover says whose turn it is. */
const TURN = /’s turn$/;

const BROWSERS = { firefox, webkit };

const test = plain.extend<{ table: Reader }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from it.
  table: async ({}, use, { project }) => {
    const driver = await BROWSERS[project.name as keyof typeof BROWSERS]();
    await use(new Reader(driver));
    await driver.close();
  },
});

// biome-ignore lint/correctness/noEmptyPattern: nothing is needed, not even a browser.
test.beforeEach(({}, { project }) => {
  // Where all has to run, a missing browser is a failure.
  const missing = project.name === "webkit" && !findWebKit() && !process.env.CI;
  test.skip(missing, "there is no WebKit with its driver here: make setup, on Debian");
});

test("a game is begun and played by pointer and keys, kept, and told in another language", async ({
  table,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await test.step("the form", async () => {
    await table.driver.open(baseURL ?? "");
    await table.click("radio", /^2 players$/);
    for (const [index, name] of ["Anna", "Bela"].entries()) {
      await table.click("textbox", new RegExp(`^Name of player ${index + 1}$`));
      await table.driver.type(name);
    }
    await table.click("button", /^House rules and seed$/);
    await table.click("textbox", /^Seed/);
    await table.driver.type("main");
    await table.click("button", /^Start the game$/);
  });

  let place = "";
  const first = await test.step("a turn by pointer", async () => {
    const mover = await lift(table);
    place = await near(table);
    await table.click("gridcell", new RegExp(`^${place};`));
    await table.click("button", /^Walk here/);
    await table.see("gridcell", new RegExp(`^${place};.*you are here`));
    await table.click("button", /^Undo/);
    await table.see("gridcell", new RegExp(`^${place};.*steps? away`));
    await table.click("button", /^Redo/);
    await table.see("gridcell", new RegExp(`^${place};.*you are here`));
    await table.click("button", /^End turn$/);
    await table.click("button", /^Discard none/);
    return mover;
  });

  await test.step("a turn by keys", async () => {
    const mover = (await table.see("dialog", TURN)).name.replace(TURN, "");
    expect(mover).not.toBe(first);
    await table.goTo("button", /show my hand$/);
    await table.driver.press("Enter");
    // From the panel the way back leads to the city, whose tiles are gone through by arrows.
    await table.goTo("gridcell", TILE, "Shift+Tab");
    await table.goTo("gridcell", /steps? away/, "ArrowDown");
    const goal = (await table.all("gridcell", TILE)).find(({ focused }) => focused);
    place = goal?.name.split(";")[0] ?? "";
    await table.driver.press("Enter");
    // What can be done there is in the panel, where the focus is now.
    await table.goTo("button", /^Walk here/);
    await table.driver.press("Enter");
    await table.see("gridcell", new RegExp(`^${place};.*you are here`));
  });

  await test.step("the game is kept", async () => {
    const before = (await table.see("region", /^What happened$/)).text;
    await table.driver.reload();
    await lift(table);
    expect((await table.see("region", /^What happened$/)).text).toBe(before);
    await table.see("gridcell", new RegExp(`^${place};.*you are here`));
  });

  await test.step("another language", async () => {
    await table.goTo("combobox", /^Language/, "Shift+Tab");
    await table.driver.type("D");
    await table.see("button", /^Zug beenden$/);
    expect(await table.driver.run(() => document.documentElement.lang)).toBe("de");
    await table.driver.reload();
    await table.click("button", /^Ich bin .*: Zeig meine Hand$/);
    await table.click("button", /^Zug beenden$/);
    await table.click("button", /^Nichts abwerfen/);
    await table.see("dialog", /ist am Zug$/);
  });
});

test("a link opens a game in the review", async ({ table, baseURL }) => {
  test.setTimeout(120_000);
  await table.driver.open(new URL(linkTo(recordOf("4-sensible-08")), baseURL).href);
  await table.see("slider", /./);
  expect((await table.all("slider", /./))[0]?.focused).toBe(true);
  await table.driver.press("End");
  const last = movesOf("4-sensible-08");
  await table.see("heading", new RegExp(`Move ${last} of ${last}$`));
  await table.see("region", /^The end$/);
});

/** Lifts the cover, and tells whose turn it is. */
async function lift(table: Reader): Promise<string> {
  const { name } = await table.see("dialog", TURN);
  await table.click("button", /show my hand$/);
  await table.see("region", /’s hand, /);
  return name.replace(TURN, "");
}

/** A plan that is in reach. */
async function near(table: Reader): Promise<string> {
  const { name } = await table.see("gridcell", /open.*steps? away/);
  return name.split(";")[0] ?? "";
}
