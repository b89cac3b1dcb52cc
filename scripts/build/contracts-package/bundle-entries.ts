import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** What the package exports, each a file of `src/portable/`. */
export const entries = ["client", "rules", "signing"] as const;

/** Writes one JavaScript module an entry, and what they share beside them. */
export async function bundleEntries(root: string, content: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    build: {
      lib: {
        entry: Object.fromEntries(entries.map((name) => [name, join(root, "src/portable", `${name}.ts`)])),
        formats: ["es"],
      },
      outDir: content,
      emptyOutDir: false,
      target: "es2020",
      minify: false,
      rollupOptions: {
        // The few functions of crypto-js are bundled: those who install the package need not install it.
        external: (id) => /^(openapi-fetch|zod)(\/|$)/.test(id),
        output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" },
      },
    },
  });
  cpSync(join(root, "node_modules/crypto-js/LICENSE"), join(content, "LICENSE-crypto-js"));
}
