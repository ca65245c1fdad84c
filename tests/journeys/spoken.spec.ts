import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { Reader } from "./reader.js";
import { linkTo, turnsOf } from "./records.js";
import { actions, begin, cover, hand, lift, tile } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a blind player hears, stop by stop; `BLESS=1` writes it anew. */
class Transcript {
  readonly #lines: string[] = [];
  readonly #page: Page;
  readonly #reader: Reader;

  constructor(page: Page, reader: Reader) {
    this.#page = page;
    this.#reader = reader;
  }

  async reads(title: string, part: Locator): Promise<void> {
    this.#lines.push("", `# ${title}`, ...(await this.#reader.read(part)));
  }

  /** What was said of its own accord. */
  async said(): Promise<void> {
    const text = await this.#page.locator(".spoken[role=status]").textContent();
    this.#lines.push("", `> ${text?.trim()}`);
  }

  matches(name: string): void {
    const text = `${this.#lines.join("\n").trim()}\n`;
    const folder = new URL("spoken/", import.meta.url);
    const file = new URL(`${name}.txt`, folder);
    if (process.env.BLESS) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, "utf8"));
  }
}

async function goOn(page: Page, record: string): Promise<void> {
  await page.goto(linkTo(record));
  await page.getByRole("link", { name: "Go on playing" }).click();
  await expect(cover(page)).toBeVisible();
}

async function walkTo(page: Page, name: string): Promise<void> {
  await tile(page, name).press("Enter");
  await actions(page)
    .getByRole("button", { name: /^Walk here/ })
    .press("Enter");
}

test("a turn, as it is heard", async ({ page }) => {
  const heard = new Transcript(page, await Reader.beside(page));
  await page.goto("/");
  await begin(page, { players: 2, names: ["Anna", "Béla"], seed: "powers 447" });
  await heard.reads("The cover", cover(page));
  await lift(page);
  await heard.reads("The players", page.getByRole("region", { name: "Players" }));
  await heard.reads("The city", page.getByRole("region", { name: "The city" }));
  await heard.reads("The obelisk", page.getByRole("region", { name: "Obelisk" }));
  await heard.reads("The hand", hand(page));
  await heard.reads("The panel", actions(page));
  await tile(page, "Fire Temple").press("Enter");
  await heard.reads("Enter on the Fire Temple", actions(page));
  await page.keyboard.press("Escape");
  await walkTo(page, "Fire Temple");
  await heard.said();
  await heard.reads("The panel after the walk", actions(page));
  await actions(page).getByRole("button", { name: "End turn" }).press("Enter");
  await heard.reads("End turn", actions(page));
  await actions(page)
    .getByRole("button", { name: /^Discard none/ })
    .press("Enter");
  await heard.said();
  heard.matches("turn");
});

test("a scoring, as it is heard", async ({ page }) => {
  const heard = new Transcript(page, await Reader.beside(page));
  await goOn(page, turnsOf("3-sensible-00", 35));
  await heard.reads("The cover", cover(page));
  await lift(page);
  await heard.said();
  await walkTo(page, "City Residence");
  await actions(page)
    .getByRole("button", { name: /^Fill the 4/ })
    .press("Enter");
  await heard.reads("The payment", actions(page));
  await actions(page).getByRole("button", { name: "Pay with these" }).press("Enter");
  await heard.said();
  await heard.reads("The panel", actions(page));
  heard.matches("scoring");
});

test("the end, as it is heard", async ({ page }) => {
  const heard = new Transcript(page, await Reader.beside(page));
  await goOn(page, turnsOf("2-sensible-00", 53));
  await lift(page);
  await heard.said();
  await walkTo(page, "Courtyard");
  await heard.said();
  await heard.reads("The panel", actions(page));
  await actions(page)
    .getByRole("button", { name: /^Offer/ })
    .press("Enter");
  await heard.said();
  await heard.reads("The panel", actions(page));
  heard.matches("end");
});
