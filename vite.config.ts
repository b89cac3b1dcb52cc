import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contractsPlugin } from "./scripts/build/vite/contracts-plugin";
import { mocksPlugin } from "./scripts/build/vite/mocks-plugin";
import { productionRouterPlugin } from "./scripts/build/vite/production-router-plugin";
import { translationsPlugin } from "./scripts/build/vite/translations-plugin";
import { readTestGroups } from "./tests/support/test-groups";

const neverTests = ["tests/e2e/**", "node_modules/**"];
const groups = readTestGroups(import.meta.dirname);

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
    hookTimeout: 60_000,
    restoreMocks: true,
    // A line written while a file ends would fail the run: its worker closes before the line is handed on.
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: { name: "shared modules", include: groups.stateless, isolate: false },
      },
      {
        extends: true,
        test: { name: "page state", include: groups.pageState, isolate: false },
      },
      {
        extends: true,
        test: {
          name: "documents",
          include: groups.documents,
          setupFiles: ["tests/support/setup-shared-document.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "pages", include: groups.pages, isolate: false },
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
