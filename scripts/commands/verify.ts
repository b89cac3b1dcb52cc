import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { affectedTests } from "../lib/affected-tests";
import { changedFiles } from "../lib/changed-files";
import { readOptions, run } from "../lib/command-line";
import { runStage, type Step, type TestCounts } from "../lib/run-steps";

const root = join(import.meta.dirname, "../..");

/** The build step comes before the browser, which need not build again. */
const isBuilt = { STOCKBOOK_BUILT: "1" };
/** Checks that need nothing of each other and take seconds. */
const quick: readonly Step[] = [
  { name: "types", command: "types" },
  { name: "lint", command: "lint" },
  { name: "import rules", command: "imports" },
];
const ofContracts: readonly Step[] = [
  { name: "generated types", command: "generate", args: ["--check"] },
  { name: "contracts", command: "contracts" },
  { name: "breaking changes of the contracts", command: "contract-diff", args: ["--gate"] },
];
const journeys: Step = { name: "journeys of the contracts", command: "journeys" };
const build: Step = { name: "production build", command: "build" };
/** It waits for the network most of the time. */
const browser: Step = { name: "browser of the tests", command: "e2e", args: ["--browser-only"] };
const budget: Step = { name: "budget", command: "budget" };

/** Everything that must hold, in the order that fails soonest. The unit tests alone leave a tenth of two cores unused. */
const everything: readonly (readonly Step[])[] = [
  [...quick, ...ofContracts],
  [
    { name: "unit tests and journeys", command: "unit" },
    ...[browser, build, budget, journeys].map((step) => ({ ...step, isBackground: true })),
  ],
  [{ name: "real browser", command: "e2e", environment: isBuilt }],
];

await run(async () => {
  const { changed } = readOptions(
    {
      changed: {
        type: "string",
        value: "REF",
        bare: "HEAD",
        about: "only what the changes since REF can have broken; alone: the uncommitted ones",
      },
    },
    { name: "npm run verify", about: "Runs every check of the project, the quickest first." },
  );
  const stages = changed === undefined ? everything : stagesFor(changedFiles(root, changed), changed);
  const total: TestCounts = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const { failed, counts } = await runStage(root, stage);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (!failed) continue;
    console.log(`\n${total.passed} passed, ${Math.max(total.failed, 1)} failed`);
    throw new Error(`verify: ${failed.name} failed; run npm run ${failed.command} alone to see it again.`);
  }
  if (changed !== undefined)
    console.log(
      "\nLeft out: browser tests that did not change, and after a change of screens alone the pages of other groups; npm test runs them all.",
    );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
});

/**
 * The checks that some files can fail. Unit tests are chosen by what they import, which the check of the import rules has
 * stored once the first stage has run, and by what they read as files.
 */
function* stagesFor(files: readonly string[], since: string): Generator<readonly Step[]> {
  const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const isOfContracts = has(/^(contracts|src\/generated|scripts\/contracts)\//);
  const isOfPages = has(
    /^(src|public|scripts\/(build|site))\/|^(index\.html|package-lock\.json|vite\.config\.ts)$/,
  );
  const ofBrowser = files.filter(
    (file) => /^tests\/e2e\/[\w-]+\.test\.ts$/.test(file) && existsSync(join(root, file)),
  );
  yield [...quick, ...(isOfContracts ? ofContracts : [])];
  yield* unitTestsFor(files, since, testsOfFiles(isOfContracts, has(/^src\/i18n\//)));
  yield [...(isOfContracts || has(/^mocks\//) ? [journeys] : []), ...(isOfPages ? [build] : [])];
  if (isOfPages) yield [budget];
  if (ofBrowser.length === 0) return;
  const environment = isOfPages ? isBuilt : {};
  yield [{ name: "changed browser tests", command: "e2e", args: ofBrowser, environment }];
}

/**
 * Stages with the unit tests that import what changed and those that read it as a file: together where the imports tell
 * all of them; where they do not, the runner finds the first by itself.
 */
function* unitTestsFor(files: readonly string[], since: string, ofFiles: readonly string[]) {
  const unitTests = (name: string, args: readonly string[]): Step[] => [{ name, command: "unit", args }];
  const folders = foldersFor(files);
  const affected = affectedTests(root, files);
  if (affected === null) {
    yield unitTests("unit tests of what changed", ["--changed", since, ...folders, "--passWithNoTests"]);
    yield unitTests("unit tests of files", ofFiles);
    return;
  }
  const isInFolders = (test: string) => folders.some((folder) => test.startsWith(folder));
  const tests = folders.length === 0 ? affected : affected.filter(isInFolders);
  yield unitTests("unit tests of what changed", [...tests, ...ofFiles]);
}

/**
 * Where nothing but screens changed, all folders of tests but those of other groups: their pages load these screens with
 * the route table, and never show them. Otherwise none, which stands for all.
 */
function foldersFor(files: readonly string[]): string[] {
  const sources = files.filter((file) =>
    /^(src|mocks|scripts|contracts|vite(st)?\.config|package)/.test(file),
  );
  const groups = sources.map((file) => /^src\/screens\/([a-z]+)\//.exec(file)?.[1]);
  if (groups.length === 0 || groups.includes(undefined)) return [];
  const others = readdirSync(join(root, "src/screens")).filter((group) => !groups.includes(group));
  return readdirSync(join(root, "tests"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => `tests/${name}/`);
}

/** Folders of tests that read sources, contracts or translations as files, which no import shows. */
function testsOfFiles(areContracts: boolean, areTranslations: boolean): string[] {
  return [
    "tests/code-base",
    ...(areContracts ? ["tests/contracts"] : []),
    ...(areTranslations ? ["tests/i18n"] : []),
  ];
}
