import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/browsers.mjs";

const executablePath = findChromium();

/** The main journeys, for the browsers that Playwright does not drive. */
const MAIN = "**/elsewhere/*.spec.ts";

/** What does not hang on the width of the screen is seen once. */
const ANY_WIDTH = [
  "access",
  "ears",
  "forced-colours",
  "keyboard",
  "offline",
  "open",
  "policy",
  "saves",
  "spoken",
  "whole-game",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testMatch: "**/*.spec.ts",
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A page rests most of the time: half of the processors, the usual number, would leave the others idle.
  workers: "100%",
  // Vite takes the next port if one is taken; Playwright reads from its output which. From its usual one on that could
  // be 4190, which browsers forbid.
  webServer: {
    command:
      "../../node_modules/.bin/vite preview ../../www --host 127.0.0.1 --port 4800 --bypass-lock",
    cwd: import.meta.dirname,
    env: { FORCE_COLOR: "0" },
    wait: { stdout: /127\.0\.0\.1:(?<journeys_port>\d+)/ },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.JOURNEYS_PORT}`,
    ...(executablePath && { launchOptions: { executablePath } }),
  },
  projects: [
    { name: "wide", testIgnore: MAIN, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "narrow",
      testIgnore: [MAIN, ...ANY_WIDTH],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: "firefox", testMatch: MAIN },
    { name: "webkit", testMatch: MAIN },
  ],
});
