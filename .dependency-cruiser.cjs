/**
 * Who may import whom. Modules stand in layers; imports point downward only.
 * app > screens > shared > api, forms > client, i18n > ui, rules > platform, generated; portable > api;
 * worker > platform
 */
const modules = (...names) => `^src/(${names.join("|")})/`;

/** Each module with those it must not reach: everything on a higher layer, and its neighbours on the same one. */
const moduleLayers = {
  app: modules("portable", "worker"),
  portable: modules("app", "screens", "shared", "forms", "i18n", "ui", "worker"),
  screens: modules("app", "portable", "worker"),
  shared: modules("app", "portable", "screens", "worker"),
  api: modules("app", "portable", "screens", "shared", "forms", "ui", "worker"),
  forms: modules("app", "portable", "screens", "shared", "api", "worker"),
  client: modules("app", "portable", "screens", "shared", "api", "forms", "i18n", "ui", "worker"),
  i18n: modules("app", "portable", "screens", "shared", "api", "forms", "client", "ui", "worker"),
  ui: "^src/(?!(ui|platform)/)",
  rules: "^src/(?!(rules|platform)/)",
  // A program of its own beside the pages, on the browser access layer.
  worker: "^src/(?!(worker|platform)/)",
  platform: "^src/(?!platform/)",
  generated: "^(src/(?!generated/)|mocks/|scripts/|tests/)",
};

const scripts = (...names) => `^scripts/(${names.join("|")})/`;

/** Each folder of scripts with those it must not reach: commands > bench, journeys, serve, scaffold > build > the rest > lib. */
const scriptLayers = {
  bench: scripts("commands", "journeys", "serve", "scaffold", "build", "contract-check"),
  journeys: scripts("commands", "bench", "serve", "scaffold", "build", "contract-check"),
  serve: scripts("commands", "bench", "journeys", "scaffold"),
  build: scripts("commands", "bench", "journeys", "serve", "scaffold", "contract-check"),
  scaffold: scripts("commands", "bench", "journeys", "serve", "build", "site", "contract-check"),
  site: scripts("commands", "bench", "journeys", "serve", "build", "contracts", "contract-check", "scaffold"),
  contracts: scripts("commands", "bench", "journeys", "serve", "build", "site", "contract-check", "scaffold"),
  "contract-check": scripts(
    "commands",
    "scaffold",
    "bench",
    "journeys",
    "serve",
    "build",
    "site",
    "contracts",
  ),
  lib: scripts("(?!lib)[a-z-]+"),
};

const checker = (...names) => `^scripts/contract-check/(${names.join("|")})/`;

/** The checker's pipeline from its lowest folder up; each may import those before it. */
const checkerFolders = [
  "lib",
  "document",
  "schema",
  "load",
  "plan",
  "send",
  "judge",
  "engine",
  "rules",
  "run",
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(moduleLayers).map(([name, path]) => ({
      name: `${name}-imports-downward`,
      severity: "error",
      comment: `src/${name} may only import from lower modules: move what it wants down, or pass it in.`,
      from: { path: `^src/${name}/` },
      to: { path },
    })),
    {
      name: "screens-stay-in-their-group",
      severity: "error",
      comment:
        "A screen may ask any group's api, never another group's screens: move the piece to src/shared.",
      from: { path: "^src/screens/([^/]+)/" },
      to: { path: "^src/screens/([^/]+)/", pathNot: "^src/screens/$1/" },
    },
    {
      name: "only-main-reaches-the-mocks",
      severity: "error",
      comment:
        "Only src/main.tsx may reach mocks/, and only by dynamic import, so that production never contains them.",
      from: { path: "^src/", pathNot: "^src/main\\.tsx$" },
      to: { path: "^mocks/" },
    },
    {
      name: "main-reaches-the-mocks-dynamically",
      severity: "error",
      comment: "A static import of mocks/ would ship them to customers.",
      from: { path: "^src/main\\.tsx$" },
      to: { path: "^mocks/", dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "mocks-see-generated-rules-platform",
      severity: "error",
      comment: "A mock back end knows the contracts and the rules, never the screens, the api or the client.",
      from: { path: "^mocks/" },
      to: { path: "^(src/(?!(generated|rules|platform)/)|scripts/|tests/)" },
    },
    {
      name: "mocked-groups-do-not-know-each-other",
      severity: "error",
      comment: "What two groups of the mock back end share stands in mocks/business/.",
      from: { path: "^mocks/(content|account|invite|promoter|activity|mall|report)/" },
      to: {
        path: "^mocks/(content|account|invite|promoter|activity|mall|report)/",
        pathNot: "^mocks/$1/",
      },
    },
    {
      name: "shared-mocks-know-no-group",
      severity: "error",
      comment:
        "The world, the kernel and the shared business are below the groups; groups come in as arguments.",
      from: { path: "^mocks/(world|kernel|business)/" },
      to: { path: "^mocks/(content|account|invite|promoter|activity|mall|report|http|panel)/" },
    },
    {
      name: "mock-layers-fall-downward",
      severity: "error",
      comment: "Below the groups: business on the kernel, the kernel on the world.",
      from: { path: "^mocks/(world|kernel)/" },
      to: { path: "^mocks/business/" },
    },
    {
      name: "the-world-knows-no-kernel",
      severity: "error",
      comment: "Tables, clock and events are the lowest folder of the mock back end.",
      from: { path: "^mocks/world/" },
      to: { path: "^mocks/kernel/" },
    },
    {
      name: "mock-rows-are-lowest",
      severity: "error",
      comment: "Row types are below the first rows and the tables that use them.",
      from: { path: "^mocks/[^/]+/rows(/|\\.ts$)" },
      to: { path: "^mocks/[^/]+/(data|state|handlers)(/|\\.ts$)" },
    },
    {
      name: "mock-data-know-no-state",
      severity: "error",
      comment:
        "First rows are data that a table takes; what they need of another table comes in as an argument.",
      from: { path: "^mocks/[^/]+/data/" },
      to: { path: "^mocks/[^/]+/(state|handlers)(/|\\.ts$)" },
    },
    {
      name: "checker-stands-alone",
      severity: "error",
      comment: "The checker works for any contract: it knows nothing of this product.",
      from: { path: "^scripts/contract-check/" },
      to: { path: "^(src|mocks|tests)/" },
    },
    ...Object.entries(scriptLayers).map(([name, path]) => ({
      name: `scripts-${name}-imports-downward`,
      severity: "error",
      comment: `scripts/${name} may only import from lower folders: move what it wants down, or pass it in.`,
      from: { path: `^scripts/${name}/` },
      to: { path },
    })),
    ...checkerFolders.map((name, place) => ({
      name: `checker-${name}-imports-downward`,
      severity: "error",
      comment: `contract-check/${name} may only import from earlier steps of the pipeline (contract-check/README.md).`,
      from: { path: checker(name) },
      to: { path: checker(...checkerFolders.slice(place + 1), "report", "proxy") },
    })),
    {
      name: "checker-reports-know-no-proxy",
      severity: "error",
      comment: "Reports serve the proxy, too.",
      from: { path: checker("report") },
      to: { path: checker("proxy") },
    },
    {
      name: "checker-rules-share-downward",
      severity: "error",
      comment: "rules/shared serves every family of rules and knows none.",
      from: { path: "^scripts/contract-check/rules/shared/" },
      to: { path: "^scripts/contract-check/rules/(?!shared/)" },
    },
    {
      name: "src-sees-no-tools",
      severity: "error",
      comment: "The product does not depend on scripts or tests.",
      from: { path: "^src/" },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "no-development-package-in-the-product",
      severity: "error",
      comment: "What the product imports belongs under dependencies.",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-unlisted-package",
      severity: "error",
      comment: "A package that package.json does not name is there by chance: add it.",
      from: { path: "^(src|mocks|scripts|tests)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-circle",
      severity: "error",
      comment: "A circle, types included, means two subjects in one: move the shared part down.",
      from: { path: "^(src|mocks|scripts|tests)/" },
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts", ".css"],
    },
  },
};
