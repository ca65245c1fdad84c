/** Reads the page and points at it as a player would: by roles and names. */

import { expect, type Locator, type Page } from "@playwright/test";

export interface SetUp {
  readonly players: 2 | 3 | 4;
  readonly names: readonly string[];
  readonly seed: string;
  /** After how many turns the game ends at the latest. */
  readonly turnLimit?: number;
}

/** Collects whatever the page complains about. */
export function complaints(page: Page): string[] {
  const all: string[] = [];
  page.on("pageerror", (error) => all.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") all.push(message.text());
  });
  return all;
}

/** Starts a game from the form. */
export async function begin(page: Page, { players, names, seed, turnLimit }: SetUp): Promise<void> {
  await page.getByRole("radio", { name: `${players} players` }).check({ force: true });
  for (const [index, name] of names.entries()) {
    await page.getByRole("textbox", { name: `Name of player ${index + 1}` }).fill(name);
  }
  await page.getByText("House rules and seed").click();
  await page.getByRole("textbox", { name: "Seed" }).fill(seed);
  if (turnLimit) {
    await page.getByRole("spinbutton", { name: "Limit of turns" }).fill(String(turnLimit));
  }
  await page.getByRole("button", { name: "Start the game" }).click();
}

export function cover(page: Page): Locator {
  return page.getByRole("dialog", { name: /’s turn$/ });
}

/** Lifts the cover as the player that it names. */
export async function lift(page: Page): Promise<void> {
  await cover(page)
    .getByRole("button", { name: /show my hand/ })
    .click();
  await expect(cover(page)).toBeHidden();
}

export function tile(page: Page, name: string): Locator {
  return page
    .getByRole("region", { name: "The city" })
    .getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
}

export function hand(page: Page): Locator {
  return page.getByRole("region", { name: /’s hand, / });
}

export function actions(page: Page): Locator {
  return page.getByRole("region", { name: "What you can do" });
}

/** A tile as it is named to a reader. */
export interface TileRead {
  readonly name: string;
  readonly label: string;
  /** The open boxes: number and people. */
  readonly open: readonly { readonly value: number; readonly people: string }[];
  /** Steps that the figure needs to come here, if it can. */
  readonly steps: number | null;
}

/** All tiles. */
export async function readCity(page: Page): Promise<TileRead[]> {
  const city = await heard(page.getByRole("region", { name: "The city" }));
  return namesOf(city, "gridcell").map(readTile);
}

function readTile(label: string): TileRead {
  const [, values = "", people = ""] = /open: ([^;]+) in ([^;]+)/.exec(label) ?? [];
  return {
    label,
    name: label.split(";")[0] ?? "",
    open: [...values.matchAll(/\d+/g)].map(([value]) => ({ value: Number(value), people })),
    steps: Number(/(\d+) steps? away/.exec(label)?.[1]) || null,
  };
}

/** The hand by people: the sum of the values of its cards. */
export async function readHand(page: Page): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const name of namesOf(await heard(hand(page)), "button")) {
    const match = /^(?:(\d+) × )?(\p{Letter}+) (\d)/u.exec(name);
    if (!match?.[2]) continue;
    const sum = Number(match[1] ?? 1) * Number(match[3]);
    sums.set(match[2], (sums.get(match[2]) ?? 0) + sum);
  }
  return sums;
}

/** The crystals of the player to move, and what the next offering costs. */
export async function readTreasure(page: Page): Promise<{ crystals: number; price: number }> {
  const own = /region "(.*)’s hand, /.exec(await heard(hand(page)))?.[1];
  const players = await heard(page.getByRole("region", { name: "Players" }));
  const obelisk = await heard(page.getByRole("region", { name: "Obelisk" }));
  const seat = players.split("- heading ").find((text) => text.startsWith(`"${own}"`));
  return {
    crystals: Number(/(\d+) crystals?/.exec(seat ?? "")?.[1] ?? 0),
    price: Number(/(\d+): open, the next offering/.exec(obelisk)?.[1] ?? Number.POSITIVE_INFINITY),
  };
}

/** Roles, names and texts of a part of the page, as a screen reader is given them. */
export function heard(part: Locator): Promise<string> {
  return part.ariaSnapshot();
}

function namesOf(heard: string, role: string): string[] {
  return [...heard.matchAll(new RegExp(`${role} "([^"]*)"`, "g"))].map(([, name]) => name ?? "");
}
