import { isMap, isNode, isPair, isScalar, isSeq, type LineCounter, type Node } from "yaml";
import { unescapePointer } from "./json-pointer";

/**
 * What finds the line, from 1, of a JSON pointer into a document that was parsed with this counter: that of the nearest
 * existing parent where the pointer leads nowhere. A document has ten times as many nodes as anybody asks for, so each
 * is found by descending to it.
 */
export function lineFinder(contents: Node | null, counter: LineCounter): (pointer: string) => number {
  const members = new WeakMap<Node, ReadonlyMap<string, Child>>();

  function childOf(node: Node, step: string): Child | undefined {
    if (isSeq(node)) {
      const item = node.items[Number(step)];
      return isNode(item) ? { node: item, start: item.range?.[0] ?? 0 } : undefined;
    }
    if (!isMap(node)) return undefined;
    const known = members.get(node) ?? membersOf(node.items);
    members.set(node, known);
    return known.get(step);
  }

  return (pointer) => {
    let start = contents?.range?.[0] ?? 0;
    let node = contents;
    for (const step of pointer.split("/").slice(1)) {
      const child: Child | undefined = node ? childOf(node, unescapePointer(step)) : undefined;
      if (!child) break;
      ({ node, start } = child);
    }
    return counter.linePos(start).line;
  };
}

/** A member's value and where the member begins: at its key. */
interface Child {
  readonly node: Node | null;
  readonly start: number;
}

function membersOf(items: readonly unknown[]): ReadonlyMap<string, Child> {
  const members = new Map<string, Child>();
  for (const pair of items) {
    if (!isPair(pair) || !isScalar(pair.key)) continue;
    const { key, value } = pair;
    members.set(String(key.value), { node: isNode(value) ? value : null, start: key.range?.[0] ?? 0 });
  }
  return members;
}
