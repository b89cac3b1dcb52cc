import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contractsPlugin } from "./scripts/build/vite/contracts-plugin";
import { mocksPlugin } from "./scripts/build/vite/mocks-plugin";
import { staticClosure } from "./scripts/build/vite/static-closure";
import { translationsPlugin } from "./scripts/build/vite/translations-plugin";

/** What runs first of all: it only decides when to fetch the rest. */
const boot = staticClosure(join(import.meta.dirname, "src/main.tsx"));

/** What every page needs to start, and what nearly every screen does; in one file it compresses better than in thirty. */
const shell = [
  "app/start.tsx",
  "shared/page-head.tsx",
  "i18n/use-formats.ts",
  "i18n/use-translation.ts",
].reduce((found, file) => staticClosure(join(import.meta.dirname, "src", file), found), new Set<string>());

/** What home shows and other screens show too; a chunk for each of them would cost more than they weigh. */
const homePieces = staticClosure(join(import.meta.dirname, "src/screens/content/home-screen.tsx"));
for (const file of homePieces) if (!/[\\/]screens[\\/]/.test(file)) shell.add(file);

/**
 * Asks for a file's functions to be compiled while it is fetched, beside the main thread, not one by one when they are
 * first called (V8: explicit compile hints). Only for code of which most runs when a page comes alive.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";
const isRunAtOnce = (chunk: string) => /^(react|router|query|words|shell)$|-screen$/.test(chunk);

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
  "tests/*/handlers/**/*.test.ts",
  "tests/*/rules/**/*.test.ts",
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractsPlugin(),
    mocksPlugin(),
    translationsPlugin(import.meta.dirname),
  ],
  build: {
    target: "es2022",
    // Precise names make the budget report readable; the hash keeps them cacheable for ever.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash].js",
        entryFileNames: "assets/[name]-[hash].js",
        postBanner: (chunk) => (isRunAtOnce(chunk.name) ? compileHint : ""),
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            {
              name: "router",
              test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]|app[\\/]chunks[\\/]router/,
            },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/ },
            {
              name: "words",
              test: /node_modules[\\/]i18next[\\/]|app[\\/]chunks[\\/]i18n/,
            },
            { name: "boot", test: (id) => boot.has(id) || id.includes("vite/preload-helper") },
            { name: "shell", test: (id) => shell.has(id) },
            { name: "home-screen", test: (id) => homePieces.has(id) },
          ],
        },
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
        test: {
          name: "own modules",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...neverTests, ...statelessTests],
        },
      },
    ],
  },
});
