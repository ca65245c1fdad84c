import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // What runs for ever is stopped; how long the others take hangs on what else the machine does.
    testTimeout: 120_000,
    // The package is loaded by Node itself, as its users load it, not through Vite.
    server: { deps: { external: [/\/pkg\/dist\//] } },
  },
});
