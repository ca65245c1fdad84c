/** Finds what a player sees by its role and name, through all shadow roots, and acts on it. */

import { expect } from "@playwright/test";
import type { Driver, Key } from "./driver.js";

/** What is found, and where it can be clicked. */
interface Found {
  readonly name: string;
  readonly text: string;
  readonly focused: boolean;
  /** The middle of it, if nothing lies over that. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

export class Reader {
  constructor(readonly driver: Driver) {}

  /** All that is seen with this role and a name like this. */
  all(role: string, name: RegExp): Promise<Found[]> {
    return this.driver.run(find, role, name.source);
  }

  async see(role: string, name: RegExp): Promise<Found> {
    await expect
      .poll(() => this.all(role, name), { message: `${role} ${name}`, timeout: 20_000 })
      .not.toEqual([]);
    const [first] = await this.all(role, name);
    if (!first) throw new Error(`${role} ${name} is gone again`);
    return first;
  }

  /** Clicks as soon as it stands still and nothing lies over it. */
  async click(role: string, name: RegExp): Promise<void> {
    let before: Found["at"] = null;
    await expect
      .poll(
        async () => {
          const at = (await this.all(role, name))[0]?.at ?? null;
          const still = at !== null && at.x === before?.x && at.y === before.y;
          before = at;
          return still;
        },
        { message: `${role} ${name} can be clicked`, timeout: 20_000 },
      )
      .toBe(true);
    const { x, y } = before ?? { x: 0, y: 0 };
    await this.driver.click(x, y);
  }

  /** Goes on by this key until something like this has the focus. */
  async goTo(role: string, name: RegExp, key: Key = "Tab"): Promise<void> {
    await this.see(role, name);
    for (let presses = 0; presses < 60; presses++) {
      if ((await this.all(role, name)).some(({ focused }) => focused)) return;
      await this.driver.press(key);
    }
    throw new Error(`${key} does not lead to ${role} ${name}`);
  }
}

/** Runs in the page. */
function find(role: string, pattern: string): Found[] {
  const selectors: Record<string, string> = {
    button: "button:not([role]), summary",
    combobox: "select",
    dialog: "dialog[open]",
    gridcell: "[role=gridcell]",
    heading: "h1, h2, h3",
    radio: "input[type=radio]",
    region: "section",
    slider: "input[type=range]",
    textbox: "input:not([type]), input[type=text], textarea",
  };
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  /** The text of it, without what is only drawn. */
  const said = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const drawn of copy?.querySelectorAll("[aria-hidden=true]") ?? []) drawn.remove();
    return copy?.textContent ?? "";
  };
  const within = (root: Document | ShadowRoot): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  /** What is innermost by this measure. */
  const deep = (next: (root: Document | ShadowRoot) => Element | null): Element | null => {
    let found = next(document);
    for (let inner = found; inner; ) {
      found = inner;
      inner = found.shadowRoot && next(found.shadowRoot);
    }
    return found;
  };
  const nameOf = (element: HTMLElement): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const titles = element.getAttribute("aria-labelledby")?.split(" ");
    const { labels } = element as HTMLInputElement;
    return tidy(
      element.getAttribute("aria-label") ??
        titles?.map((id) => root.getElementById(id)?.textContent).join(" ") ??
        (labels?.length ? said(labels[0]) : said(element)),
    );
  };
  const seen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const middleOf = (element: HTMLElement): Found["at"] => {
    // What is chosen is clicked on its label.
    const label = role === "radio" ? (element as HTMLInputElement).labels?.[0] : null;
    const target = label ?? element;
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = deep((root) => root.elementFromPoint(at.x, at.y));
    return hit && (target.contains(hit) || element === hit) ? at : null;
  };

  const selector = selectors[role];
  if (!selector) throw new Error(`unknown role ${role}`);
  const focus = deep((root) => root.activeElement);
  const matching = within(document).filter(
    (element) =>
      element.matches(selector) && seen(element) && new RegExp(pattern, "u").test(nameOf(element)),
  );
  return matching.map((element, index) => ({
    name: nameOf(element),
    text: tidy(element.textContent),
    focused: element === focus,
    // Only the first is scrolled to.
    at: index === 0 ? middleOf(element) : null,
  }));
}
