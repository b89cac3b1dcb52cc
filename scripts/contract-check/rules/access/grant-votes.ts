import type { Requirement } from "../../load/grants";
import type { Operation } from "../../load/model";

/** How an operation answered a user. */
export interface Observation {
  operation: Operation;
  requirement: Requirement;
  isOpen: boolean;
}

/** An operation that answered otherwise than what the user has allows for. */
export interface GrantViolation {
  operation: Operation;
  isOpen: boolean;
  /** What the user lacks, or has. */
  grants: readonly string[];
}

/** More grants than these would be too many combinations to try. */
const maximumGrants = 10;
/** Two operations that are open show that a grant includes another one; a single one is at fault. */
const costOfUnstated = 1.5;

/**
 * The operations that disagree with the most likely set of grants of a user. A user who is refused nowhere may have all of
 * them, and where two sets are equally likely, only what disagrees with both is certain.
 *
 * Part of `grants`.
 *
 * @param stated What the user has for sure; empty where nothing states it
 */
export function violations(seen: readonly Observation[], stated: readonly string[] = []): GrantViolation[] {
  const names = [...new Set(seen.flatMap(({ requirement }) => requirement.flat()))];
  if (names.length > maximumGrants) return [];
  let best = Number.POSITIVE_INFINITY;
  let sets: ReadonlySet<string>[] = [];
  for (let bits = 0; bits < 2 ** names.length; bits += 1) {
    const held = new Set(names.filter((_, index) => (bits >> index) % 2 === 1));
    const cost = seen.filter((one) => disagrees(one, held)).length + distance(held, names, stated);
    if (cost < best) sets = [];
    if (cost <= best) sets.push(held);
    best = Math.min(best, cost);
  }
  const isLimited = (held: ReadonlySet<string>): boolean =>
    seen.some((one) => !one.isOpen && !disagrees(one, held));
  const [first] = sets;
  if (!first) return [];
  return seen
    .filter((one) => sets.every((held) => disagrees(one, held)))
    .filter((one) => (one.isOpen ? isLimited(first) : true) && (stated.length > 0 || support(one, seen) > 1))
    .map((one) => ({
      operation: one.operation,
      isOpen: one.isOpen,
      grants: [...new Set(one.requirement.flat())].filter((name) => first.has(name) !== one.isOpen),
    }));
}

const allows = (requirement: Requirement, held: ReadonlySet<string>): boolean =>
  requirement.some((all) => all.every((one) => held.has(one)));

const disagrees = ({ requirement, isOpen }: Observation, held: ReadonlySet<string>): boolean =>
  allows(requirement, held) !== isOpen;

function distance(held: ReadonlySet<string>, names: readonly string[], stated: readonly string[]): number {
  if (stated.length === 0) return 0;
  const missing = names.filter((name) => stated.includes(name) && !held.has(name)).length;
  const beyond = [...held].filter((name) => !stated.includes(name)).length;
  return missing * 10 + beyond * costOfUnstated;
}

/** How many operations with the same requirement answered otherwise. */
function support({ requirement, isOpen }: Observation, seen: readonly Observation[]): number {
  const key = (one: Requirement): string => [...new Set(one.flat())].sort().join(" ");
  return seen.filter((one) => one.isOpen !== isOpen && key(one.requirement) === key(requirement)).length;
}
