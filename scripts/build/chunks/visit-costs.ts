import type { VisitLimit } from "./merge-groups";
import type { ModuleGroup } from "./module-groups";

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
  /** By group, one bit for each visit that needs it. */
  readonly #needed: readonly Int32Array[];
  readonly #words: number;
  readonly #limits: readonly VisitLimit[];
  readonly #neededBytes: Float64Array;

  constructor(groups: readonly ModuleGroup[], limits: readonly VisitLimit[]) {
    this.#sizes = groups.map(({ size }) => size);
    this.#imports = groups.map(({ imports }) => [...imports]);
    this.#words = Math.ceil(limits.length / 32);
    this.#needed = groups.map(({ needed }) => {
      const bits = new Int32Array(this.#words);
      for (const [visit, isNeeded] of needed.entries())
        if (isNeeded) bits[visit >> 5] = (bits[visit >> 5] ?? 0) | (1 << (visit & 31));
      return bits;
    });
    this.#limits = limits;
    this.#neededBytes = Float64Array.from(limits, (_, visit) =>
      groups.reduce((sum, { needed, size }) => sum + (needed[visit] ? size : 0), 0),
    );
  }

  /** The costs of all visits; infinite where chunks import each other or a strict visit fetches more than it needs. */
  of(chunks: Int32Array): number {
    const table = this.#chunkTable(chunks);
    if (table === null) return Infinity;
    let sum = 0;
    for (const [visit, limit] of this.#limits.entries()) {
      let [bytes, requests] = [0, 0];
      for (const { visits, size } of table) {
        if ((((visits[visit >> 5] ?? 0) >> (visit & 31)) & 1) === 0) continue;
        bytes += size;
        requests += 1;
      }
      if (limit.isStrict && bytes > limit.maximumBytes) return Infinity;
      const inVain = bytes - (this.#neededBytes[visit] ?? 0);
      sum += limit.weight * (inVain + requestBytes * requests);
      sum += excessByte * Math.max(0, bytes - limit.maximumBytes);
      sum += excessRequest * Math.max(0, requests - limit.maximumGroups);
    }
    return sum;
  }

  /** Each chunk that holds a group, with the visits that fetch it or what imports it; null where they import each other. */
  #chunkTable(chunks: Int32Array): ChunkCost[] | null {
    const byChunk = new Map<number, ChunkCost>();
    for (let group = 0; group < chunks.length; group++) {
      const place = chunks[group] ?? 0;
      let chunk = byChunk.get(place);
      if (chunk === undefined) {
        chunk = { visits: new Int32Array(this.#words), size: 0, imports: new Set(), state: "new" };
        byChunk.set(place, chunk);
      }
      chunk.size += this.#sizes[group] ?? 0;
      merge(chunk.visits, this.#needed[group]);
      for (const imported of this.#imports[group] ?? []) {
        const other = chunks[imported] ?? 0;
        if (other !== place) chunk.imports.add(other);
      }
    }
    const ordered: ChunkCost[] = [];
    for (const chunk of byChunk.values()) if (!addInOrder(chunk, byChunk, ordered)) return null;
    for (const chunk of ordered.reverse())
      for (const imported of chunk.imports) {
        const other = byChunk.get(imported);
        if (other) merge(other.visits, chunk.visits);
      }
    return ordered;
  }
}

interface ChunkCost {
  readonly visits: Int32Array;
  size: number;
  readonly imports: Set<number>;
  state: "new" | "open" | "done";
}

function merge(into: Int32Array, bits: Int32Array | undefined): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (bits?.[word] ?? 0);
}

/** Adds a chunk after all that it imports; false where that leads back to it. */
function addInOrder(
  chunk: ChunkCost,
  byChunk: ReadonlyMap<number, ChunkCost>,
  ordered: ChunkCost[],
): boolean {
  if (chunk.state !== "new") return chunk.state === "done";
  chunk.state = "open";
  for (const imported of chunk.imports) {
    const other = byChunk.get(imported);
    if (other && !addInOrder(other, byChunk, ordered)) return false;
  }
  chunk.state = "done";
  ordered.push(chunk);
  return true;
}
