import type { RulesWords } from "../rules.js";

export const rules: RulesWords = {
  title: "規則",
  open: "規則",
  close: "關閉規則",
  apart: "在新分頁開啟規則",
  failed: "目前無法載入規則。",
};
