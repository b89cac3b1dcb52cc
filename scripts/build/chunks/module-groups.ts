import type { ModuleGraph } from "./module-graph";
import type { Visits } from "./visits";

/** Modules that become one chunk. */
export interface ModuleGroup {
  readonly modules: readonly string[];
  /** Bytes, minified, before compression, in steps of `sizeStep`. */
  readonly size: number;
  /** Whether each visit fetches it, first visits of screens, then what is fetched later. */
  readonly needed: readonly boolean[];
  /** Groups it imports from, as places in the list. */
  readonly imports: ReadonlySet<number>;
}

/**
 * Sizes are rounded up to a multiple of this: where a release changes some bytes of a screen, the search for chunks goes
 * the same way as before, and all other chunks keep their names.
 */
const sizeStep = 1024;

/**
 * Puts modules together that are fetched by exactly the same visits. A module imports only what at least the same
 * visits fetch, so no two of these groups import each other.
 */
export function groupModules(graph: ModuleGraph, visits: Visits): readonly ModuleGroup[] {
  const { entry, steps, screens, later } = visits;
  const byUse = new Map<string, string[]>();
  for (const id of graph.keys()) {
    // Every visit fetches all steps, so the first one that needs a module brings it.
    const step = [entry, ...steps].findIndex(({ modules }) => modules.has(id));
    const isIn = [...screens, ...later].map(({ modules }) => Number(modules.has(id)));
    // What no visit leads to is there for the page itself, such as what it loads beside its script.
    const use = step < 0 && isIn.includes(1) ? isIn.join("") : `step ${Math.max(step, 0)}`;
    const modules = byUse.get(use) ?? [];
    byUse.set(use, modules);
    modules.push(id);
  }
  const uses = [...byUse.keys()];
  const lists = [...byUse.values()];
  const placeOf = new Map(lists.flatMap((modules, index) => modules.map((id) => [id, index] as const)));
  return lists.map((modules, index) => {
    const imports = new Set(
      modules.flatMap((id) => graph.get(id)?.imports ?? []).flatMap((id) => placeOf.get(id) ?? []),
    );
    imports.delete(index);
    const [first = ""] = modules;
    const isAlwaysNeeded = uses[index]?.startsWith("step") === true;
    return {
      modules,
      size: sizeStep * Math.ceil(modules.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0) / sizeStep),
      needed: [...screens, ...later].map((visit) => isAlwaysNeeded || visit.modules.has(first)),
      imports,
    };
  });
}
