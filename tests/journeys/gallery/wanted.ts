/** Which pictures are taken: all of them, or those that GALLERY_ONLY names, as in "home cover de 390". */

import { SCREENS } from "../screens.js";

export const LANGUAGES = ["en", "de", "hu", "zh-Hant"] as const;
export const PALETTES = ["dark", "light"] as const;
const USUAL_WIDTHS = ["390", "1280", "1920"];
const HEIGHTS: Record<string, number> = { 320: 640, 390: 844, 1280: 800, 1920: 1080, 3840: 2160 };

const named = (process.env.GALLERY_ONLY ?? "").split(/\s+/).filter(Boolean);

/** What is named of these; all of the usual ones if nothing is. */
function wanted<T extends string>(known: readonly T[], usual = known): readonly T[] {
  const chosen = known.filter((name) => named.includes(name));
  return chosen.length ? chosen : usual;
}

const all = [...Object.keys(SCREENS), ...LANGUAGES, ...PALETTES, ...Object.keys(HEIGHTS)];
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length) throw new Error(`${unknown.join(", ")}: known are ${all.join(", ")}`);

export const screens = wanted(Object.keys(SCREENS));
export const languages = wanted(LANGUAGES);
export const palettes = wanted(PALETTES);
export const sizes = wanted(Object.keys(HEIGHTS), USUAL_WIDTHS).map((width) => ({
  width: Number(width),
  height: HEIGHTS[width] ?? 0,
}));
