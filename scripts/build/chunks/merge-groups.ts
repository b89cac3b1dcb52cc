import { GroupSet } from "./group-set";
import type { ModuleGroup } from "./module-groups";
import { bitsOf, lowestVisit, type VisitBits } from "./visit-bits";

/** What a visit may fetch. */
export interface VisitLimit {
  /** How much it matters beside the others. */
  readonly weight: number;
  readonly maximumGroups: number;
  readonly maximumBytes: number;
  /** Bytes beyond which it fails its budget. */
  readonly budgetBytes: number;
  /** Whether it may rather fetch too many groups than too many bytes. */
  readonly isStrict: boolean;
}

/** The share of what a visit may still fetch in vain that is worth one request less. */
const requestWorth = 0.02;

/**
 * Merges groups until no visit fetches more than it may, and beyond that where it is worth a request: each time the two
 * whose merger costs least for what it saves. Where both limits cannot be kept, that of groups is, unless the
 * visit is strict.
 */
export function mergeGroups(
  groups: readonly ModuleGroup[],
  limits: readonly VisitLimit[],
  isFixed: (group: ModuleGroup) => boolean,
): readonly ModuleGroup[] {
  const set = new GroupSet(groups);
  for (;;) {
    const pair = cheapestPair(set, limits, isFixed);
    if (pair === null) return set.all();
    set.merge(...pair);
  }
}

function cheapestPair(
  set: GroupSet,
  limits: readonly VisitLimit[],
  isFixed: (group: ModuleGroup) => boolean,
): [number, number] | null {
  const excess = limits.map(({ maximumGroups }, visit) => Math.max(0, set.countOf(visit) - maximumGroups));
  const isOver = excess.some((count) => count > 0);
  const savings = isOver ? excess : limits.map(({ weight }) => weight);
  const remainingBytes = limits.map(({ maximumBytes }, visit) => maximumBytes - set.bytesOf(visit));
  const closures = set.closures();
  const sides = set
    .places()
    .filter((index) => !isFixed(set.at(index)))
    .map((index) => sideOf(set, index, closures.get(index) ?? new Set(), limits.length));
  // A third group stands between the two: it and the merged one would import each other.
  const areSeparate = (one: Side, other: Side) =>
    [...set.at(one.place).imports].some(
      (index) => index !== other.place && closures.get(index)?.has(other.place),
    );
  let [best, pair]: [number, [number, number] | null] = [isOver ? Infinity : requestWorth, null];
  for (const [index, one] of sides.entries())
    for (const other of sides.slice(index + 1)) {
      const price = priceOf(one, other, limits, savings, remainingBytes, best);
      if (price >= best || areSeparate(one, other) || areSeparate(other, one)) continue;
      [best, pair] = [price, [one.place, other.place]];
    }
  return pair;
}

/** A group as one of two that might be merged. */
interface Side {
  readonly place: number;
  readonly needed: VisitBits;
  /** Bytes that come with it where it is not needed, by visit: the group and all that it imports. */
  readonly extra: Float64Array;
}

function sideOf(set: GroupSet, index: number, closure: Iterable<number>, visits: number): Side {
  const extra = new Float64Array(visits);
  for (const reached of closure) {
    const { needed, size } = set.at(reached);
    for (let visit = 0; visit < visits; visit++)
      if (!needed[visit]) extra[visit] = (extra[visit] ?? 0) + size;
  }
  return { place: index, needed: bitsOf(set.at(index).needed), extra };
}

/**
 * What all visits fetch in vain where the two are one, each as a share of what is left to it then, for one request
 * less. Infinite where it saves none, or as soon as it is not below `best`.
 */
function priceOf(
  one: Side,
  other: Side,
  limits: readonly VisitLimit[],
  savings: readonly number[],
  remainingBytes: readonly number[],
  best: number,
): number {
  const saved = savedBy(one, other, savings);
  if (saved === 0) return Infinity;
  // Of two mergers that cost nothing the one that saves more is better.
  let cost = 1e-6;
  for (let word = 0; word < one.needed.length; word++) {
    const ofOne = one.needed[word] ?? 0;
    for (let left = ofOne ^ (other.needed[word] ?? 0); left !== 0; left &= left - 1) {
      const visit = lowestVisit(word, left);
      const extra = ((ofOne & left & -left) !== 0 ? other : one).extra[visit] ?? 0;
      const bytes = (remainingBytes[visit] ?? 0) - extra;
      if (bytes < 0 && limits[visit]?.isStrict) return Infinity;
      cost += ((limits[visit]?.weight ?? 0) * extra) / Math.max(1, bytes);
      if (cost >= best * saved) return Infinity;
    }
  }
  return cost / saved;
}

/** What the visits save that need both. */
function savedBy(one: Side, other: Side, savings: readonly number[]): number {
  let saved = 0;
  for (let word = 0; word < one.needed.length; word++)
    for (let left = (one.needed[word] ?? 0) & (other.needed[word] ?? 0); left !== 0; left &= left - 1)
      saved += savings[lowestVisit(word, left)] ?? 0;
  return saved;
}
