import { existsSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type * as ServerEntry from "../../src/app/server-entry";

/** The part of the site that runs without a browser: which addresses exist, and how pages are made. */
export type { ServerEntry };

/** Opens the built server entry. Throws one sentence when it is missing or from another version. */
export async function openServerEntry(path: string): Promise<typeof ServerEntry> {
  if (!existsSync(path)) throw new Error("The site is not built; run npm run build first.");
  // Node keeps what it has imported: after another build the same file is another module.
  const entry: unknown = await import(`${pathToFileURL(path).href}?built=${statSync(path).mtimeMs}`);
  if (!isServerEntry(entry))
    throw new Error("The built site is from another version; run npm run build again.");
  return entry;
}

function isServerEntry(value: unknown): value is typeof ServerEntry {
  return (
    typeof value === "object" &&
    value !== null &&
    [
      "routeOf",
      "queryPageOf",
      "describeRoutes",
      "renderPage",
      "renderShell",
      "setSettings",
      "setHtmlWindow",
    ].every((name) => typeof Object(value)[name] === "function")
  );
}
