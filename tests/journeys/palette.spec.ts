import { expect, type Page, test } from "@playwright/test";
import { linkTo, recordOf, slider } from "./records.js";

type Colour = readonly [red: number, green: number, blue: number];

/** The colour of a name of the palettes, as the browser sees it: those of the page reach the table, which has its own. */
async function colourOf(page: Page, name: string): Promise<Colour> {
  const text = await page.locator("blue-moon-table").evaluate((host, name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    host.shadowRoot?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
  const [red, green, blue] = [...text.matchAll(/[\d.]+/g)].map(Number);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** CIE L*, from 0 (black) to 100 (white): steps of it look alike. */
function lightness(colour: Colour): number {
  const y = luminance(colour);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const PEOPLES = [..."vmatkfph"];
const SEATS = ["0", "1", "2", "3"];

/** What is written upon what. */
const WRITTEN: readonly (readonly [ink: string, ground: string])[] = [
  ...[...PEOPLES, "any"].map((people) => [`--${people}-ink`, `--${people}-paint`] as const),
  ...SEATS.map((seat) => ["--seat-ink", `--seat-${seat}`] as const),
  ...["--panel", "--raised", "--ground", "--paper"].map((ground) => ["--ink", ground] as const),
  ...[
    "--panel",
    "--raised",
    "--ground",
    "--panorama-water",
    "--panorama-roof",
    "--panorama-sky",
  ].map((ground) => ["--ink-soft", ground] as const),
  ...["--accent", "--glow", "--danger", "--good"].map((ink) => [ink, "--panel"] as const),
  ["--accent-ink", "--accent"],
  ["--glow-ink", "--glow"],
  ["--on-built", "--built-sky"],
  ["--on-built", "--built-far"],
  ["--ink", "--granite"],
];

/** What has to be made out, though it is no writing. */
const DRAWN: readonly (readonly [ink: string, ground: string])[] = [
  ["--plan-line", "--paper"],
  ...["--crystal", "--scale", "--card"].flatMap((good) => [
    [good, "--panel"] as const,
    [good, "--paper"] as const,
  ]),
];

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`the ${colorScheme === "dark" ? "night" : "day"} palette`, () => {
    test.use({ colorScheme });

    test("tells the peoples apart by lightness, and what is written can be read", async ({
      page,
    }) => {
      await page.goto(linkTo(recordOf("4-sensible-08")));
      await expect(slider(page)).toBeVisible();
      const paints = await Promise.all(
        PEOPLES.map(async (people) => lightness(await colourOf(page, `--${people}-paint`))),
      );
      const steps = paints
        .sort((a, b) => a - b)
        .slice(1)
        .map((paint, index) => paint - (paints[index] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(9);

      for (const [pairs, least] of [
        [WRITTEN, 4.5],
        [DRAWN, 3],
      ] as const) {
        const faint: string[] = [];
        for (const [ink, ground] of pairs) {
          const found = contrast(await colourOf(page, ink), await colourOf(page, ground));
          if (found < least) faint.push(`${ink} on ${ground}: ${found.toFixed(2)}`);
        }
        expect(faint).toEqual([]);
      }
    });
  });
}
