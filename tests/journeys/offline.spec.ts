import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test as plain } from "@playwright/test";
import { playTurn } from "./policy.js";
import { buildVersion, Site } from "./site.js";
import { begin, complaints, lift } from "./table.js";

const test = plain.extend<
  { site: Site },
  { versions: { readonly first: string; readonly second: string } }
>({
  site: async ({ versions }, use) => {
    const site = await Site.open(versions.first);
    await use(site);
    await site.shut();
  },
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from it.
    async ({}, use) => {
      const [first, second] = [await buildVersion("first"), await buildVersion("second")];
      await use({ first, second });
      for (const folder of [first, second]) rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A host that is not this machine, though it is. */
const ELSEWHERE = "moon.localhost";

/** Opens the page in a tab of its own, and waits until it is kept. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await kept(page);
  return page;
}

async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Waits until a newer version waits for the tabs. */
async function waits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Page and script are of the same version: this one. */
async function expectVersion(page: Page, name: string, button = "Start the game"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-script", name);
  await expect(page.locator("html")).toHaveAttribute("data-page", name);
  await expect(page.getByRole("button", { name: button })).toBeVisible();
}

function newer(page: Page) {
  return page.getByText("A new version is ready");
}

test("after the first visit everything works without the server", async ({ context, site }) => {
  test.setTimeout(90_000);
  const page = await visit(context, site.address());
  await site.shut();
  const errors = complaints(page);
  await page.reload();
  for (const language of ["de", "hu", "zh-Hant", "en"]) {
    await page.getByRole("combobox").first().selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  await begin(page, { players: 2, names: ["Ada", "Ben"], seed: "offline" });
  for (let turn = 0; turn < 3; turn++) await playTurn(page);
  await lift(page);
  await page.getByRole("button", { name: "Game", exact: true }).click();
  await page.getByRole("link", { name: "Review it move by move" }).click();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.getByText("The beginning: nothing has happened yet.")).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${site.address()}?from=elsewhere#/`);
  await expectVersion(other, "first");
  await expect(other.getByText(/Ada/).first()).toBeVisible();
  await other.getByRole("link", { name: "Rules" }).click();
  await expect(other.getByRole("heading", { name: "Rules" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a page that is open while another version is deployed stays whole", async ({
  context,
  site,
  versions,
}) => {
  const page = await visit(context, site.address(ELSEWHERE));
  const errors = complaints(page);
  site.folder = versions.second;
  await waits(page);
  // It asks for this only now, and the host has another.
  await page.getByRole("combobox").first().selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectVersion(page, "first", "Partie beginnen");
  expect(errors).toEqual([]);
});

test("it can be installed", async ({ context, site }) => {
  const page = await visit(context, site.address());
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's windows keep nothing, like private ones.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  const { data, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? "") as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});

test.describe("a new version", () => {
  test("begins in all tabs together, when the last of them agrees", async ({
    context,
    site,
    versions,
  }) => {
    const one = await visit(context, site.address(ELSEWHERE));
    const two = await visit(context, site.address(ELSEWHERE));
    await expect(newer(one)).toBeHidden();
    site.folder = versions.second;
    await waits(one);
    await expect(newer(one)).toBeVisible();
    await expect(newer(two)).toBeVisible();

    await one.getByRole("button", { name: "Begin with it" }).click();
    await expect(one.getByText("when your other tabs agree")).toBeVisible();
    // Who comes meanwhile sees the version of the others, and is asked as they are.
    const three = await visit(context, site.address(ELSEWHERE));
    await expectVersion(three, "first");
    await expect(newer(three)).toBeVisible();
    await two.getByRole("button", { name: "Begin with it" }).click();
    await expect(two.getByText("when your other tabs agree")).toBeVisible();
    await expectVersion(one, "first");

    await three.getByRole("button", { name: "Begin with it" }).click();
    for (const page of [one, two, three]) {
      await expectVersion(page, "second");
      await expect(newer(page)).toBeHidden();
    }
  });

  test("begins when the tabs that did not agree are closed", async ({
    context,
    site,
    versions,
  }) => {
    const one = await visit(context, site.address(ELSEWHERE));
    const two = await visit(context, site.address(ELSEWHERE));
    site.folder = versions.second;
    await waits(one);
    await one.getByRole("button", { name: "Begin with it" }).click();
    await expect(one.getByText("when your other tabs agree")).toBeVisible();
    await two.close();
    await expectVersion(one, "second");
  });

  test("begins at the next visit if it was put off", async ({ context, site, versions }) => {
    const one = await visit(context, site.address(ELSEWHERE));
    site.folder = versions.second;
    await waits(one);
    await one.getByRole("button", { name: "Later" }).click();
    await expect(newer(one)).toBeHidden();
    await expectVersion(one, "first");
    await one.close();
    await site.shut();
    const next = await context.newPage();
    await next.goto(`${site.address(ELSEWHERE)}#/`);
    await expectVersion(next, "second");
  });

  test("is there at once on the machine that builds it", async ({ context, site, versions }) => {
    const one = await visit(context, site.address());
    site.folder = versions.second;
    await one.reload();
    await expectVersion(one, "second");
    await one.close();
    site.folder = versions.first;
    const next = await context.newPage();
    await next.goto(site.address());
    await expectVersion(next, "first");
  });
});

test.describe("a broken worker", () => {
  test("that can't be installed leaves the old version in its place", async ({
    context,
    site,
    versions,
  }) => {
    const page = await visit(context, site.address(ELSEWHERE));
    site.folder = versions.second;
    for (const broken of [
      "throw new Error()",
      "addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error())))",
    ]) {
      site.replaced.set("service-worker.js", broken);
      await page.evaluate(async () =>
        (await navigator.serviceWorker.ready).update().catch(() => {}),
      );
      await page.reload();
      await expectVersion(page, "first");
    }
    site.replaced.clear();
    await waits(page);
    // A worker may hear of the next one a moment after the page does.
    await expect(async () => {
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-page", "second", { timeout: 1000 });
    }).toPass();
    await expectVersion(page, "second");
  });

  test("of files that are not of its build is not installed", async ({
    context,
    site,
    versions,
  }) => {
    const page = await visit(context, site.address(ELSEWHERE));
    // A deployment that is under way: the worker is there already, the page is not.
    site.folder = versions.second;
    site.replaced.set("index.html", readFileSync(`${versions.first}/index.html`, "utf8"));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise((resolve) => {
        if (installing) installing.onstatechange = resolve;
      });
    });
    await page.reload();
    await expectVersion(page, "first");
    await expect(newer(page)).toBeHidden();
  });

  test("that serves nothing is replaced by the next release", async ({ context, site }) => {
    site.replaced.set(
      "service-worker.js",
      "addEventListener('activate', (event) => event.waitUntil(clients.claim()));" +
        "addEventListener('fetch', (event) => event.respondWith(Response.error()));",
    );
    const page = await visit(context, site.address(ELSEWHERE));
    await expect(page.reload()).rejects.toThrow(/ERR_FAILED/);
    site.replaced.clear();
    await expect(async () => {
      await page.goto("about:blank");
      await page.goto(site.address(ELSEWHERE));
      await expectVersion(page, "first");
    }).toPass();
    await kept(page);
  });

  test("can be put out of use by the script that the documentation has", async ({
    context,
    site,
    versions,
  }) => {
    const page = await visit(context, site.address(ELSEWHERE));
    const documentation = readFileSync(join(import.meta.dirname, "../../docs/page.md"), "utf8");
    const script = /```js\n(.*?)```/s.exec(documentation)?.[1];
    site.replaced.set("service-worker.js", script ?? "");
    site.folder = versions.second;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    // The page is loaded again by itself.
    await expectVersion(page, "second");
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    site.folder = versions.first;
    await page.reload();
    await expectVersion(page, "first");
  });
});

test.describe("where there are no service workers", () => {
  const forbidden: Record<string, () => void> = {
    "as on an insecure page": () => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    },
    "as in a private window": () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException("", "SecurityError"));
    },
    "as without storage": () => {
      Object.defineProperty(self, "caches", { get: () => undefined });
      navigator.serviceWorker.register = () => {
        throw new DOMException("", "SecurityError");
      };
    },
  };
  for (const [how, forbid] of Object.entries(forbidden)) {
    test(`the page plays all the same, ${how}`, async ({ page, site }) => {
      const errors = complaints(page);
      await page.addInitScript(forbid);
      await page.goto(site.address());
      await begin(page, { players: 2, names: ["Ada", "Ben"], seed: "offline" });
      await playTurn(page);
      expect(errors).toEqual([]);
    });
  }
});
