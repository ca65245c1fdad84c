/** What the build does for the service worker: it bundles it apart from the page, and tells it which files there are. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "service-worker";
const here = (file: string) => join(import.meta.dirname, file);

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { page: here("../index.html"), [WORKER]: here("worker.ts") },
          output: {
            // The worker of every build is found at the same address.
            entryFileNames: ({ name }) =>
              name === WORKER ? "[name].js" : "assets/[name]-[hash].js",
          },
        },
      },
    }),
    writeBundle: {
      order: "post",
      sequential: true,
      // What has been written is read, so that whatever has part in the build is kept.
      handler({ dir }) {
        if (!dir) throw new Error("no folder");
        const worker = join(dir, `${WORKER}.js`);
        const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
          .map((name) => [name.replaceAll("\\", "/"), join(dir, name)] as const)
          .filter(
            ([, file]) => file !== worker && statSync(file).isFile() && !isForInstalling(file),
          )
          .map(([name, file]) => [pathOf(name), hash(readFileSync(file))] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const list = JSON.stringify(Object.fromEntries(files));
        const code = readFileSync(worker, "utf8");
        writeFileSync(
          worker,
          code
            .replace(/\bFILES\b/g, () => list)
            .replace(/\bBUILD\b/g, () => JSON.stringify(hash(list + code))),
        );
      },
    },
  };
}

/** The browser fetches the pictures of an installed page by itself, and keeps them. */
function isForInstalling(file: string): boolean {
  return /icon-.*\.png$/.test(file);
}

/** A page is asked for by its folder. */
function pathOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, "$1");
}

function hash(content: string | Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
