import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GeneratedFile } from "./generate-group";
import { contractPath, existingGroups, type Group } from "./groups";

const folder = "src/generated";

function generatedNames(group: string): string[] {
  return [`${group}.ts`, `${group}.contract.json`];
}

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

/**
 * The groups whose contract, or what contracts share, was written after the files that are generated from it. Times are
 * compared, not contents, which takes seconds: what is named here may match all the same.
 */
export function outdatedGroups(root: string): Group[] {
  const common = join(root, "contracts/common");
  const shared = existsSync(common) ? readdirSync(common).map((name) => writtenAt(join(common, name))) : [];
  return existingGroups(root).filter((group) => {
    const generated = generatedNames(group).map((name) => writtenAt(join(root, folder, name)));
    return Math.max(writtenAt(contractPath(root, group)), ...shared) > Math.min(...generated);
  });
}

/** When a file was written, in milliseconds since 1970; before everything where there is none. */
function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Files in the generated folder that no contract generates any more, as paths below the root. */
export function orphanedFiles(root: string, groups: readonly string[]): string[] {
  if (!existsSync(join(root, folder))) return [];
  const generated = new Set(groups.flatMap(generatedNames));
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
