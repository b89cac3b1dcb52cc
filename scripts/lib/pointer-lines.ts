import { isMap, isPair, isScalar, isSeq, type LineCounter, type ParsedNode } from "yaml";
import { escapePointer } from "./json-pointer";

/** Line, from 1, of every JSON pointer into a document that was parsed with this counter. */
export function pointerLines(contents: ParsedNode | null, counter: LineCounter): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  if (contents) recordLines(contents, "", counter, lines);
  return lines;
}

/** The line of a JSON pointer; the nearest known parent's where the pointer leads nowhere. */
export function nearestLine(pointer: string, lines: ReadonlyMap<string, number>): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
    if (at === "") return 1;
  }
}

function recordLines(
  node: ParsedNode,
  pointer: string,
  counter: LineCounter,
  lines: Map<string, number>,
): void {
  if (!lines.has(pointer)) lines.set(pointer, counter.linePos(node.range[0]).line);
  if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      const child = `${pointer}/${escapePointer(String(pair.key.value))}`;
      lines.set(child, counter.linePos(pair.key.range?.[0] ?? 0).line);
      if (pair.value) recordLines(pair.value, child, counter, lines);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => {
      recordLines(item, `${pointer}/${index}`, counter, lines);
    });
  }
}
