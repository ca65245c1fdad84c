/** Reads parts of the page aloud, as text: by a virtual screen reader, which goes by names, roles and states alone. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";

const SCRIPT = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

/** A part of the page without shadows, which the reader does not look into, and without what is not displayed. */
function flat(part: Locator): Promise<string> {
  return part.evaluate((top) => {
    let roots = 0;
    const copy = (node: Node, root: number): Node[] => {
      if (node instanceof Text) return [document.createTextNode(node.data)];
      if (!(node instanceof Element) || node.matches("style, script")) return [];
      const style = getComputedStyle(node);
      if (style.display === "none" || style.visibility === "hidden") return [];
      if (node instanceof HTMLSlotElement) {
        return node.assignedNodes({ flatten: true }).flatMap((child) => copy(child, root));
      }
      const twin = node.cloneNode(false) as Element;
      for (const name of ["id", "aria-labelledby", "aria-describedby"]) {
        const value = twin.getAttribute(name);
        const ids = value?.split(" ").map((id) => `${id}-${root}`);
        if (ids) twin.setAttribute(name, ids.join(" "));
      }
      const inside = node.shadowRoot ? ++roots : root;
      const children = [...(node.shadowRoot ?? node).childNodes];
      twin.append(...children.flatMap((child) => copy(child, inside)));
      return [twin];
    };
    const box = document.createElement("div");
    box.append(...copy(top, 0));
    return box.innerHTML;
  });
}

interface Virtual {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

export class Reader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async beside(page: Page): Promise<Reader> {
    const own = await page.context().newPage();
    await own.goto("about:blank");
    await own.evaluate(
      async (script) => {
        const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
        Object.assign(window, { reader: await import(address) });
      },
      readFileSync(SCRIPT, "utf8"),
    );
    return new Reader(own);
  }

  /** What is said of a part of the page from its beginning to its end. */
  async read(part: Locator): Promise<string[]> {
    const html = await flat(part);
    const phrases = await this.#page.evaluate(async (html) => {
      const { virtual } = (window as unknown as { reader: { virtual: Virtual } }).reader;
      document.body.innerHTML = html;
      await virtual.start({ container: document.body });
      for (let steps = 0; steps < 500; steps++) {
        await virtual.next();
        if (/^(end of )?document$/.test(await virtual.lastSpokenPhrase())) break;
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases;
    }, html);
    return heardOf(phrases);
  }
}

/** Without what readers keep to themselves: where something ends, and the text of what was named already. */
function heardOf(phrases: readonly string[]): string[] {
  const heard: string[] = [];
  for (const phrase of phrases) {
    if (/^(end of |end, |(document|paragraph|strong)$)/.test(phrase)) continue;
    const last = heard.at(-1);
    const named =
      last && /^(button|gridcell|heading|dialog|listitem|columnheader|rowheader|cell)\b/.test(last);
    if (named && last.includes(phrase)) continue;
    heard.push(phrase);
  }
  return heard;
}
