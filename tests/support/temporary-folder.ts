import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Path in the folder → text. */
export type Files = Readonly<Record<string, string>>;

const created: string[] = [];

/** Removes what a test file created. Called by the setup of every file, as this module is loaded once for many. */
export function removeTemporaryFolders(): void {
  for (const folder of created.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A folder with these files, removed after the test file. */
export function temporaryFolder(files: Files = {}): string {
  // Some systems link to their temporary folder, and tools print the resolved path.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "stockbook-")));
  created.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder and creates their folders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
