import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contractsPlugin } from "./scripts/vite/contracts-plugin";
import { mocksPlugin } from "./scripts/vite/mocks-plugin";

export default defineConfig({
  plugins: [react(), tailwindcss(), contractsPlugin(), mocksPlugin()],
  server: { port: 5173, strictPort: false },
  build: {
    target: "es2022",
    // Precise names make the budget report readable; the hash keeps them cacheable for ever.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash].js",
        entryFileNames: "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: "router",
              test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/]/ },
            {
              name: "words",
              test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
            },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    setupFiles: ["tests/support/setup.ts"],
    environment: "node",
    restoreMocks: true,
  },
});
