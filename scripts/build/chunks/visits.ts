import { dynamicImportsOf, type ModuleGraph, staticClosure } from "./module-graph";

/** What a build is made for: where it starts, and where its screens are listed. */
export interface ChunkRoots {
  /** The module a page starts with. */
  readonly entry: string;
  /** The module whose static closure imports every screen dynamically. */
  readonly routeTable: string;
  /** The screen most visits begin with. */
  readonly home: string;
}

/** A set of modules that is fetched together, and how much it matters that nothing else comes with it. */
export interface Visit {
  readonly root: string;
  readonly modules: ReadonlySet<string>;
  readonly weight: number;
}

/** All that can be fetched together. */
export interface Visits {
  readonly entry: Visit;
  /** What every visit fetches one after another, so that each runs in a task of its own. */
  readonly steps: readonly Visit[];
  /** First visits of each screen, without entry and steps. */
  readonly screens: readonly Visit[];
  /** What is fetched after the first picture: a menu that opens, a dialog, a part further down. */
  readonly later: readonly Visit[];
}

/** Half of all visits begin at home. */
const homeWeight = 40;
/** What is opened later is fetched by few of those who see its screen, and while the page is at rest. */
const laterWeight = 0.1;

/** Finds what is fetched together, from the modules' own imports. */
export function findVisits(graph: ModuleGraph, { entry, routeTable, home }: ChunkRoots): Visits {
  const visit = (root: string, weight: number): Visit => ({
    root,
    modules: staticClosure(graph, root),
    weight,
  });
  const start = visit(entry, 1);
  const steps = dynamicImportsOf(graph, start.modules).map((root) => visit(root, 1));
  const table = staticClosure(graph, routeTable);
  const screens = dynamicImportsOf(graph, table).map((root) => visit(root, root === home ? homeWeight : 1));
  const known = new Set([start, ...steps, ...screens].map(({ root }) => root));
  const everywhere = laterRoots(graph, [start, ...steps], known);
  const reachedFrom = screens.map((screen) => laterRoots(graph, [screen], known));
  const later = new Set([...everywhere, ...reachedFrom.flatMap((roots) => [...roots])]);
  return {
    entry: start,
    steps,
    screens,
    later: [...later].map((root) => {
      const reaching = reachedFrom.filter((roots) => everywhere.has(root) || roots.has(root));
      return visit(root, laterWeight * reaching.length);
    }),
  };
}

/** What these visits can have fetched later, over any distance; screens are visits of their own. */
function laterRoots(
  graph: ModuleGraph,
  visits: readonly Visit[],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = visits.map(({ modules }) => modules);
  for (let modules = waiting.pop(); modules !== undefined; modules = waiting.pop()) {
    for (const root of dynamicImportsOf(graph, modules)) {
      if (known.has(root) || found.has(root)) continue;
      found.add(root);
      waiting.push(staticClosure(graph, root));
    }
  }
  return found;
}
