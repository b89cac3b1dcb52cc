import type { VisitLimit } from "./merge-groups";
import type { ModuleGroup } from "./module-groups";
import { addBits, bitsOf, lowestVisit, type VisitBits } from "./visit-bits";

/** Bytes before compression that one request less is worth. */
const requestBytes = 3000;
/** A request too many is worse than any number of bytes. */
const excessRequest = 1e8;
/** A byte too many costs as much as these that are fetched in vain. */
const excessByte = 20;

/** What visits pay for a distribution of groups to chunks, worked out many thousand times for one build. */
export class VisitCosts {
  readonly #sizes: readonly number[];
  readonly #imports: readonly (readonly number[])[];
  readonly #needed: readonly VisitBits[];
  readonly #words: number;
  readonly #limits: readonly VisitLimit[];
  readonly #neededBytes: Float64Array;
  /** By visit, of the distribution that is looked at. */
  readonly #bytes: Float64Array;
  readonly #requests: Int32Array;

  constructor(groups: readonly ModuleGroup[], limits: readonly VisitLimit[]) {
    this.#sizes = groups.map(({ size }) => size);
    this.#imports = groups.map(({ imports }) => [...imports]);
    this.#words = Math.ceil(limits.length / 32);
    this.#needed = groups.map(({ needed }) => bitsOf(needed));
    this.#limits = limits;
    this.#neededBytes = Float64Array.from(limits, (_, visit) =>
      groups.reduce((sum, { needed, size }) => sum + (needed[visit] ? size : 0), 0),
    );
    this.#bytes = new Float64Array(limits.length);
    this.#requests = new Int32Array(limits.length);
  }

  /** The costs of all visits; infinite where chunks import each other or a strict visit fetches more than it needs. */
  of(chunks: Int32Array): number {
    const table = this.#chunkTable(chunks);
    if (table === null) return Infinity;
    this.#count(table);
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
      sum += excessRequest * Math.max(0, requests - limit.maximumGroups);
    }
    return sum;
  }

  /** What each visit fetches. */
  #count(table: readonly ChunkCost[]): void {
    this.#bytes.fill(0);
    this.#requests.fill(0);
    for (const { visits, size } of table)
      for (let word = 0; word < visits.length; word++)
        for (let left = visits[word] ?? 0; left !== 0; left &= left - 1) {
          const visit = lowestVisit(word, left);
          this.#bytes[visit] = (this.#bytes[visit] ?? 0) + size;
          this.#requests[visit] = (this.#requests[visit] ?? 0) + 1;
        }
  }

  /** Each chunk that holds a group, with the visits that fetch it or what imports it; null where they import each other. */
  #chunkTable(chunks: Int32Array): ChunkCost[] | null {
    const byChunk: (ChunkCost | undefined)[] = new Array(chunks.length).fill(undefined);
    const all: ChunkCost[] = [];
    for (let group = 0; group < chunks.length; group++) {
      const place = chunks[group] ?? 0;
      let chunk = byChunk[place];
      if (chunk === undefined) {
        chunk = { visits: new Int32Array(this.#words), size: 0, imports: [], state: "new" };
        byChunk[place] = chunk;
        all.push(chunk);
      }
      chunk.size += this.#sizes[group] ?? 0;
      const needed = this.#needed[group];
      if (needed) addBits(chunk.visits, needed);
      // The same chunk may stand there more than once: finding that out would take longer than looking at it again.
      for (const imported of this.#imports[group] ?? []) {
        const other = chunks[imported] ?? 0;
        if (other !== place) chunk.imports.push(other);
      }
    }
    const ordered: ChunkCost[] = [];
    for (const chunk of all) if (!addInOrder(chunk, byChunk, ordered)) return null;
    for (const chunk of ordered.reverse())
      for (const imported of chunk.imports) {
        const other = byChunk[imported];
        if (other) addBits(other.visits, chunk.visits);
      }
    return ordered;
  }
}

interface ChunkCost {
  readonly visits: VisitBits;
  size: number;
  /** Places of the chunks it imports. */
  readonly imports: number[];
  state: "new" | "open" | "done";
}

/** Adds a chunk after all that it imports; false where that leads back to it. */
function addInOrder(
  chunk: ChunkCost,
  byChunk: readonly (ChunkCost | undefined)[],
  ordered: ChunkCost[],
): boolean {
  if (chunk.state !== "new") return chunk.state === "done";
  chunk.state = "open";
  for (const imported of chunk.imports) {
    const other = byChunk[imported];
    if (other && !addInOrder(other, byChunk, ordered)) return false;
  }
  chunk.state = "done";
  ordered.push(chunk);
  return true;
}
