import type { Change } from "./change";
import { isWording } from "./package-version";

/** What one version changed. */
export interface VersionChanges {
  readonly version: string;
  /** What it was compared with; null for the first version. */
  readonly since: string | null;
  readonly changes: readonly Change[];
}

const sections: readonly { title: string; holds: (change: Change) => boolean }[] = [
  { title: "Breaking", holds: ({ severity }) => severity === "breaking" },
  { title: "Some callers may notice", holds: ({ severity }) => severity === "risky" },
  { title: "Added and loosened", holds: (change) => change.severity === "safe" && !isWording(change) },
  { title: "Texts and marks", holds: isWording },
];

/** The changelog as Markdown, the newest version first. */
export function formatChangelog(versions: readonly VersionChanges[]): string {
  const chapters = versions.map(({ version, since, changes }) => {
    const title = since === null ? `## ${version}` : `## ${version} (since ${since})`;
    if (since === null) return `${title}\n\nThe first version.`;
    const found = sections.flatMap(({ title: section, holds }) => {
      const entries = [...new Set(changes.filter(holds).map(entryOf))];
      return entries.length === 0 ? [] : [`### ${section}\n\n${entries.join("\n")}`];
    });
    return [title, ...(found.length > 0 ? found : ["The contracts are the same."])].join("\n\n");
  });
  return `# Changelog\n\nWritten by \`contract-diff\`.\n\n${chapters.join("\n\n")}\n`;
}

function entryOf({ operation, where, reason }: Change): string {
  const part = where === "" ? "" : ` ${where}`;
  return `- **${operation}**${part}: ${reason}`;
}
