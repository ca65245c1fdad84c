import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Choose, over, playTurn } from "./policy.js";
import { begin, complaints, cover } from "./table.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The element that has the focus, through every shadow. */
function focused(page: Page) {
  return page.evaluateHandle(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  });
}

/** Presses a key; wherever that leads, the focus is somewhere, and it can be seen. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const seen = await (await focused(page)).evaluate((element) => {
    if (!element || element === document.body) return "nowhere";
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && outlineWidth !== "0px" ? "seen" : element.outerHTML;
  });
  expect(seen, `the focus after ${key}`).toBe("seen");
}

/** Where something is, as seen from what has the focus. */
async function direction(page: Page, what: Locator): Promise<"here" | "before" | "after"> {
  return what.evaluate(
    (element, from) => {
      if (element === from) return "here";
      return element.compareDocumentPosition(from as Node) & Node.DOCUMENT_POSITION_FOLLOWING
        ? "before"
        : "after";
    },
    await focused(page),
  );
}

/** Goes over the stops of the Tab key, and with the arrows from tile to tile, and presses Enter there. */
function byKeys(page: Page): Choose {
  return async (what) => {
    const inGrid = (await what.getAttribute("role")) === "gridcell";
    for (let stop = 0; stop < 40; stop++) {
      const where = await direction(page, what);
      if (where === "here") return press(page, "Enter");
      if (inGrid && (await (await focused(page)).evaluate((at) => at?.role)) === "gridcell") {
        await walk(page, what);
      } else await press(page, where === "before" ? "Shift+Tab" : "Tab");
    }
    throw new Error(`no key leads to ${what}`);
  };
}

/** Over the tiles to another one: first to the middle column, which no corner interrupts. */
async function walk(page: Page, to: Locator): Promise<void> {
  const place = (tile: Element | null) => [
    Number(tile?.parentElement?.getAttribute("aria-rowindex")),
    Number(tile?.getAttribute("aria-colindex")),
  ];
  const [row = 0, column = 0] = await (await focused(page)).evaluate(place);
  const [toRow = 0, toColumn = 0] = await to.evaluate(place);
  const along = (from: number, to: number, back: string, forth: string) =>
    Array.from({ length: Math.abs(to - from) }, () => (to < from ? back : forth));
  const keys = [
    ...along(column, 3, "ArrowLeft", "ArrowRight"),
    ...along(row, toRow, "ArrowUp", "ArrowDown"),
    ...along(3, toColumn, "ArrowLeft", "ArrowRight"),
  ];
  for (const key of keys) await press(page, key);
}

test("two players play a game by the keyboard, and never lose the focus", async ({ page }, {
  project,
}) => {
  const whole = project.name === "access";
  test.setTimeout(900_000);
  const errors = complaints(page);
  await page.goto("/");
  await begin(page, {
    players: 2,
    names: ["Anna", "Béla"],
    seed: "keys",
    ...(!whole && { turnLimit: 12 }),
  });
  await expect(cover(page)).toBeVisible();

  for (let turns = 0; turns < 300 && !(await over(page)); turns++) {
    await playTurn(page, byKeys(page));
  }

  const end = page.getByRole("region", { name: "The end" });
  await expect(end.getByRole("heading")).toContainText(/wins!|share the victory!|A draw/);
  await expect(page.getByRole("heading", { name: "The game is over" })).toBeFocused();
  expect(errors).toEqual([]);
});
