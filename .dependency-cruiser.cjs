// Which file may import which. Imports run one way: rules <- formats <- text <- {cli, web}, rules <- solver <- {cli, web}.

// Tests stand beside their source; what only they use, in folders called testing/ and cases/.
const TEST = "(\\.test\\.tsx?$|/testing/|^packages/[^/]+/cases/)";

/**
 * Product code of one package may import nothing of the others.
 * @param {string} from
 * @param {string[]} others
 */
const never = (from, ...others) => ({
  name: `${from}-never-imports-${others.join("-")}`,
  severity: "error",
  from: { path: `^packages/${from}/` },
  to: { path: `^packages/(${others.join("|")})/` },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-imported-exists",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "rules-import-nothing",
      comment: "The rules have no dependency: no package, no Node.js. Their tests have.",
      severity: "error",
      from: { path: "^packages/rules/src/", pathNot: TEST },
      to: { pathNot: "^packages/rules/src/" },
    },
    never("rules", "formats", "text", "solver", "cli", "web"),
    never("formats", "text", "solver", "cli", "web"),
    never("text", "solver", "cli", "web"),
    never("solver", "formats", "text", "cli", "web"),
    never("cli", "web"),
    never("web", "cli"),
    {
      name: "formats-run-anywhere",
      comment: "No Node.js where deals are read: the browser reads them too.",
      severity: "error",
      from: { path: "^packages/formats/src/", pathNot: TEST },
      to: { dependencyTypes: ["core", "npm"], pathNot: "^packages/rules/" },
    },
    {
      name: "text-runs-anywhere",
      comment: "No Node.js in the catalogues: the browser reads them too.",
      severity: "error",
      from: { path: "^packages/text/src/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "packages-meet-at-their-door",
      comment: "Another package is imported by its name, never by a path into its files.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    },
    {
      name: "no-game-imports-another",
      comment: "What two games share belongs beside games/, not in one of them. index.ts lists them all.",
      severity: "error",
      from: { path: "^packages/rules/src/games/([^/.]+)", pathNot: ["/games/index\\.ts$", TEST] },
      to: { path: "^packages/rules/src/games/", pathNot: "^packages/rules/src/games/$1[/.]" },
    },
    {
      name: "table-knows-no-storage-and-no-solver",
      comment: "The board is given what it shows and says what was done to it.",
      severity: "error",
      from: { path: "^packages/web/src/table/" },
      to: { path: ["^packages/web/src/(db|game|settings)/", "^packages/solver/", "node_modules/idb/"] },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { pathNot: ["^tests/", TEST] },
      to: { path: ["^tests/", TEST] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|test-results|\\.cache)/" },
    // Imports of types count too: they are dependencies of the reader.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts"],
    },
  },
};
