import type { RulesWords } from "../rules.js";

export const rules: RulesWords = {
  title: "Szabályok",
  open: "Szabályok",
  close: "A szabályok bezárása",
  apart: "A szabályok megnyitása külön lapon",
  failed: "A szabályokat most nem lehet betölteni.",
};
