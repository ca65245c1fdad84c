import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.js";

export default defineConfig({
  ...journeys,
  testDir: "..",
  // The games, short in the journeys, are played to their end.
  testMatch: ["access/matrix.ts", "keyboard.spec.ts", "ears.spec.ts"],
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
