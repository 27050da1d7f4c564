import tseslint from "typescript-eslint";

// Biome formats and lints. What it cannot see without types is checked here, and nothing else.
export default tseslint.config(
  { ignores: ["**/dist/", "**/node_modules/", ".cache/", "test-results/", "playwright-report/"] },
  {
    files: ["packages/*/src/**/*.{ts,tsx}", "tests/**/*.ts"],
    plugins: { "@typescript-eslint": tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
);
