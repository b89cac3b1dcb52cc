import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { writeDeploymentFiles } from "./deploy/write-deployment-files";
import { type Prerendered, prerenderSite } from "./prerender/prerender-site";
import { quietenVite } from "./quieten-vite";
import { buildFolders, inlineHashesName } from "./serve/built-site";
import { readSettingsFile } from "./settings-file";

const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml"]);

/**
 * Builds the production files into `dist/` and lays a brotli and a gzip copy beside every text file, so that any
 * static host can send them without work.
 * @throws Error with one sentence when the settings file or the code cannot be built.
 */
export async function buildSite(root: string, content: string | null = null): Promise<Prerendered> {
  const settings = readSettingsFile(join(root, "public/settings.json"));
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
      ssr: "src/app/server-entry.tsx",
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
  const prerendered = await prerenderSite({
    dist,
    serverEntry: join(server, "server-entry.js"),
    settings,
    content,
    early: await buildEarly(root),
  });
  writeFileSync(join(server, inlineHashesName), JSON.stringify(prerendered.hashes));
  writeDeploymentFiles(root, dist, prerendered.hashes);
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && compressible.has(extname(entry.name))) compress(join(entry.parentPath, entry.name));
  }
  return prerendered;
}

/** What runs in a prerendered page before its first paint, as one line. */
async function buildEarly(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: join(root, "src/platform/early.ts"), formats: ["iife"], name: "early" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("build: src/platform/early.ts could not be built.");
  return chunk.code.trim();
}

/** Hundreds of pages are pressed quickly; what every page loads is pressed as hard as can be. */
function compress(file: string): void {
  const content = readFileSync(file);
  const isPage = file.endsWith(".html");
  const quality = isPage ? 5 : 11;
  for (const [suffix, bytes] of [
    [".br", brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })],
    // Every browser of the last eight years takes brotli; hundreds of pages are not worth a second copy for the rest.
    ...(isPage ? [] : [[".gz", gzipSync(content, { level: 9 })] as const]),
  ] as const) {
    if (bytes.length < content.length) writeFileSync(file + suffix, bytes);
    else rmSync(file + suffix, { force: true });
  }
}
