import type { RulesWords } from "../rules.js";

export const rules: RulesWords = {
  title: "Regeln",
  open: "Regeln",
  close: "Die Regeln schließen",
  apart: "Die Regeln in einem eigenen Tab öffnen",
  failed: "Die Regeln lassen sich gerade nicht laden.",
};
