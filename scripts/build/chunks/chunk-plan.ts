import { mergeGroups } from "./merge-groups";
import type { ModuleGraph } from "./module-graph";
import { groupModules, type ModuleGroup, visitWeights } from "./module-groups";
import { type ChunkRoots, findVisits, type Visits } from "./visits";

/** Bytes before compression below which a request costs more than what it brings. */
const smallestChunk = 10_000;
/** Bytes before compression, over all screens, that are not worth one request less. */
const mostWaste = 20_000;
/** Scripts of a first visit: with the page, its texts, the settings and pictures it stays below twenty requests. */
const mostScripts = 14;

/** Which chunk every module of the build goes into. */
export interface ChunkPlan {
  /** The chunk that a page starts with. */
  readonly entry: string;
  /** The chunk's name by the id of a module. */
  readonly chunkOf: ReadonlyMap<string, string>;
  /** Names of the chunks that belong to the first visit of a screen: most of what is in them runs at once. */
  readonly firstVisits: ReadonlySet<string>;
}

/**
 * Cuts a build into chunks by what is fetched together: what the same screens need is one chunk, and what is too small
 * for a request of its own goes where it is fetched in vain least.
 */
export function planChunks(graph: ModuleGraph, roots: ChunkRoots): ChunkPlan {
  const visits = findVisits(graph, roots);
  const merged = mergeGroups(groupModules(graph, visits), {
    weights: visitWeights(visits),
    smallest: smallestChunk,
    mostWaste,
    mostGroups: mostScripts,
    limitedVisits: visits.screens.length,
    // It decides when to fetch the rest, and must be there before.
    isFixed: (group) => group.modules.includes(roots.entry),
    // Each step runs in a task of its own, between which a tap is answered.
    isSeparate: (group) => visits.steps.some(({ root }) => group.modules.includes(root)),
  });
  const chunkOf = new Map<string, string>();
  const firstVisits = new Set<string>();
  for (const group of merged) {
    const name = uniqueName(nameOf(group, graph, visits), new Set(chunkOf.values()));
    for (const id of group.modules) chunkOf.set(id, name);
    if (group.needed.slice(0, visits.screens.length).includes(true)) firstVisits.add(name);
  }
  return { entry: chunkOf.get(roots.entry) ?? "", chunkOf, firstVisits };
}

/** After what the group is fetched for where that is one of its modules, else after its largest module. */
function nameOf(group: ModuleGroup, graph: ModuleGraph, visits: Visits): string {
  const roots = [visits.entry, ...visits.steps, ...visits.screens].map(({ root }) => root);
  const root = roots.find((id) => group.modules.includes(id));
  if (root === undefined) {
    const sizeOf = (id: string) => graph.get(id)?.size ?? 0;
    const largest = [...group.modules].sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? "";
    return baseName(largest);
  }
  return baseName(root);
}

/** A package's name for what comes from one, else the file's name without its ending. */
function baseName(id: string): string {
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "");
  const own = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
  const name = own?.replace(/^@/, "") ?? path.replace(/.*[\\/]/, "").replace(/\.\w+$/, "");
  return name.replace(/[^\w-]+/g, "-");
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
