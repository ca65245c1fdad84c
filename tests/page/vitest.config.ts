import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts"],
    testTimeout: 120_000,
    // The package is loaded by Node itself, as its users load it, not through Vite.
    server: { deps: { external: [/\/pkg\/dist\//] } },
  },
});
