import { beforeAll, describe, expect, test } from "vitest";
import type { Files } from "../support/temporary-folder";
import { brokenRules, ruleNames } from "./planted-tree";

/** Each module with the modules it may import; written out here, independent of the rule file under test. */
const below = {
  app: ["screens", "shared", "api", "forms", "client", "i18n", "ui", "rules", "platform", "generated"],
  portable: ["api", "client", "rules", "platform", "generated"],
  screens: ["shared", "api", "forms", "client", "i18n", "ui", "rules", "platform", "generated"],
  shared: ["api", "forms", "client", "i18n", "ui", "rules", "platform", "generated"],
  api: ["client", "i18n", "rules", "platform", "generated"],
  forms: ["client", "i18n", "ui", "rules", "platform", "generated"],
  client: ["rules", "platform", "generated"],
  i18n: ["rules", "platform", "generated"],
  ui: ["platform"],
  rules: ["platform"],
  worker: ["platform"],
  platform: [],
  generated: [],
} as const satisfies Record<string, readonly string[]>;

/** The same for the folders of scripts. */
const scriptsBelow = {
  commands: ["bench", "journeys", "serve", "scaffold", "build", "site", "contracts", "contract-check", "lib"],
  bench: ["site", "contracts", "lib"],
  journeys: ["site", "contracts", "lib"],
  scaffold: ["contracts", "lib"],
  serve: ["build", "site", "contracts", "contract-check", "lib"],
  build: ["site", "contracts", "lib"],
  site: ["lib"],
  contracts: ["lib"],
  "contract-check": ["lib"],
  lib: [],
} as const satisfies Record<string, readonly string[]>;

/** The pipeline of the checker; each folder may import the ones after it. */
const checkerPipeline = [
  "proxy",
  "report",
  "run",
  "rules",
  "engine",
  "judge",
  "send",
  "plan",
  "load",
  "schema",
  "document",
  "lib",
] as const;

const modules = Object.keys(below);
const mayImport = new Map<string, readonly string[]>(Object.entries(below));
const scriptFolders = Object.keys(scriptsBelow);
const scriptsMayImport = new Map<string, readonly string[]>(Object.entries(scriptsBelow));

/** One importable file in every module. */
const pieces: Files = {
  ...Object.fromEntries(
    modules.map((module) => [
      `src/${module}/piece.ts`,
      "export const piece = 1;\nexport type Piece = number;\n",
    ]),
  ),
  "src/screens/mall/piece.ts": "export const piece = 1;\n",
  "src/screens/content/piece.ts": "export const piece = 1;\n",
  "mocks/browser.ts": "export const startMocks = 1;\n",
  "mocks/world/piece.ts": "export const piece = 1;\n",
  "mocks/kernel/piece.ts": "export const piece = 1;\n",
  "mocks/business/piece.ts": "export const piece = 1;\n",
  "mocks/mall/piece.ts": "export const piece = 1;\n",
  "mocks/mall/rows.ts": "export const piece = 1;\n",
  "mocks/mall/data/piece.ts": "export const piece = 1;\n",
  "mocks/mall/state.ts": "export const piece = 1;\n",
  ...Object.fromEntries(
    scriptFolders.map((folder) => [`scripts/${folder}/piece.ts`, "export const piece = 1;\n"]),
  ),
  ...Object.fromEntries(
    checkerPipeline.map((folder) => [
      `scripts/contract-check/${folder}/piece.ts`,
      "export const piece = 1;\n",
    ]),
  ),
  "scripts/contract-check/rules/paging/piece.ts": "export const piece = 1;\n",
  "tests/piece.ts": "export const piece = 1;\n",
};

const uses = (path: string, name = "piece") =>
  `import { ${name} } from "${path}";\nexport const used = ${name};\n`;

/** One import of every allowed kind. */
const clean: Files = {
  ...pieces,
  ...Object.fromEntries(
    modules.flatMap((module) =>
      (mayImport.get(module) ?? []).map((other) => [
        `src/${module}/uses-${other}.ts`,
        uses(`../${other}/piece`),
      ]),
    ),
  ),
  "src/main.tsx": 'if (import.meta.env.DEV) await import("../mocks/browser");\nexport {};\n',
  "src/screens/mall/own.ts": uses("./piece"),
  "src/shared/package.ts": uses("product-package", "thing"),
  "src/shared/types.ts": 'import type { Thing } from "development-package";\nexport type Used = Thing;\n',
  "mocks/content/group.ts":
    'import { piece } from "../../src/generated/piece";\nimport { piece as rule } from "../../src/rules/piece";\nimport { piece as door } from "../../src/platform/piece";\nexport const used = [piece, rule, door];\n',
  "mocks/mall/uses-business.ts": uses("../business/piece"),
  "mocks/mall/data/uses-rows.ts": uses("../rows"),
  "mocks/mall/handlers/uses-state.ts": uses("../state"),
  "mocks/business/uses-kernel.ts": uses("../kernel/piece"),
  "mocks/kernel/uses-world.ts": uses("../world/piece"),
  ...Object.fromEntries(
    scriptFolders.flatMap((folder) =>
      (scriptsMayImport.get(folder) ?? []).map((other) => [
        `scripts/${folder}/uses-${other}.ts`,
        uses(`../${other}/piece`),
      ]),
    ),
  ),
  ...Object.fromEntries(
    checkerPipeline.flatMap((folder, index) =>
      checkerPipeline
        .slice(index + 1)
        .map((other) => [`scripts/contract-check/${folder}/uses-${other}.ts`, uses(`../${other}/piece`)]),
    ),
  ),
  "scripts/contract-check/rules/paging/uses-shared.ts": uses("../shared/piece"),
  "scripts/contract-check/rules/shared/piece.ts": "export const piece = 1;\n",
  "scripts/serve/tool.ts": uses("../../mocks/browser", "startMocks"),
  "tests/anything.ts": uses("../src/app/piece"),
};

/** Every upward or sideways import, one file each, with the rule that has to report it. */
const upward = modules.flatMap((module) =>
  modules
    .filter((other) => other !== module && !mayImport.get(module)?.includes(other))
    .map((other) => ({
      file: `src/${module}/wants-${other}.ts`,
      text: uses(`../${other}/piece`),
      rule: `${module}-imports-downward`,
    })),
);

const upwardInScripts = scriptFolders.flatMap((folder) =>
  scriptFolders
    .filter((other) => other !== folder && !scriptsMayImport.get(folder)?.includes(other))
    // No folder is above the commands.
    .filter(() => folder !== "commands")
    .map((other) => ({
      file: `scripts/${folder}/wants-${other}.ts`,
      text: uses(`../${other}/piece`),
      rule: `scripts-${folder}-imports-downward`,
    })),
);

const upwardInChecker = checkerPipeline.flatMap((folder, index) =>
  checkerPipeline.slice(0, index).map((other) => ({
    file: `scripts/contract-check/${folder}/wants-${other}.ts`,
    text: uses(`../${other}/piece`),
    rule: folder === "report" ? "checker-reports-know-no-proxy" : `checker-${folder}-imports-downward`,
  })),
);

const planted: readonly { file: string; text: string; rule: string }[] = [
  ...upward,
  ...upwardInScripts,
  ...upwardInChecker,
  {
    file: "scripts/contract-check/rules/shared/wants-family.ts",
    text: uses("../paging/piece"),
    rule: "checker-rules-share-downward",
  },
  {
    file: "src/ui/wants-a-type.ts",
    text: 'import type { Piece } from "../rules/piece";\nexport type Used = Piece;\n',
    rule: "ui-imports-downward",
  },
  {
    file: "src/rules/wants-it-later.ts",
    text: 'export const later = () => import("../client/piece");\n',
    rule: "rules-imports-downward",
  },
  {
    file: "src/screens/mall/other-group.ts",
    text: uses("../content/piece"),
    rule: "screens-stay-in-their-group",
  },
  {
    file: "src/screens/content/other-group-later.ts",
    text: 'export const later = () => import("../mall/piece");\n',
    rule: "screens-stay-in-their-group",
  },
  {
    file: "src/app/wants-mocks.ts",
    text: 'export const later = () => import("../../mocks/browser");\n',
    rule: "only-main-reaches-the-mocks",
  },
  {
    file: "src/main.tsx",
    text: uses("../mocks/browser", "startMocks"),
    rule: "main-reaches-the-mocks-dynamically",
  },
  {
    file: "mocks/content/wants-screen.ts",
    text: uses("../../src/screens/piece"),
    rule: "mocks-see-generated-rules-platform",
  },
  {
    file: "mocks/content/wants-client.ts",
    text: uses("../../src/client/piece"),
    rule: "mocks-see-generated-rules-platform",
  },
  {
    file: "mocks/content/wants-script.ts",
    text: uses("../../scripts/lib/piece"),
    rule: "mocks-see-generated-rules-platform",
  },
  {
    file: "mocks/content/wants-group.ts",
    text: uses("../mall/piece"),
    rule: "mocked-groups-do-not-know-each-other",
  },
  {
    file: "mocks/business/wants-group.ts",
    text: uses("../mall/piece"),
    rule: "shared-mocks-know-no-group",
  },
  {
    file: "mocks/kernel/wants-business.ts",
    text: uses("../business/piece"),
    rule: "mock-layers-fall-downward",
  },
  {
    file: "mocks/world/wants-kernel.ts",
    text: uses("../kernel/piece"),
    rule: "the-world-knows-no-kernel",
  },
  {
    file: "scripts/contract-check/wants-rules.ts",
    text: uses("../../src/rules/piece"),
    rule: "checker-stands-alone",
  },
  {
    file: "scripts/contract-check/wants-mocks.ts",
    text: uses("../../mocks/kernel/piece"),
    rule: "checker-stands-alone",
  },
  { file: "src/app/wants-script.ts", text: uses("../../scripts/lib/piece"), rule: "src-sees-no-tools" },
  { file: "src/app/wants-test.ts", text: uses("../../tests/piece"), rule: "src-sees-no-tools" },
  {
    file: "src/shared/development.ts",
    text: uses("development-package", "thing"),
    rule: "no-development-package-in-the-product",
  },
  { file: "scripts/lib/unlisted.ts", text: uses("unlisted-package", "thing"), rule: "no-unlisted-package" },
  { file: "src/app/circle-one.ts", text: uses("./circle-two", "used"), rule: "no-circle" },
  {
    file: "src/app/circle-two.ts",
    text: 'import * as one from "./circle-one";\nexport const used = () => one;\n',
    rule: "no-circle",
  },
  {
    file: "src/shared/circle-one.ts",
    text: 'import type { Two } from "./circle-two";\nexport type One = Two;\n',
    rule: "no-circle",
  },
  {
    file: "src/shared/circle-two.ts",
    text: 'import type { One } from "./circle-one";\nexport type Two = One | 1;\n',
    rule: "no-circle",
  },
  { file: "mocks/mall/rows/wants-data.ts", text: uses("../data/piece"), rule: "mock-rows-are-lowest" },
  { file: "mocks/mall/data/wants-state.ts", text: uses("../state"), rule: "mock-data-know-no-state" },
  { file: "scripts/lib/circle-one.ts", text: uses("./circle-two", "used"), rule: "no-circle" },
  {
    file: "scripts/lib/circle-two.ts",
    text: 'import type * as one from "./circle-one";\nexport const used = 1;\nexport type Used = typeof one;\n',
    rule: "no-circle",
  },
  { file: "scripts/lib/lost.ts", text: uses("./nowhere"), rule: "nothing-unresolved" },
  { file: "src/ui/lost.ts", text: uses("never-installed", "thing"), rule: "nothing-unresolved" },
];

test("a tree that keeps the rules passes", { timeout: 30_000 }, async () => {
  expect(Object.fromEntries(await brokenRules(clean))).toEqual({});
});

describe("a planted violation is caught by its own rule and no other", () => {
  let broken = new Map<string, string[]>();
  beforeAll(async () => {
    broken = await brokenRules({
      ...pieces,
      ...Object.fromEntries(planted.map(({ file, text }) => [file, text])),
    });
  }, 30_000);

  test.each(planted.map(({ file, rule }) => ({ file, rule })))("$file breaks $rule", ({ file, rule }) => {
    expect(broken.get(file)).toEqual([rule]);
  });

  test("nothing else in the tree is blamed", () => {
    expect([...broken.keys()].sort()).toEqual(planted.map(({ file }) => file).sort());
  });

  test("every rule of the rule file has a planted violation", () => {
    expect([...new Set(planted.map(({ rule }) => rule))].sort()).toEqual(ruleNames().sort());
  });
});
