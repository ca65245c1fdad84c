import { expect, test } from "@playwright/test";
import { examine, MANNERS } from "./access/examine.js";
import { SCREENS } from "./screens.js";

/** The screens that show whatever the others are made of; all of them, in every manner, by `make access`. */
const FULL = [
  "guide",
  "saves",
  "rename",
  "no-setup",
  "cover",
  "tile",
  "aim",
  "ways",
  "scoring",
  "discards",
  "refusal",
  "menu",
  "outcome",
  "numbers",
  "no-game",
  "beside",
];

// The colours of what is fading in or out are nobody's to read.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

for (const [index, name] of FULL.entries()) {
  test(`nothing stands in anybody's way: ${name}`, async ({ page }) => {
    const manner = MANNERS[index % MANNERS.length];
    if (!manner) throw new Error("there is no manner");
    await SCREENS[name]?.open(page);
    expect(await examine(page, manner), JSON.stringify(manner)).toEqual([]);
  });
}
