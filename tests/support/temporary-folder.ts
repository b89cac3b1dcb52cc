import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** Path in the folder → text. */
export type Files = Readonly<Record<string, string>>;

const created: string[] = [];

afterAll(() => {
  for (const folder of created.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files that is gone when the test file ends. */
export function temporaryFolder(files: Files = {}): string {
  // Some systems reach their temporary folder by a link, and tools print where it leads.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "stockbook-")));
  created.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder, with the folders they stand in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
