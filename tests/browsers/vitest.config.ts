import { defineConfig } from "vitest/config";

export default defineConfig({
  // One browser beside the other.
  test: { maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 },
});
