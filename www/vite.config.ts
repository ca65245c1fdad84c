import { defineConfig } from "vite";

export default defineConfig({
  // The built page works in any folder of any host.
  base: "./",
  // Browsers of the last 30 months.
  // The rules travel as text within the script: they are most of its size.
  build: { target: "baseline-widely-available", chunkSizeWarningLimit: 1000 },
  // The page keeps to the strictest rules, so that it may be served under them; the journeys watch over it.
  preview: {
    headers: {
      "Content-Security-Policy":
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'",
    },
  },
  // Not in this folder, whose date tells whether the page has to be built again.
  cacheDir: "../node_modules/.vite",
});
