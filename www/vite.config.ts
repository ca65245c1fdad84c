import { defineConfig, type Plugin } from "vite";
import { offline } from "./offline/files.js";
import { policy } from "./policy.js";
import { tight } from "./tight.js";

/** The page itself says what it may do, so that it is kept to it on any host. */
const strict: Plugin = {
  name: "strict",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: policy },
      injectTo: "head-prepend",
    },
  ],
};

/** The wasm is asked for along with the script that needs it. */
const early: Plugin = {
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith(".wasm"))
        .map((name) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            href: `./${name}`,
            as: "fetch",
            type: "application/wasm",
            crossorigin: true,
          },
          injectTo: "head",
        })),
  },
};

/** What is fetched when it is needed is named by its area and file: `rules-book`, `words-de`. */
function partOf(module: string): string | undefined {
  const [, area, file] = /(\w+)(?:\/text)?\/([\w-]+)\.ts$/.exec(module) ?? [];
  return file && `${area}-${file}`;
}

export default defineConfig({
  // The built page works in any folder of any host.
  base: "./",
  // The wasm is fetched as a file: that is smaller than text, and compiles while it comes.
  resolve: { alias: [{ find: /^blue-moon-city$/, replacement: "blue-moon-city/slim" }] },
  plugins: [strict, early, tight, offline()],
  build: {
    // Browsers of the last 30 months.
    target: "baseline-widely-available",
    // All of them know how to load a module ahead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The drawings are weighed apart from the code.
        codeSplitting: { groups: [{ name: "art", test: /(?:city|table)\/art\// }] },
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${partOf(facadeModuleId ?? "") ?? name}-[hash].js`,
      },
    },
  },
  preview: { headers: { "Content-Security-Policy": policy } },
  // Not in this folder: its date decides whether the page has to be built again.
  cacheDir: "../node_modules/.vite",
});
