import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.js";

export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "**/matrix.ts",
  outputDir: "../test-results/access",
  fullyParallel: true,
  projects: [{ name: "access" }],
  use: {
    ...journeys.use,
    locale: "en",
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
  },
});
