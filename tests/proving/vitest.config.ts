import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    testTimeout: 120_000,
    // As in tests/js: Node loads the package itself.
    server: { deps: { external: [/\/target\/proving\/dist\//] } },
  },
});
