// Finds the system's browsers: what $CHROME_PATH or $FIREFOX_PATH names, else the usual names and places.
// Of WebKit it is the driver, which knows where its browser is.
// As a command, `browsers.mjs chromium` prints the path and fails if there is none.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const browsers = {
  chromium: {
    named: process.env.CHROME_PATH,
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    macNames: ["Google Chrome", "Chromium"],
  },
  firefox: {
    named: process.env.FIREFOX_PATH,
    names: ["firefox-esr", "firefox"],
    macNames: ["Firefox"],
  },
  webkit: { named: process.env.WEBKIT_DRIVER_PATH, names: ["WebKitWebDriver"], macNames: [] },
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find({ named, names, macNames }) {
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const macPlaces = macNames.flatMap((name) =>
    [name, name.toLowerCase()].map((file) => `/Applications/${name}.app/Contents/MacOS/${file}`),
  );
  return [...places, ...macPlaces].find(isProgram);
}

/** @returns {string | undefined} */
export const findChromium = () => find(browsers.chromium);

/** @returns {string | undefined} */
export const findFirefox = () => find(browsers.firefox);

/** @returns {string | undefined} */
export const findWebKit = () => find(browsers.webkit);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = find(browsers[process.argv[2]]);
  if (path) console.log(path);
  else process.exitCode = 1;
}
