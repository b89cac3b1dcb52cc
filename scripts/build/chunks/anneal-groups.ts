import type { Random } from "../../lib/random";
import type { VisitLimit } from "./merge-groups";
import type { ModuleGroup } from "./module-groups";
import type { VisitCosts } from "./visit-costs";

/** Moves that are tried for each group; twice as many take as long again and save one byte in two hundred. */
const movesPerGroup = 800;
/** Costs that a move may add, at the beginning and at the end, with a chance of one in e. */
const warmest = 300_000;
const coldest = 4000;
/** A group moves into the chunk of one of so many others: those that most nearly the same visits fetch. */
const neighbors = 60;
/** The chance of a move into a chunk of its own, and that of a whole chunk into another. */
const toOwnChunk = 0.08;
const wholeChunk = 0.1;

/**
 * Looks for a distribution that costs the visits less by simulated annealing: at first it takes moves that cost more as
 * well, and so leaves arrangements that no single move makes better. The same groups give the same chunks.
 * @param chunks the chunk of each group; a number below the count of groups
 * @param isFixed whether nothing is moved into this chunk and out of it
 * @returns the cheapest distribution that was seen, which is never dearer than `chunks`
 */
export function annealGroups(
  groups: readonly ModuleGroup[],
  chunks: Int32Array,
  costs: VisitCosts,
  limits: readonly VisitLimit[],
  isFixed: (chunk: number) => boolean,
  random: Random,
): Int32Array {
  const current = chunks.slice();
  let best = chunks.slice();
  let [cost, lowest] = [costs.of(current), costs.of(current)];
  const movable = [...current.keys()].filter((group) => !isFixed(current[group] ?? 0));
  const near = movable.map((group) => [group, nearest(groups, limits, group, movable)] as const);
  const moving = near.filter(([, others]) => others.length > 0);
  const moves = movesPerGroup * moving.length;
  for (let move = 0; move < moves; move++) {
    const heat = warmest * (coldest / warmest) ** (move / moves);
    const chosen = random.pick(moving);
    if (chosen === undefined) break;
    const [group, others] = chosen;
    const from = current[group] ?? 0;
    const isToOwn = random.next() < toOwnChunk;
    const to = isToOwn ? freeChunk(current) : (current[random.pick(others) ?? group] ?? from);
    if (to === from || to < 0) continue;
    const moved = random.next() < wholeChunk ? movable.filter((other) => current[other] === from) : [group];
    for (const one of moved) current[one] = to;
    const after = costs.of(current);
    if (after < cost || random.next() < Math.exp((cost - after) / heat)) cost = after;
    else for (const one of moved) current[one] = from;
    if (cost < lowest) [lowest, best] = [cost, current.slice()];
  }
  return best;
}

/** The groups that share a visit with this one, those first whose visits differ least. */
function nearest(
  groups: readonly ModuleGroup[],
  limits: readonly VisitLimit[],
  group: number,
  others: readonly number[],
): readonly number[] {
  const needed = groups[group]?.needed ?? [];
  const ranked = others.flatMap((other) => {
    const visits = groups[other]?.needed ?? [];
    if (other === group || !needed.some((isNeeded, visit) => isNeeded && visits[visit])) return [];
    const different = limits.reduce(
      (sum, { weight }, visit) => sum + (needed[visit] === visits[visit] ? 0 : weight),
      0,
    );
    return [{ other, different }];
  });
  ranked.sort((one, two) => one.different - two.different);
  return ranked.slice(0, neighbors).map(({ other }) => other);
}

/** A number that no chunk has; -1 where there is none. */
function freeChunk(chunks: Int32Array): number {
  const used = new Uint8Array(chunks.length);
  for (const chunk of chunks) used[chunk] = 1;
  return used.indexOf(0);
}
