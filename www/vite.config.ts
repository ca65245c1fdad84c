import { defineConfig, type Plugin } from "vite";
import { offline } from "./offline/files.js";
import { policy } from "./policy.js";

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

export default defineConfig({
  // The built page works in any folder of any host.
  base: "./",
  plugins: [strict, offline()],
  build: {
    // Browsers of the last 30 months.
    target: "baseline-widely-available",
    // All of them know how to load a module ahead.
    modulePreload: { polyfill: false },
    // The rules travel as text within the script: they are most of its size.
    chunkSizeWarningLimit: 1000,
  },
  preview: { headers: { "Content-Security-Policy": policy } },
  // Not in this folder, whose date tells whether the page has to be built again.
  cacheDir: "../node_modules/.vite",
});
