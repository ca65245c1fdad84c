import type { RulesWords } from "../rules.js";

export const rules: RulesWords = {
  title: "Rules",
  open: "Rules",
  close: "Close the rules",
  apart: "Open the rules in a tab of their own",
  failed: "The rules can’t be loaded just now.",
};
