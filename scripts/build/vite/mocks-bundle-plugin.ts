import { isAbsolute, join, posix, relative, sep } from "node:path";
import { build, type Plugin, type ViteDevServer } from "vite";
import { watchFolders } from "./watch-folders";

/** Where the bundle's files are asked for; no file of the project has this address. */
const base = "/@mocks/";
/** What `main.tsx` imports, in the source and in the bundle. */
const entry = "mocks/development.ts";
const entryAddress = `${base}development.mjs`;
/** Its modules store what the page itself uses too, so that both must have the same ones. */
const shared = "src/platform/";

interface MocksBundle {
  /** The code of a file by its address. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths below the root, with forward slashes, of what it was made of. */
  readonly sources: ReadonlySet<string>;
}

/**
 * Development: the page's mock back end comes in two files instead of five hundred modules, which every reload would
 * ask for one by one. An edit of one of them makes the bundle anew and reloads the pages.
 */
export function mocksBundlePlugin(): Plugin {
  let root = "";
  let bundle: Promise<MocksBundle> | undefined;
  const current = () => (bundle ??= makeBundle(root));
  return {
    name: "stockbook-mocks-bundle",
    apply: "serve",
    // Before Vite finds the source file itself.
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      // Vite takes no notice of source maps of what it has not read from a file.
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? "";
        if (!address.startsWith(base) || !address.endsWith(".map")) return next();
        current().then(({ files }) => {
          response.setHeader("content-type", "application/json");
          response.end(files.get(address) ?? "{}");
        }, next);
      });
      server.httpServer?.once("listening", () => void current().catch(() => undefined));
      watchFolders(server, ["mocks", "src"], (files) => {
        void current()
          .catch(() => null)
          .then((made) => {
            // A failed one knows no sources: whatever is edited may mend it.
            if (made && !files.some((file) => made.sources.has(file))) return;
            bundle = undefined;
            reload(server);
          });
      });
    },
    async resolveId(source, importer, options) {
      // The search for dependencies, which Vite marks so, has to see the source.
      if ("scan" in options && options.scan === true) return null;
      if (source.startsWith(base)) return source;
      if (importer?.startsWith(base) && source.startsWith(".")) return posix.join(base, source);
      if (importer !== join(root, "src/main.tsx") || !source.endsWith("mocks/development")) return null;
      return entryAddress;
    },
    async load(id) {
      if (!id.startsWith(base)) return null;
      const code = (await current()).files.get(id);
      if (code === undefined) throw new Error(`The bundle of the mock back end has no file ${id}.`);
      return code;
    },
  };
}

function reload(server: ViteDevServer): void {
  for (const [id, module] of server.moduleGraph.idToModuleMap)
    if (id.startsWith(base)) server.moduleGraph.invalidateModule(module);
  server.ws.send({ type: "full-reload" });
}

async function makeBundle(root: string): Promise<MocksBundle> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    mode: "development",
    plugins: [sharedModulesPlugin(root)],
    json: { stringify: true },
    build: {
      target: "esnext",
      write: false,
      minify: false,
      sourcemap: true,
      lib: { entry: join(root, entry), formats: ["es"], fileName: () => "development.mjs" },
      rolldownOptions: {
        // Packages stay what Vite makes of them for the page.
        external: (id) => !/^[.\0]/.test(id) && !isAbsolute(id),
        // Nobody could act on how long the plugins took.
        checks: { pluginTimings: false },
        output: { chunkFileNames: "[name]-[hash].mjs" },
      },
    },
    define: { "process.env.NODE_ENV": '"development"' },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const texts = outputs.flatMap((file) => {
    if (file.type === "chunk") return [[base + file.fileName, file.code] as const];
    return file.fileName.endsWith(".map") ? [[base + file.fileName, String(file.source)] as const] : [];
  });
  const chunks = outputs.flatMap((file) => (file.type === "chunk" ? [file] : []));
  return {
    files: new Map(texts),
    sources: new Set(
      chunks.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => below(root, id.replace(/\?.*$/, ""))),
    ),
  };
}

/** Leaves the modules that the page shares to the page: they keep their addresses at the server. */
function sharedModulesPlugin(root: string): Plugin {
  return {
    name: "stockbook-shared-modules",
    enforce: "pre",
    resolveId: {
      // Filtered by the bundler itself: asking here for each of two thousand imports takes longer than the rest.
      filter: { id: /^\..*\/platform\// },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const [path] = found ? below(root, found.id) : [];
        return path?.startsWith(shared) ? { id: `/${path}`, external: "absolute" } : found;
      },
    },
  };
}

/** A path below the root with forward slashes; nothing for one elsewhere. */
function below(root: string, path: string): string[] {
  const file = relative(root, path).split(sep).join("/");
  return file.startsWith("../") || isAbsolute(file) ? [] : [file];
}
