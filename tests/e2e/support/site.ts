import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");

/** The inputs of the build; a build that is newer than all of them is reused. */
const sources = [
  "src",
  "public",
  "scripts/build",
  "scripts/site",
  "mocks",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/**
 * The production build, served once for all tests on a free port, with worlds in memory alone. Its printed address
 * reaches the tests as STOCKBOOK_ADDRESS; where it cannot start, its error message is shown.
 */
export const site: NonNullable<PlaywrightTestConfig["webServer"]> = {
  name: "site",
  command: [
    `"${process.execPath}" --import tsx scripts/commands/start.ts --port 0 --data :memory:`,
    ...(isBuildFresh() ? ["--skip-build"] : []),
  ].join(" "),
  cwd: root,
  wait: { stdout: /^Stockbook: (?<stockbook_address>http:\S+)/m },
  // A build without a cache takes about a minute on two slow cores.
  timeout: 240_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
};

/** STOCKBOOK_BUILT=1 declares the build fresh; otherwise the modification times decide. */
function isBuildFresh(): boolean {
  if (process.env["STOCKBOOK_BUILT"] === "1") return true;
  const built = statSync(join(root, "dist/app.html"), { throwIfNoEntry: false });
  return built !== undefined && sources.every((source) => lastChange(join(root, source)) < built.mtimeMs);
}

/** The modification time of a file, or of the newest file in a folder. */
function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}
