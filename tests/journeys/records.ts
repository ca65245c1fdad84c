/** The recorded games, and what the page shows of one that it reviews. */

import { readdirSync, readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";

const folder = new URL("../golden/", import.meta.url);

export const golden = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.replace(".txt", ""));

export function recordOf(name: string): string {
  return readFileSync(new URL(`${name}.txt`, folder), "utf8");
}

/** The first turns of a record: a game that goes on. */
export function turnsOf(name: string, turns: number): string {
  const record = recordOf(name);
  return cut(record, record.indexOf(`\n${turns + 1}. `) + 1);
}

/** A record up to there, as one of format 1: those have no line that tells where they end. */
export function cut(record: string, end: number): string {
  return record.slice(0, end).replace("blue-moon-city 2", "blue-moon-city 1");
}

/** How many moves a record has. */
export function movesOf(name: string): number {
  const turns = recordOf(name).matchAll(/^\d+\. (.*)$/gm);
  return [...turns].flatMap(([, moves]) => moves?.split(" ")).length;
}

/** A link made by other means than the page's. */
export function linkTo(record: string | Buffer): string {
  return `/#game=${deflateRawSync(record).toString("base64url")}`;
}

export function slider(page: Page): Locator {
  return page.getByRole("slider", { name: "Move" });
}

/** Where the review stands: the move, and how many there are. */
export async function standing(page: Page): Promise<{ ply: number; length: number }> {
  return {
    ply: Number(await slider(page).inputValue()),
    length: Number(await slider(page).getAttribute("max")),
  };
}

export async function openFile(page: Page, text: string, name = "game.txt"): Promise<void> {
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

export async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Text or link" }).fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** The review shows the position of the file: the whole table, and the hand of each seat. */
export async function expectEnd(page: Page, name: string): Promise<void> {
  const state = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  const whose = page.getByRole("combobox", { name: "Whose hand" });
  const shown = () =>
    page.locator("blue-moon-table").evaluate((table) => {
      const { view } = table as unknown as { view: { table: unknown; hand: unknown } };
      return { table: view.table, hand: view.hand };
    });
  await whose.selectOption("Nobody’s");
  expect(await shown()).toEqual({ table: state.table, hand: null });
  for (const [seat, hand] of state.hands.entries()) {
    await whose.selectOption({ index: seat + 1 });
    expect(await shown()).toEqual({ table: state.table, hand });
  }
}
