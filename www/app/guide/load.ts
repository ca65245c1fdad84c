/** Loads the guided game, with what it says in a language, when somebody begins it. */

import type { Language } from "../../element/index.js";
import type { GuideText } from "./words.js";

const TEXTS: Record<Language, () => Promise<{ text: GuideText }>> = {
  en: () => import("./text/en.js"),
  de: () => import("./text/de.js"),
  hu: () => import("./text/hu.js"),
  "zh-Hant": () => import("./text/zh-Hant.js"),
};

export async function loadGuide(language: Language): Promise<GuideText> {
  const [{ text }] = await Promise.all([TEXTS[language](), import("./register.js")]);
  return text;
}
