import type { VisitLimit } from "./merge-groups";
import type { ModuleGroup } from "./module-groups";
import { bitsOf, lowestVisit } from "./visit-bits";

/** Bytes before compression that one request less is worth. */
const requestBytes = 3000;
/** A request too many is worse than any number of bytes. */
const excessRequest = 1e8;
/** A byte too many costs as much as these that are fetched in vain. */
const excessByte = 20;
/** A byte over the budget fails the build, whatever other visits save by it. */
const overBudgetByte = 1000;

/** How far the search for circular imports has come with a chunk. */
const untouched = 0;
const open = 1;
const done = 2;

/**
 * What visits pay for a distribution of groups to chunks, worked out some hundred thousand times for one build: all
 * tables are filled anew instead of being created. A chunk has a number below the count of groups.
 */
export class VisitCosts {
  readonly #limits: readonly VisitLimit[];
  readonly #sizes: Float64Array;
  /** The visits of each group, `#words` numbers of 32 bits for one. */
  readonly #needed: Int32Array;
  readonly #words: number;
  /** What group `g` imports is in `#imports` from `#importsFrom[g]` up to `#importsFrom[g + 1]`. */
  readonly #imports: Int32Array;
  readonly #importsFrom: Int32Array;
  readonly #neededBytes: Float64Array;
  /** The groups of each chunk as a list: its first group, and the group after each; -1 ends it. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  /** By chunk: the visits that fetch it, its bytes, and how far the search has come. */
  readonly #fetched: Int32Array;
  readonly #chunkSizes: Float64Array;
  readonly #states: Uint8Array;
  /** The chunks in use, each after all that it imports. */
  readonly #order: Int32Array;
  #used = 0;
  /** By visit, of the distribution that is looked at. */
  readonly #bytes: Float64Array;
  readonly #requests: Int32Array;

  constructor(groups: readonly ModuleGroup[], limits: readonly VisitLimit[]) {
    const imports = directImports(groups);
    this.#limits = limits;
    this.#sizes = Float64Array.from(groups, ({ size }) => size);
    this.#words = Math.ceil(limits.length / 32);
    this.#needed = Int32Array.from(groups.flatMap(({ needed }) => [...bitsOf(needed)]));
    this.#imports = Int32Array.from(imports.flat());
    this.#importsFrom = new Int32Array(groups.length + 1);
    for (const [place, list] of imports.entries())
      this.#importsFrom[place + 1] = (this.#importsFrom[place] ?? 0) + list.length;
    this.#neededBytes = Float64Array.from(limits, (_, visit) =>
      groups.reduce((sum, { needed, size }) => sum + (needed[visit] ? size : 0), 0),
    );
    this.#first = new Int32Array(groups.length);
    this.#next = new Int32Array(groups.length);
    this.#fetched = new Int32Array(groups.length * this.#words);
    this.#chunkSizes = new Float64Array(groups.length);
    this.#states = new Uint8Array(groups.length);
    this.#order = new Int32Array(groups.length);
    this.#bytes = new Float64Array(limits.length);
    this.#requests = new Int32Array(limits.length);
  }

  /** The costs of all visits; infinite where chunks import each other or a strict visit fetches more than it needs. */
  of(chunks: Int32Array): number {
    this.#fill(chunks);
    this.#used = 0;
    for (let chunk = 0; chunk < chunks.length; chunk++) {
      if ((this.#first[chunk] ?? -1) < 0 || this.#states[chunk] !== untouched) continue;
      if (!this.#addInOrder(chunk, chunks)) return Infinity;
    }
    this.#count(chunks);
    return this.#sum();
  }

  /** Puts the groups into their chunks. */
  #fill(chunks: Int32Array): void {
    this.#first.fill(-1);
    this.#fetched.fill(0);
    this.#chunkSizes.fill(0);
    this.#states.fill(untouched);
    for (let group = 0; group < chunks.length; group++) {
      const chunk = chunks[group] ?? 0;
      this.#next[group] = this.#first[chunk] ?? -1;
      this.#first[chunk] = group;
      this.#chunkSizes[chunk] = (this.#chunkSizes[chunk] ?? 0) + (this.#sizes[group] ?? 0);
      this.#addVisits(chunk, this.#needed, group);
    }
  }

  /** Adds a chunk to the order after all that it imports; false where that leads back to it. */
  #addInOrder(chunk: number, chunks: Int32Array): boolean {
    this.#states[chunk] = open;
    for (let group = this.#first[chunk] ?? -1; group >= 0; group = this.#next[group] ?? -1) {
      const end = this.#importsFrom[group + 1] ?? 0;
      for (let place = this.#importsFrom[group] ?? 0; place < end; place++) {
        const imported = chunks[this.#imports[place] ?? 0] ?? 0;
        const state = this.#states[imported];
        if (imported === chunk || state === done) continue;
        if (state === open || !this.#addInOrder(imported, chunks)) return false;
      }
    }
    this.#states[chunk] = done;
    this.#order[this.#used] = chunk;
    this.#used += 1;
    return true;
  }

  /** What each visit fetches: whoever fetches a chunk fetches what that imports. */
  #count(chunks: Int32Array): void {
    this.#bytes.fill(0);
    this.#requests.fill(0);
    for (let place = this.#used - 1; place >= 0; place--) {
      const chunk = this.#order[place] ?? 0;
      for (let group = this.#first[chunk] ?? -1; group >= 0; group = this.#next[group] ?? -1) {
        const end = this.#importsFrom[group + 1] ?? 0;
        for (let at = this.#importsFrom[group] ?? 0; at < end; at++) {
          const imported = chunks[this.#imports[at] ?? 0] ?? 0;
          if (imported !== chunk) this.#addVisits(imported, this.#fetched, chunk);
        }
      }
      this.#addCosts(chunk);
    }
  }

  #addCosts(chunk: number): void {
    const size = this.#chunkSizes[chunk] ?? 0;
    for (let word = 0; word < this.#words; word++)
      for (let left = this.#fetched[chunk * this.#words + word] ?? 0; left !== 0; left &= left - 1) {
        const visit = lowestVisit(word, left);
        this.#bytes[visit] = (this.#bytes[visit] ?? 0) + size;
        this.#requests[visit] = (this.#requests[visit] ?? 0) + 1;
      }
  }

  /** Adds to the visits that fetch a chunk those at a place of a table. */
  #addVisits(chunk: number, table: Int32Array, place: number): void {
    for (let word = 0; word < this.#words; word++) {
      const at = chunk * this.#words + word;
      this.#fetched[at] = (this.#fetched[at] ?? 0) | (table[place * this.#words + word] ?? 0);
    }
  }

  #sum(): number {
    let sum = 0;
    for (let visit = 0; visit < this.#limits.length; visit++) {
      const limit = this.#limits[visit];
      if (limit === undefined) break;
      const bytes = this.#bytes[visit] ?? 0;
      const requests = this.#requests[visit] ?? 0;
      if (limit.isStrict && bytes > limit.maximumBytes) return Infinity;
      const inVain = bytes - (this.#neededBytes[visit] ?? 0);
      sum += limit.weight * (inVain + requestBytes * requests);
      sum += excessByte * Math.max(0, bytes - limit.maximumBytes);
      sum += overBudgetByte * Math.max(0, bytes - limit.budgetBytes);
      sum += excessRequest * Math.max(0, requests - limit.maximumGroups);
    }
    return sum;
  }
}

/**
 * What each group imports, without what it reaches over another import as well: half of them, and chunks import the
 * same of each other.
 */
function directImports(groups: readonly ModuleGroup[]): readonly (readonly number[])[] {
  const reached = new Map<number, ReadonlySet<number>>();
  const closureOf = (place: number): ReadonlySet<number> => {
    const known = reached.get(place);
    if (known) return known;
    const closure = new Set<number>();
    for (const imported of groups[place]?.imports ?? []) {
      closure.add(imported);
      for (const further of closureOf(imported)) closure.add(further);
    }
    reached.set(place, closure);
    return closure;
  };
  return groups.map(({ imports }) =>
    [...imports].filter(
      (imported) => ![...imports].some((other) => other !== imported && closureOf(other).has(imported)),
    ),
  );
}
