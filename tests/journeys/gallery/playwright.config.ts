import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.js";

export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "**/pictures.ts",
  outputDir: "../test-results/gallery",
  fullyParallel: true,
  workers: 2,
  projects: [{ name: "gallery" }],
  reporter: [["list"], ["./sheet.ts"]],
  use: {
    ...journeys.use,
    locale: "en",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
  },
});
