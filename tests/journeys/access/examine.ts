/** What stands in somebody's way on the page as it is shown now: who does not see, sees little, or uses a finger. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** How the page is looked at. */
export interface Manner {
  readonly colorScheme: "dark" | "light";
  readonly width: number;
  readonly height: number;
  /** The size of plain text in px: who sees little asks the browser for more than the usual 16. */
  readonly text: number;
}

/** Every width from a small telephone to a wall, in either palette and with letters of double size. */
export const MANNERS: readonly Manner[] = [
  { colorScheme: "dark", width: 390, height: 844, text: 16 },
  { colorScheme: "light", width: 1280, height: 800, text: 16 },
  { colorScheme: "light", width: 390, height: 844, text: 16 },
  { colorScheme: "dark", width: 1280, height: 800, text: 16 },
  { colorScheme: "light", width: 320, height: 640, text: 16 },
  { colorScheme: "dark", width: 3840, height: 2160, text: 16 },
  { colorScheme: "dark", width: 390, height: 844, text: 32 },
  { colorScheme: "light", width: 1280, height: 800, text: 32 },
];

export async function examine(page: Page, manner: Manner): Promise<string[]> {
  await lookAt(page, manner);
  return [
    ...(await violations(page)),
    ...(await overhang(page)),
    ...(manner.width < TABLET ? await smallTargets(page) : []),
  ];
}

/** From here on in px a screen is mostly pointed at with a mouse. */
const TABLET = 768;

export async function lookAt(
  page: Page,
  { colorScheme, width, height, text }: Manner,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
  await browser.detach();
  // Layouts answer to the size of what they stand in, one after the other.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Whatever axe complains about. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      runOnly: { type: "tag", values: tags },
      // What passes is not listed: of thousands of lines of drawings that takes minutes.
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => {
        const why = any.map(({ message }) => message).join("; ");
        return `${id} at ${target.flat().join(" ")} ${why}`;
      }),
    );
  }, TAGS);
}

/** The least size of a target in px, as WCAG 2.5.5 has it. */
const TARGET = 44;

/** Whatever is smaller than a finger, but for what WCAG excepts: links within sentences, and what has a larger label. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    // What is larger to the finger than to the eye has its reach from `::after`.
    const size = (element: Element) => {
      const eye = element.getBoundingClientRect();
      const after = getComputedStyle(element, "::after");
      const reach = after.position === "absolute" ? after : { width: "0", height: "0" };
      const width = Math.max(eye.width, Number.parseFloat(reach.width) || 0);
      const height = Math.max(eye.height, Number.parseFloat(reach.height) || 0);
      return { width, height, small: width < least - 0.5 || height < least - 0.5 };
    };
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches("button, a[href], input, select, textarea, summary")) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const inSentence = element.matches("p .rule, p a:not(.button), li a:not(.button)");
        const label = element.closest("label");
        const { width, height, small } = size(element);
        if (!small || inSentence || (label && !size(label).small)) continue;
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim();
        found.push(
          `${element.localName}.${element.className} “${name}” is ${width.toFixed()}×${height.toFixed()}`,
        );
      }
    };
    visit(document);
    return found;
  }, TARGET);
}

/** By how much the page is wider than the screen. */
async function overhang(page: Page): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`${by} px wider than the screen`] : [];
}
