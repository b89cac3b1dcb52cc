import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contractsPlugin } from "./scripts/build/vite/contracts-plugin";
import { mocksPlugin } from "./scripts/build/vite/mocks-plugin";
import { productionRouterPlugin } from "./scripts/build/vite/production-router-plugin";
import { translationsPlugin } from "./scripts/build/vite/translations-plugin";

const neverTests = ["tests/e2e/**", "node_modules/**"];
/** Tests without a page of what stores its state in objects alone: the checker, contracts, rules, mock handlers. */
const statelessTests = [
  "tests/checker/**/*.test.ts",
  "tests/contracts/**/*.test.ts",
  "tests/rules/**/*.test.ts",
  // Not those that replace a module (`vi.mock`), which has to be done before it is loaded.
  "tests/mocks/**/!(conformance|history|transports).test.ts",
  "tests/business/**/*.test.ts",
  "tests/journeys/**/*.test.ts",
  "tests/{build,code-base,scripts}/**/*.test.ts",
  "tests/*/handlers/**/*.test.ts",
  "tests/*/rules/**/*.test.ts",
  // Not those that need a document, or set up translations.
  "tests/{account,activity,content,invite,mall,promoter,report}/**/!(customer-list|sentence-runs).test.ts",
];

/** Tests of pages, which begin as a visit does: with a store emptied, a language set and a new mock back end. */
const pageTests = ["tests/{account,activity,content,invite,mall,promoter,report}/**/*.test.tsx"];
/** Those among them that begin otherwise, or replace modules (`vi.mock`), which has to be done before they are loaded. */
const otherPageTests = [
  "tests/account/{session,sign-in-dialog}.test.tsx",
  "tests/content/{help-rules,home-sample-shop,home,news-address}.test.tsx",
  "tests/promoter/money/screens/records.test.tsx",
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractsPlugin(),
    mocksPlugin(),
    productionRouterPlugin(),
    translationsPlugin(import.meta.dirname),
  ],
  build: {
    target: "es2022",
    // Precise names make the budget report readable; the hash keeps them cacheable for ever.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash].js",
        entryFileNames: "assets/[name]-[hash].js",
      },
    },
    // The names of every screen's chunks would weigh 3 kB on the first page; only style sheets must be there in time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith(".css")),
    },
    assetsInlineLimit: 0,
  },
  test: {
    setupFiles: ["tests/support/setup.ts"],
    environment: "node",
    // Starting a process for each of three hundred files took a third of the whole run.
    pool: "threads",
    // One worker a core: the process that hands out the files mostly waits.
    maxWorkers: "100%",
    // A journey takes a second on a quiet machine; on a busy one it must not fail for that.
    testTimeout: 30_000,
    restoreMocks: true,
    // A line written while a file ends would fail the run: its worker closes before the line is handed on.
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        // Nothing here stores state in a module, so that what a file has loaded and compiled serves the next one.
        test: {
          name: "shared modules",
          include: statelessTests,
          exclude: neverTests,
          isolate: false,
        },
      },
      {
        extends: true,
        // The application is loaded once for all of them; each file has a document of its own.
        test: {
          name: "pages",
          include: pageTests,
          exclude: [...neverTests, ...statelessTests, ...otherPageTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "own modules",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...neverTests, ...statelessTests, ...pageTests],
        },
      },
      {
        extends: true,
        test: { name: "other pages", include: otherPageTests },
      },
    ],
  },
});
