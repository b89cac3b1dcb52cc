import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generate-group";

/** The files that are missing or differ from what the contract says. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => readIfThere(join(root, path)) !== text);
}

/** Writes files; one that is as it should be is best left out, so that whoever watches it is not woken. */
export function writeGenerated(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
