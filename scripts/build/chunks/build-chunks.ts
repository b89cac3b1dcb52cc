import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { RouteDescription } from "../../../src/app/server-routes";
import { chunksOf, outputOf } from "./build-output";
import { type ChunkPlan, planChunks } from "./chunk-plan";
import { measureModules } from "./measure-modules";
import { routeScript } from "./route-script";

/**
 * Asks for a file's functions to be compiled while it is fetched, beside the main thread, not one by one when they are
 * first called (V8: explicit compile hints). Only for code of which most runs at a first visit.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** The routes, each with the modules of its screen as paths from the project's root. */
export type ScreenModules = readonly Pick<RouteDescription, "path" | "modules" | "mayShowPicture">[];

/**
 * Builds the site into `outDir` with the chunks its screens need. Returns the scripts that were written. What the
 * screens bring is found out beside the first of the two builds.
 */
export async function buildChunks(
  root: string,
  config: InlineConfig,
  outDir: string,
  screens: Promise<ScreenModules>,
): Promise<readonly Rolldown.OutputChunk[]> {
  const file = (path: string) => join(root, path).replaceAll("\\", "/");
  const [graph, lines] = await Promise.all([measureModules(config), screens]);
  const plan = planChunks(graph, {
    entry: file("src/main.tsx"),
    screens: lines.map(({ modules, ...line }) => ({ ...line, modules: modules.map(file) })),
  });
  const built = await build({
    ...config,
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => (name === plan.routes ? routeScript : "assets/[name]-[hash].js"),
          postBanner: ({ name }) => (plan.firstVisits.has(name) ? compileHint : ""),
          codeSplitting: {
            // Every module has its chunk, and no two chunks import each other: nothing else needs to be included.
            includeDependenciesRecursively: false,
            groups: [{ debugName: "chunks", name: (id, context) => chunkName(plan, id, context) }],
          },
        },
      },
    },
  });
  return chunksOf(outputOf(built));
}

type NameFunction = Extract<Rolldown.CodeSplittingGroup["name"], (...parameters: never[]) => unknown>;

/**
 * The chunk of a module. One without code of its own, such as a style sheet, goes where it is imported; the page,
 * which nothing imports, does nothing but import the entry.
 */
function chunkName(plan: ChunkPlan, id: string, context: Parameters<NameFunction>[1]): string | null {
  const planned = plan.chunkOf.get(id);
  if (planned !== undefined) return planned;
  const info = context.getModuleInfo(id);
  if (info === null) return null;
  if (info.isEntry) return plan.entry;
  return info.importers.flatMap((importer) => plan.chunkOf.get(importer) ?? [])[0] ?? null;
}
