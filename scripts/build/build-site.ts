import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { readSettingsFile } from "../lib/settings-file";
import { buildFolders, inlineHashesName } from "../site/build-folders";
import { openServerEntry } from "../site/server-entry";
import { buildWorker } from "./build-worker";
import { buildChunks } from "./chunks/build-chunks";
import { outputOf } from "./chunks/build-output";
import { chunkTable } from "./chunks/chunk-table";
import { cacheRouteScript, withCachedRouteScript } from "./chunks/route-script";
import { writeDeploymentFiles } from "./deploy/write-deployment-files";
import { openPrerendering, type Prerendered } from "./prerender/open-prerendering";
import { importRecordPlugin } from "./vite/import-record-plugin";
import { silenceViteLogger } from "./vite-logger";

const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml"]);

/**
 * Builds the production files into `dist/` and lays a brotli and a gzip copy beside every text file, so that any
 * static host can send them without work.
 * @param content address of the back end whose content the pages show; null for the sample content
 * @param activities aliases of its activities whose pages are made
 * @throws Error with one sentence when the settings file or the code cannot be built.
 */
export async function buildSite(
  root: string,
  content: string | null = null,
  activities: readonly string[] = [],
): Promise<Prerendered> {
  const settings = readSettingsFile(join(root, "public/settings.json"));
  silenceViteLogger();
  const { dist, server } = buildFolders(root);
  const common = {
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    mode: "production",
  } as const;
  const pages = build({
    ...common,
    plugins: [importRecordPlugin(root)],
    build: {
      ssr: true,
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: [
          "src/app/server-entry.tsx",
          "scripts/build/prerender/prerender-site.ts",
          "scripts/build/prerender/page-worker.ts",
        ],
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  const serverEntry = join(server, "server-entry.js");
  const described = pages.then(async () => (await openServerEntry(serverEntry)).describeRoutes());
  const [early, chunks, routes] = await Promise.all([
    buildEarly(root),
    buildChunks(root, common, dist, described),
    described,
  ]);
  const routeFile = cacheRouteScript(dist);
  // Built like its workers: the mock back end's hundreds of sources, each read by itself, took a second.
  const { prerenderSite } = await openPrerendering(join(server, "prerender-site.js"));
  const prerendered = await prerenderSite({
    dist,
    serverEntry,
    pageWorker: join(server, "page-worker.js"),
    settings,
    chunks: withCachedRouteScript(chunkTable(root, chunks), routeFile),
    routes,
    content,
    activities,
    early,
  });
  writeDeploymentFiles(root, dist, routes, prerendered.hashes);
  const addresses = prerendered.reports.flatMap(({ address, file }) => (file === null ? [] : [address]));
  const atPaths = addresses.filter((address) => !address.includes("?"));
  await buildWorker(root, dist, routes, atPaths);
  await compressAll(dist);
  // The last file: a server that is running takes the build for finished.
  writeFileSync(join(server, inlineHashesName), JSON.stringify(prerendered.hashes));
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
      lib: { entry: join(root, "src/platform/before-paint.ts"), formats: ["iife"], name: "early" },
    },
  });
  return outputOf(built)[0].code.trim();
}

/** All text files, some at a time: pressing happens beside this thread. */
async function compressAll(dist: string): Promise<void> {
  const waiting = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * Hundreds of pages are pressed quickly; what every page loads is pressed as hard as can be, and so is the home page,
 * which most visits begin with: an eighth of its bytes for a second of the build.
 */
async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const isPage = file.endsWith(".html");
  const quality = isPage && basename(file) !== "index.html" ? 5 : 11;
  const brotli = pressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  keepSmaller(file, ".br", content, await brotli);
  // Every browser of the last eight years takes brotli; hundreds of pages are not worth a second copy for the rest.
  if (!isPage) keepSmaller(file, ".gz", content, await pressGzip(content, { level: 9 }));
}

const pressBrotli = promisify(brotliCompress);
const pressGzip = promisify(gzip);

function keepSmaller(file: string, suffix: string, content: Buffer, pressed: Buffer): void {
  if (pressed.length < content.length) writeFileSync(file + suffix, pressed);
  else rmSync(file + suffix, { force: true });
}
