import { unescapePointer } from "../../lib/json-pointer";

/** A member or item of a value. */
export interface Child {
  /** Where it begins in the text: at its key where it has one. */
  readonly start: number;
  /** What its own children are found by. */
  readonly value: number;
}

/**
 * Finds the line, from 1, of a JSON pointer by descending to it: that of the nearest existing parent where it leads
 * nowhere. What was passed on the way is remembered, as the next pointer passes it too.
 */
export function linesOfPointers(
  text: string,
  root: Child,
  childrenOf: (value: number) => ReadonlyMap<string, Child>,
): (pointer: string) => number {
  const known = new Map<number, ReadonlyMap<string, Child>>();
  const lineAt = linesOf(text);
  return (pointer) => {
    let at = root;
    for (const step of pointer.split("/").slice(1)) {
      const children = known.get(at.value) ?? childrenOf(at.value);
      known.set(at.value, children);
      const child = children.get(unescapePointer(step));
      if (!child) break;
      at = child;
    }
    return lineAt(at.start);
  };
}

/** Finds the line, from 1, of a place in a text, which is gone through once when the first line is asked for. */
function linesOf(text: string): (place: number) => number {
  let starts: number[] | undefined;
  return (place) => {
    starts ??= lineStarts(text);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
