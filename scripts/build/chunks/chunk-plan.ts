import { mergeGroups, type VisitLimit } from "./merge-groups";
import type { ModuleGraph } from "./module-graph";
import { groupModules, type ModuleGroup } from "./module-groups";
import { refineGroups } from "./refine-groups";
import { type ChunkRoots, findVisits, type Visits } from "./visits";

/**
 * Scripts of a first visit: with the bundler's runtime, the page, its style sheet, texts and settings it is twenty
 * requests.
 */
const maximumScripts = 15;
/** The entry, its three steps and one for what home shows: with two pictures it stays within twelve. */
const maximumScriptsOfHome = 5;
/** How much more than it needs a first visit may fetch, so that it makes fewer requests. */
const maximumGrowth = 1.1;
/** Bytes before compression, in the steps of the groups' sizes, up to which a first visit may grow so. */
const heaviest = 735_000;
/**
 * Bytes before compression, in the steps of the groups' sizes, that a first visit may have at most: what `npm run budget`
 * allows is some 770 kB of these. Close below it only the heaviest visits pay, at the cost of lighter ones; far below it all
 * pay, and none the more for being the heaviest.
 */
const budget = 745_000;
/** Most visits begin there, so nothing unused is fetched. */
const home = "/";

/** Which chunk every module of the build goes into. */
export interface ChunkPlan {
  /** The chunk that a page starts with. */
  readonly entry: string;
  /** The chunk with the route table, which names those of all screens. */
  readonly routes: string;
  /** The chunk's name by the id of a module. */
  readonly chunkOf: ReadonlyMap<string, string>;
  /** Names of the chunks that belong to the first visit of a screen: most of what is in them runs at once. */
  readonly firstVisits: ReadonlySet<string>;
}

/**
 * Cuts a build into chunks by what is fetched together: what the same screens need is one chunk, and where a screen
 * would take too many, those are merged that are least often fetched in vain.
 */
export function planChunks(graph: ModuleGraph, roots: ChunkRoots): ChunkPlan {
  const visits = findVisits(graph, roots);
  const { entry, steps, screens } = visits;
  const groups = groupModules(graph, visits);
  // The entry decides when to fetch the rest, and what all steps need runs in a task of its own.
  const fixed = [entry, ...steps.slice(0, -1)].flatMap(({ roots }) => roots);
  const isFixed = ({ modules }: ModuleGroup) => fixed.some((root) => modules.includes(root));
  const limits = limitsOf(groups, visits);
  const merged = refined(groups, mergeGroups(groups, limits, isFixed), limits, isFixed);
  const chunkOf = new Map<string, string>();
  const firstVisits = new Set<string>();
  for (const group of merged) {
    const name = uniqueName(nameOf(group, graph, visits), new Set(chunkOf.values()));
    for (const id of group.modules) chunkOf.set(id, name);
    if (group.needed.slice(0, screens.length).includes(true)) firstVisits.add(name);
  }
  const [start = ""] = steps.at(-1)?.roots ?? [];
  return {
    entry: chunkOf.get(roots.entry) ?? "",
    routes: chunkOf.get(start) ?? "",
    chunkOf,
    firstVisits,
  };
}

type Group = Pick<ModuleGroup, "modules" | "needed">;

/** The merged groups, after single ones were moved to where they cost less. */
function refined(
  groups: readonly ModuleGroup[],
  merged: readonly ModuleGroup[],
  limits: readonly VisitLimit[],
  isFixed: (group: ModuleGroup) => boolean,
): readonly Group[] {
  const placeOf = new Map(merged.flatMap(({ modules }, place) => modules.map((id) => [id, place] as const)));
  const chunks = groups.map(({ modules: [first = ""] }) => placeOf.get(first) ?? 0);
  const lists = new Map<number, ModuleGroup[]>();
  for (const [index, chunk] of refineGroups(groups, chunks, limits, isFixed).entries()) {
    const group = groups[index];
    if (group) lists.set(chunk, [...(lists.get(chunk) ?? []), group]);
  }
  return [...lists.values()].map((list) => ({
    modules: list.flatMap(({ modules }) => modules),
    needed: limits.map((_, visit) => list.some(({ needed }) => needed[visit])),
  }));
}

/** What each visit may fetch; what is opened later waits for nothing, however many scripts it is. */
function limitsOf(groups: readonly ModuleGroup[], { screens, later }: Visits): readonly VisitLimit[] {
  return [...screens, ...later].map((visit, index): VisitLimit => {
    const bytes = groups.reduce((sum, { needed, size }) => sum + (needed[index] ? size : 0), 0);
    const screen = screens[index];
    const isHome = screen?.paths.includes(home) === true;
    const most = isHome ? maximumScriptsOfHome : maximumScripts - (screen?.mayShowPicture ? 1 : 0);
    return {
      weight: visit.weight,
      maximumGroups: screen ? most : Infinity,
      maximumBytes: isHome ? bytes : Math.min(bytes * maximumGrowth, heaviest),
      budgetBytes: screen ? budget : Infinity,
      isStrict: isHome,
    };
  });
}

/** After what the group is fetched for where that is one of its modules, else after its largest module. */
function nameOf(group: Group, graph: ModuleGraph, visits: Visits): string {
  const roots = [visits.entry, ...visits.steps, ...visits.screens].flatMap(({ roots }) => roots);
  const root = roots.find((id) => group.modules.includes(id));
  if (root === undefined) {
    const sizeOf = (id: string) => graph.get(id)?.size ?? 0;
    const largest = [...group.modules].sort((one, other) => sizeOf(other) - sizeOf(one))[0] ?? "";
    return baseName(largest);
  }
  return baseName(root);
}

/**
 * A package's name for what comes from one, else the file's name without its endings: the route table, which every page
 * loads, has all of them.
 */
function baseName(id: string): string {
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "");
  const own = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
  const name = own?.replace(/^@/, "") ?? path.replace(/.*[\\/]/, "").replace(/(-screen)?\.\w+$/, "");
  return name.replace(/[^\w-]+/g, "-");
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
