// Renders the icons of the installed page from www/public/icon.svg, for those who take no SVG.

import { readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
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

/** The pixels of a drawing as red, green, blue and alpha. */
async function pixels(page, { size, share, ground }) {
  return Buffer.from(
    await page.evaluate(
      async ({ drawing, size, share, ground }) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(drawing.replace("<svg ", `<svg width="${size}" height="${size}" `))}`;
        await image.decode();
        const context = new OffscreenCanvas(size, size).getContext("2d");
        context.fillStyle = ground;
        context.fillRect(0, 0, size, size);
        const margin = (size * (1 - share)) / 2;
        context.drawImage(image, margin, margin, size * share, size * share);
        return [...context.getImageData(0, 0, size, size).data];
      },
      { drawing, size, share, ground },
    ),
  );
}

/** A PNG with a palette, a third of the size of one without: the 256 usual colours, any other as the nearest of them. */
function png(size, data) {
  const colours = Array.from({ length: size * size }, (_, index) => data.readUInt32BE(4 * index));
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).slice(0, 256);
  const parts = (colour) => [24, 16, 8, 0].map((shift) => (colour >>> shift) & 255);
  const distance = (one, other) => {
    const others = parts(other);
    return parts(one).reduce((sum, part, index) => sum + (part - others[index]) ** 2, 0);
  };
  const places = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of counts.keys()) {
    if (places.has(colour)) continue;
    const near = palette.reduce((best, other) =>
      distance(colour, other) < distance(colour, best) ? other : best,
    );
    places.set(colour, places.get(near));
  }
  const rows = colours.flatMap((colour, index) =>
    index % size ? [places.get(colour)] : [0, places.get(colour)],
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => parts(colour).slice(0, 3)))),
    chunk("tRNS", Buffer.from(palette.map((colour) => parts(colour)[3]))),
    chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage();
for (const icon of icons) {
  writeFileSync(new URL(icon.name, folder), png(icon.size, await pixels(page, icon)));
}
await browser.close();
