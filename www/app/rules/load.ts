/** Loads the rules when they are first opened: nobody waits for them before. */

import type { Language } from "../../element/index.js";
import type { RulesText } from "./text.js";

const TEXTS: Record<Language, () => Promise<{ rules: RulesText }>> = {
  en: () => import("./text/en.js"),
  de: () => import("./text/de.js"),
  hu: () => import("./text/hu.js"),
  "zh-Hant": () => import("./text/zh-Hant.js"),
};

export async function loadRules(language: Language): Promise<RulesText> {
  const [{ rules }] = await Promise.all([TEXTS[language](), import("./register.js")]);
  return rules;
}
