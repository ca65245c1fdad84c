/** Writes a page that shows all pictures that are there, those of earlier runs too. */

import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "@playwright/test/reporter";
import { SCREENS } from "../screens.js";
import { FOLDER } from "./folder.js";

export default class Sheet implements Reporter {
  onEnd(): void {
    const screens = Object.keys(SCREENS).filter((screen) => existsSync(join(FOLDER, screen)));
    if (!screens.length) return;
    writeFileSync(join(FOLDER, "index.html"), sheetOf(screens));
    process.stdout.write(`The pictures: ${join(FOLDER, "index.html")}\n`);
  }
}

function sheetOf(screens: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 1rem; font: 1rem system-ui; background: #777; }
  h2 { position: sticky; top: 0; margin: 0; padding: .5rem 0; background: #777; }
  section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; margin-bottom: 2rem; }
  figure { margin: 0; }
  img { display: block; height: 20rem; width: auto; }
</style>
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(" · ")}</nav>
${screens.map(rowOf).join("\n")}
</html>
`;
}

function rowOf(screen: string): string {
  const figures = readdirSync(join(FOLDER, screen)).map((file) => {
    const path = `${screen}/${file}`;
    const said = file.replace(".png", "").replaceAll("-", " ");
    return `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${said}</figcaption></figure>`;
  });
  return `<h2 id="${screen}">${screen}</h2>\n<section>${figures.join("\n")}</section>`;
}
