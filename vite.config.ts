import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractsPlugin } from "./scripts/build/vite/contracts-plugin";
import { mocksPlugin } from "./scripts/build/vite/mocks-plugin";
import { productionRouterPlugin } from "./scripts/build/vite/production-router-plugin";
import { thrownErrorsPlugin } from "./scripts/build/vite/thrown-errors-plugin";
import { translationsPlugin } from "./scripts/build/vite/translations-plugin";

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractsPlugin(),
    mocksPlugin(),
    thrownErrorsPlugin(),
    productionRouterPlugin(),
    translationsPlugin(import.meta.dirname),
  ],
  build: {
    target: "es2022",
    // Precise names make the budget report readable; the hash keeps them cacheable for ever.
    rolldownOptions: {
      // Nobody could act on how long the plugins took.
      checks: { pluginTimings: false },
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
});
