/** Loads the rules when they are first opened: nobody waits for them before. */

import type { RulesText } from "./text.js";

const TEXTS: Readonly<Record<string, () => Promise<{ rules: RulesText }>>> = {
  en: () => import("./text/en.js"),
};

export async function loadRules(locale: string): Promise<RulesText> {
  const text = TEXTS[locale] ?? TEXTS.en;
  if (!text) throw new Error(`There are no rules in ${locale}.`);
  const [{ rules }] = await Promise.all([text(), import("./register.js")]);
  return rules;
}
