import { dynamicImportsOf, type ModuleGraph, staticClosure } from "./module-graph";

/** What a build is made for: where it starts, and what each of its screens brings. */
export interface ChunkRoots {
  /** The module a page starts with. */
  readonly entry: string;
  readonly screens: readonly ScreenRoots[];
}

/** One line of the route table. */
export interface ScreenRoots {
  readonly path: string;
  /** Modules that a visit of it imports dynamically, all of them at once. */
  readonly modules: readonly string[];
  /** Whether its page may show a picture at once, such as one of an article. */
  readonly mayShowPicture: boolean;
}

/** A set of modules that is fetched together. */
export interface Visit {
  /** The modules it begins with. */
  readonly roots: readonly string[];
  readonly modules: ReadonlySet<string>;
  /** How much a byte that is fetched in vain matters. */
  readonly weight: number;
}

/** All that can be fetched together. */
export interface Visits {
  readonly entry: Visit;
  /** What every visit fetches one after another, so that each runs in a task of its own. */
  readonly steps: readonly Visit[];
  /** First visits of each screen, without entry and steps. */
  readonly screens: readonly ScreenVisit[];
  /** What is fetched after the first picture: a menu that opens, a dialog, a part further down. */
  readonly later: readonly Visit[];
}

/** The first visit of every route with the same screen. */
export interface ScreenVisit extends Visit {
  readonly paths: readonly string[];
  readonly mayShowPicture: boolean;
}

/** What is opened later is fetched by few of those who see its screen, and while the page is at rest. */
const laterWeight = 0.1;

/** Finds what is fetched together, from the modules' own imports. */
export function findVisits(graph: ModuleGraph, { entry, screens: lines }: ChunkRoots): Visits {
  const start = visitOf(graph, [entry], 1);
  const steps = dynamicImportsOf(graph, start.modules).map((root) => visitOf(graph, [root], 1));
  const screens = screenVisits(graph, lines);
  const known = new Set([start, ...steps, ...screens].flatMap(({ roots }) => roots));
  const everywhere = laterRoots(graph, [start, ...steps], known);
  const reachedFrom = screens.map((screen) => laterRoots(graph, [screen], known));
  const later = new Set([...everywhere, ...reachedFrom.flatMap((roots) => [...roots])]);
  return {
    entry: start,
    steps,
    screens,
    later: [...later].map((root) => {
      const reaching = reachedFrom.filter((roots) => everywhere.has(root) || roots.has(root));
      return visitOf(graph, [root], laterWeight * reaching.length);
    }),
  };
}

function visitOf(graph: ModuleGraph, roots: readonly string[], weight: number): Visit {
  return { roots, modules: new Set(roots.flatMap((root) => [...staticClosure(graph, root)])), weight };
}

/** One visit for all routes that bring the same modules. Texts are no part of the graph. */
function screenVisits(graph: ModuleGraph, lines: readonly ScreenRoots[]): ScreenVisit[] {
  const bySet = new Map<string, { roots: readonly string[]; lines: ScreenRoots[] }>();
  for (const line of lines) {
    const roots = line.modules.filter((id) => graph.has(id)).sort();
    const key = roots.join("\n");
    const found = bySet.get(key) ?? { roots, lines: [] };
    bySet.set(key, found);
    found.lines.push(line);
  }
  return [...bySet.values()].map(({ roots, lines }) => ({
    ...visitOf(graph, roots, 1),
    paths: lines.map(({ path }) => path),
    mayShowPicture: lines.some(({ mayShowPicture }) => mayShowPicture),
  }));
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
