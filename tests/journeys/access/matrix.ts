/** Every screen in every manner; in short this is `access.spec.ts`. */

import { expect, test } from "@playwright/test";
import { SCREENS } from "../screens.js";
import { examine, MANNERS } from "./examine.js";

for (const [name, { open }] of Object.entries(SCREENS)) {
  test(name, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    for (const manner of MANNERS) {
      expect.soft(await examine(page, manner), JSON.stringify(manner)).toEqual([]);
    }
  });
}
