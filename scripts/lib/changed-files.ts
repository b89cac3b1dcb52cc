import { spawnSync } from "node:child_process";
import { Misuse } from "./command-line";

/**
 * Files that differ from a version, and those that git does not know yet, as paths from the project's root.
 * @throws Misuse where git knows no such version
 */
export function changedFiles(root: string, version: string): string[] {
  return [
    ...git(root, version, ["diff", "--name-only", version]),
    ...git(root, version, ["ls-files", "--others", "--exclude-standard"]),
  ];
}

function git(root: string, version: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Misuse(`--changed: git knows no version ${version}.`);
  return stdout.split("\n").filter(Boolean);
}
