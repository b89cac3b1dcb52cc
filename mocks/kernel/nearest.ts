import type { ContractOperation } from "./contract-model";

/** The operation whose method and path look most like an unknown request's; null when there are no operations. */
export function nearestOperation<Operation extends Pick<ContractOperation, "method" | "path">>(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | null {
  const wanted = path.split("/");
  let best: Operation | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const operation of operations) {
    const distance = edits(wanted, operation.path.split("/")) + (operation.method === method ? 0 : 0.5);
    if (distance < least) [best, least] = [operation, distance];
  }
  return best;
}

/** How many segments to add, drop or respell; a respelling costs the share of letters that differ. */
function edits(from: readonly string[], to: readonly string[]): number {
  return distance(from.length, to.length, (left, right) => respelling(from[left] ?? "", to[right] ?? ""));
}

function respelling(from: string, to: string): number {
  if (from === to) return 0;
  // A template stands for any text, but a literal that fits is nearer.
  if (to.startsWith("{")) return 0.4;
  return (
    distance(from.length, to.length, (left, right) => (from[left] === to[right] ? 0 : 1)) /
    Math.max(from.length, to.length)
  );
}

/** Levenshtein distance with the given cost of putting one element in another's stead. */
function distance(fromLength: number, toLength: number, cost: (from: number, to: number) => number): number {
  let row = Array.from({ length: toLength + 1 }, (_, index) => index);
  for (let from = 0; from < fromLength; from++) {
    const next = [from + 1];
    for (let to = 0; to < toLength; to++) {
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + cost(from, to)));
    }
    row = next;
  }
  return row[toLength] ?? 0;
}
