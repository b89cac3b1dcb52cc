import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder";

/** The project's root. */
export const projectRoot = join(import.meta.dirname, "../..");

/** A temporary copy of some of the project's files and folders, with its installed packages linked. */
export function projectCopy(paths: readonly string[]): string {
  const copy = temporaryFolder();
  for (const path of paths) cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Links the project's installed packages into a folder, without copying them. */
export function linkPackages(folder: string): void {
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
}
