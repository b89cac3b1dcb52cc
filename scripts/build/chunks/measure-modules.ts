import { type BuildEnvironmentOptions, build, type InlineConfig } from "vite";
import { chunksOf, outputOf } from "./build-output";
import type { GraphModule, ModuleGraph } from "./module-graph";

/**
 * Builds with a chunk for every module and writes nothing: only so is it known what is left of a module after unused
 * code is gone, and what that imports. What a module declares as its imports is far more: a package's index names
 * everything.
 */
export async function measureModules(config: InlineConfig): Promise<ModuleGraph> {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `module-${names.size}`;
    names.set(id, name);
    return name;
  };
  const options: BuildEnvironmentOptions = {
    write: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "modules", name: nameOf }],
        },
      },
    },
  };
  const chunks = chunksOf(outputOf(await build({ ...config, build: options })));
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const modulesIn = (files: readonly string[]) => files.flatMap((file) => modulesOf.get(file) ?? []);
  return new Map(
    chunks.flatMap(({ moduleIds, code, imports, dynamicImports }) =>
      moduleIds.map((id): [string, GraphModule] => [
        id,
        { size: code.length, imports: modulesIn(imports), dynamicImports: modulesIn(dynamicImports) },
      ]),
    ),
  );
}
