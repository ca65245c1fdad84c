import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    // The package is loaded by Node itself, as its users load it, not through Vite.
    server: { deps: { external: [/\/pkg\/dist\//] } },
  },
});
