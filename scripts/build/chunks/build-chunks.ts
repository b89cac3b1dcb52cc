import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { chunksOf, outputOf } from "./build-output";
import { planChunks } from "./chunk-plan";
import { measureModules } from "./measure-modules";

/**
 * Asks for a file's functions to be compiled while it is fetched, beside the main thread, not one by one when they are
 * first called (V8: explicit compile hints). Only for code of which most runs at a first visit.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Builds the site into `outDir` with the chunks its screens need. Returns the scripts that were written. */
export async function buildChunks(
  root: string,
  config: InlineConfig,
  outDir: string,
): Promise<readonly Rolldown.OutputChunk[]> {
  const file = (path: string) => join(root, "src", path).replaceAll("\\", "/");
  const entry = file("main.tsx");
  // The page is a module too, which does nothing but import its script.
  const page = join(root, "index.html").replaceAll("\\", "/");
  const plan = planChunks(await measureModules(config), {
    entry,
    routeTable: file("app/route-table.ts"),
    home: file("screens/content/home-screen.tsx"),
  });
  const built = await build({
    ...config,
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          postBanner: ({ name }) => (plan.firstVisits.has(name) ? compileHint : ""),
          codeSplitting: {
            // Every module has its chunk, and no two chunks import each other: nothing needs to be drawn along.
            includeDependenciesRecursively: false,
            groups: [
              { debugName: "chunks", name: (id) => plan.chunkOf.get(id === page ? entry : id) ?? null },
            ],
          },
        },
      },
    },
  });
  return chunksOf(outputOf(built));
}
