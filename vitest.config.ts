import { defineConfig, mergeConfig } from "vitest/config";
import { readTestGroups } from "./tests/support/test-groups";
import { sequencerOf } from "./tests/support/test-order";
import viteConfig from "./vite.config";

const neverTests = ["tests/e2e/**", "node_modules/**"];
const groups = readTestGroups(import.meta.dirname);

/** Of the tests alone: the build and the development server need neither the runner nor a look at its files. */
const testConfig = defineConfig({
  test: {
    setupFiles: ["tests/support/setup.ts"],
    environment: "node",
    // Starting a process for each of three hundred files took a third of the whole run.
    pool: "threads",
    // One worker a core: the process that hands out the files mostly waits.
    maxWorkers: "100%",
    // A journey takes a second on a quiet machine; on a busy one it must not fail for that.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // A line written while a file ends would fail the run: its worker closes before the line is handed on.
    disableConsoleIntercept: true,
    sequence: { sequencer: sequencerOf(import.meta.dirname, groups) },
    projects: [
      {
        extends: true,
        test: { name: "shared modules", include: groups.stateless, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: [...groups.documents, ...groups.pages, ...groups.pageState],
          setupFiles: ["tests/support/setup-shared-document.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "own modules",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...neverTests, ...Object.values(groups).flat()],
        },
      },
    ],
  },
});

export default mergeConfig(viteConfig, testConfig);
