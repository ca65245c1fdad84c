// Renders the icons of the installed page from www/public/icon.svg, for those who take no SVG.

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./browsers.mjs";

const folder = new URL("../www/public/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", folder), "utf8");
const ground = /<rect [^>]*fill="(#\w+)"/.exec(drawing)?.[1];

// A maskable icon fills its square with the ground and keeps the drawing within the circle that no mask cuts.
const icons = [
  { name: "icon-192.png", size: 192, share: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, share: 1, ground: "transparent" },
  { name: "icon-maskable-512.png", size: 512, share: 0.82, ground },
];

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const { name, size, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;block-size:100vh;display:grid;place-items:center;background:${ground}">
      <div style="inline-size:${share * size}px;block-size:${share * size}px">${drawing}</div>`,
  );
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
