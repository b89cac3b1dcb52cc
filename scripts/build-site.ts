import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { quietenVite } from "./quieten-vite";
import { buildFolders } from "./serve/built-site";
import { readSettingsFile } from "./settings-file";

const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml"]);

/**
 * Builds the production files into `dist/` and lays a brotli and a gzip copy beside every text file, so that any
 * static host can send them without work.
 * @throws Error with one sentence when the settings file or the code cannot be built.
 */
export async function buildSite(root: string): Promise<void> {
  readSettingsFile(join(root, "public/settings.json"));
  quietenVite();
  const { dist, server } = buildFolders(root);
  const common = {
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    mode: "production",
  } as const;
  await build({ ...common, build: { outDir: dist, emptyOutDir: true } });
  await build({
    ...common,
    build: {
      ssr: "src/app/server-entry.ts",
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && compressible.has(extname(entry.name))) compress(join(entry.parentPath, entry.name));
  }
}

function compress(file: string): void {
  const content = readFileSync(file);
  for (const [suffix, bytes] of [
    [".br", brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    [".gz", gzipSync(content, { level: 9 })],
  ] as const) {
    if (bytes.length < content.length) writeFileSync(file + suffix, bytes);
    else rmSync(file + suffix, { force: true });
  }
}
