import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const endings = ["", ".ts", ".tsx"];

/**
 * Every source file that `entry` needs before it can run: what it imports statically, and what those import. Types
 * and dynamic imports do not count.
 */
export function staticClosure(entry: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const source = readFileSync(entry, "utf8").replace(/import\s+type\s[^;]*;/g, "");
  for (const [, path = ""] of source.matchAll(/(?:^|\n)(?:import|export)\s[^;]*?from\s+"(\.[^"]+)"/g)) {
    const file = endings
      .map((ending) => join(dirname(entry), path) + ending)
      .find((name) => /\.tsx?$/.test(name) && existsSync(name));
    if (file) staticClosure(file, found);
  }
  return found;
}
