import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generate-group";

/** The files that are missing or differ from the contract. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => readIfThere(join(root, path)) !== text);
}

/** Writes files that differ from their content on disk, so that watchers are not triggered needlessly. */
export function writeGenerated(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Files in the generated folder that no contract generates any more, as paths below the root. */
export function orphanedFiles(root: string, groups: readonly string[]): string[] {
  const folder = "src/generated";
  if (!existsSync(join(root, folder))) return [];
  const generated = new Set(groups.flatMap((group) => [`${group}.ts`, `${group}.contract.json`]));
  return readdirSync(join(root, folder))
    .filter((name) => !generated.has(name))
    .map((name) => `${folder}/${name}`);
}

/** Removes files; none of them is missed when it is gone already. */
export function removeGenerated(root: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(root, path), { force: true });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
