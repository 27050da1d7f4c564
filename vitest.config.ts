import { defineConfig } from "vitest/config";

// Unit tests stand beside the file they test; tests/ holds what spans packages. tests/e2e is Playwright's.
export default defineConfig({
  test: {
    environment: "node",
    include: [
      "packages/*/src/**/*.test.{ts,tsx}",
      "tests/differential/**/*.test.ts",
      "tests/terminal/**/*.test.ts",
    ],
    // Wide on purpose: a test judges answers, never speed (that is what the benchmarks are for).
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
