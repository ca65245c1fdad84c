/** Every screen of the page, and how a player comes to it. */

import { expect, type Page } from "@playwright/test";
import { linkTo, openFile, openText, recordOf, slider, turnsOf } from "./records.js";
import { actions, begin, cover, hand, lift, readCity, tile } from "./table.js";

export interface Screen {
  readonly open: (page: Page) => Promise<void>;
  /** Whether the whole page is taken, with what lies below the fold; else what is seen at once. */
  readonly whole?: boolean;
}

/** In turn 36 of this game player 3 can complete the City Residence, whose neighbours give crystals, a card and a scale. */
const RICH = () => turnsOf("3-sensible-00", 35);
/** In turn 48 of this game whoever is to move can walk to the courtyard and offer. */
const OFFERING = () => turnsOf("2-sensible-00", 47);
const FINISHED = "4-sensible-08";

/** Goes on with a game that was recorded, as the player whose turn it is. */
async function goOn(page: Page, record: string): Promise<void> {
  await page.goto(linkTo(record));
  await page.getByRole("link", { name: "Go on playing" }).click();
  await expect(cover(page)).toBeVisible();
}

async function sit(page: Page, record: string): Promise<void> {
  await goOn(page, record);
  await lift(page);
  await expect(hand(page)).toBeVisible();
}

async function walkTo(page: Page, name: string): Promise<void> {
  await tile(page, name).click();
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .click();
}

async function pay(page: Page): Promise<void> {
  await sit(page, RICH());
  await walkTo(page, "City Residence");
  await actions(page)
    .getByRole("button", { name: /^Fill the 4/ })
    .click();
}

async function begun(page: Page): Promise<void> {
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "powers 447" });
  await lift(page);
}

async function review(page: Page): Promise<void> {
  await page.goto(linkTo(recordOf(FINISHED)));
  await expect(slider(page)).toBeVisible();
}

/** A list of games: one that goes on, one with a name, one that is over, one that is broken. */
async function keepGames(page: Page): Promise<void> {
  await review(page);
  await page.goto(linkTo(turnsOf("2-sensible-00", 10)));
  await expect(slider(page)).toBeVisible();
  await page.goto("/#/");
  await begin(page, { players: 3, names: ["Anna", "Béla", "Ceci"], seed: "gallery" });
  await expect(cover(page)).toBeVisible();
  await page.goto("/#/");
  await page.getByRole("button", { name: "Rename the game of Anna, Béla, and Ceci" }).click();
  await page.getByRole("textbox", { name: "Name of the game" }).fill("Sunday evening");
  await page.keyboard.press("Enter");
  await page.evaluate(() => localStorage.setItem("blue-moon-city/game/torn", "torn"));
  await page.reload();
}

export const SCREENS: Record<string, Screen> = {
  home: {
    whole: true,
    async open(page) {
      await page.goto("/");
    },
  },
  guide: {
    async open(page) {
      await page.goto("/");
      await page.getByRole("link", { name: "Learn to play" }).click();
      await expect(actions(page)).toBeVisible();
    },
  },
  saves: { whole: true, open: keepGames },
  rename: {
    async open(page) {
      await keepGames(page);
      await page.getByRole("button", { name: "Rename the game of Sunday evening" }).click();
    },
  },
  remove: {
    async open(page) {
      await keepGames(page);
      await page.getByRole("button", { name: "Delete the game of Sunday evening" }).click();
    },
  },
  gone: {
    async open(page) {
      await page.goto("/#/game/gone");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  setup: {
    whole: true,
    async open(page) {
      await page.goto("/");
      await page.getByRole("radio", { name: "4 players" }).check({ force: true });
      await page.getByText("House rules and seed").click();
    },
  },
  "no-setup": {
    whole: true,
    async open(page) {
      await page.goto("/");
      await page.getByText("House rules and seed").click();
      await page.getByRole("spinbutton", { name: "Cards of value 1" }).fill("9");
      await page.getByRole("button", { name: "Start the game" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  cover: {
    async open(page) {
      await goOn(page, RICH());
    },
  },
  movement: {
    async open(page) {
      await sit(page, RICH());
    },
  },
  begun: { open: begun },
  tile: {
    async open(page) {
      await sit(page, RICH());
      await tile(page, "City Residence").click();
    },
  },
  aim: {
    async open(page) {
      await begun(page);
      await hand(page).getByRole("button", { name: "Vulca 1", exact: true }).click();
    },
  },
  here: {
    async open(page) {
      await sit(page, RICH());
      await walkTo(page, "City Residence");
    },
  },
  power: {
    async open(page) {
      await begun(page);
      await hand(page).getByRole("button", { name: "Flit 2", exact: true }).click();
    },
  },
  payment: { open: pay },
  picking: {
    async open(page) {
      await pay(page);
      const clear = actions(page).getByRole("button", { name: "Put back" });
      if (await clear.isVisible()) await clear.click();
      await hand(page)
        .getByRole("button", { name: /^Choose / })
        .first()
        .click();
    },
  },
  hoax: {
    async open(page) {
      await pay(page);
      const clear = actions(page).getByRole("button", { name: "Put back" });
      if (await clear.isVisible()) await clear.click();
      for (const name of ["Choose Hoax 2", "Choose Aqua 3"]) {
        await hand(page).getByRole("button", { name }).click();
      }
    },
  },
  ways: {
    async open(page) {
      await pay(page);
      await actions(page).getByText(/more$/).click();
    },
  },
  offering: {
    async open(page) {
      await sit(page, OFFERING());
      await walkTo(page, "Courtyard");
    },
  },
  scoring: {
    async open(page) {
      await pay(page);
      await actions(page).getByRole("button", { name: "Pay with these" }).click();
      await expect(actions(page).getByRole("region", { name: "What that brought" })).toBeVisible();
    },
  },
  refusal: {
    async open(page) {
      await begun(page);
      await actions(page)
        .getByRole("button", { name: /^Offer \d+ crystals/ })
        .click({ force: true });
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  discards: {
    async open(page) {
      await sit(page, RICH());
      await page.getByRole("button", { name: /discarded/ }).click();
    },
  },
  "too-far": {
    async open(page) {
      await begun(page);
      const far = (await readCity(page)).find(
        ({ steps, name }) => steps === null && name !== "Courtyard",
      );
      await tile(page, far?.name ?? "").click();
    },
  },
  "end-turn": {
    async open(page) {
      await sit(page, RICH());
      await actions(page).getByRole("button", { name: "End turn" }).click();
    },
  },
  crowded: {
    async open(page) {
      await page.goto(linkTo(recordOf("from-a-hand-of-34-cards")));
      await expect(hand(page)).toBeVisible();
    },
  },
  menu: {
    async open(page) {
      await sit(page, RICH());
      await page.getByRole("button", { name: "Game", exact: true }).click();
    },
  },
  review: {
    async open(page) {
      await review(page);
      await slider(page).fill("90");
    },
  },
  step: {
    async open(page) {
      await review(page);
      await slider(page).fill("95");
    },
  },
  outcome: {
    async open(page) {
      await review(page);
      await page.getByRole("button", { name: "To the end" }).click();
      await expect(page.getByRole("region", { name: "The end" })).toBeVisible();
    },
  },
  statistics: {
    async open(page) {
      await review(page);
      await page.getByRole("button", { name: "Statistics" }).first().click();
      await expect(page.getByRole("dialog", { name: "Statistics" })).toBeVisible();
    },
  },
  numbers: {
    async open(page) {
      await review(page);
      await page.getByRole("button", { name: "Statistics" }).first().click();
      await page.getByText("As a table").first().click();
    },
  },
  "no-game": {
    async open(page) {
      await page.goto("/");
      await openText(page, recordOf(FINISHED).replace("\n3. ", "\n3. zz "));
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "too-large": {
    async open(page) {
      await page.goto("/");
      await openFile(page, "x".repeat(1_000_001));
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  rules: {
    async open(page) {
      await page.goto("/#/rules");
      await expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();
    },
  },
  rule: {
    async open(page) {
      await page.goto("/#/rules/C4.10");
      await expect(page.locator('[id="C4.10"]')).toBeInViewport();
    },
  },
  beside: {
    async open(page) {
      await begun(page);
      await page.getByRole("button", { name: "Rules" }).click();
    },
  },
};
