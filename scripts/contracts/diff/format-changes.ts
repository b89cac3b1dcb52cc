import type { Change, Severity } from "./change";

const severities: readonly Severity[] = ["breaking", "risky", "safe"];

/** How many names a line holds before it counts the rest. */
const nameLimit = 3;

/**
 * The changes for people, the worst first, and a closing line that counts them. A change to a schema that several
 * operations share is one line naming them.
 */
export function formatChanges(changes: readonly Change[]): string {
  const blocks = severities.flatMap((severity) => {
    const lines = grouped(changes.filter((change) => change.severity === severity));
    return lines.length === 0 ? [] : [[severity, ...lines.map((line) => `  ${line}`)].join("\n")];
  });
  const counts = severities.map(
    (severity) => `${changes.filter((change) => change.severity === severity).length} ${severity}`,
  );
  return [...blocks, `contract-diff: ${counts.join(", ")}`].join("\n\n");
}

function grouped(changes: readonly Change[]): string[] {
  const groups = new Map<string, { places: string[]; end: string }>();
  for (const { operation, where, reason, place } of changes) {
    const end = `${reason} (${place})`;
    const group = groups.get(end) ?? { places: [], end };
    group.places.push(where === "" ? operation : `${operation} ${where}`);
    groups.set(end, group);
  }
  return [...groups.values()].map(({ places, end }) => {
    const rest = places.length - nameLimit;
    return `${places.slice(0, nameLimit).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}: ${end}`;
  });
}
