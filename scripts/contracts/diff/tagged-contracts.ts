import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The newest tag before a version, the working copy when absent; null where there is none.
 * @param pattern of the tags that count, as git takes it
 */
export function lastTag(root: string, pattern = "*", version?: string): string | null {
  const at = version === undefined ? [] : [version];
  return gitOrNull(root, "describe", "--tags", "--abbrev=0", "--match", pattern, ...at)?.trim() ?? null;
}

/**
 * The tag that the contracts of the working copy are the next version of: the newest one before it, and where they are
 * still as they were tagged, the one before that, so that a release is judged as it was before its tag. Null where there
 * is no tag.
 */
export function tagToCompareWith(root: string): string | null {
  const newest = lastTag(root);
  if (newest === null || !isUnchangedSince(root, newest, ["contracts"])) return newest;
  return lastTag(root, "*", `${newest}^`) ?? newest;
}

/** Whether the clone was made without its history, which may have tags. */
export function isShallow(root: string): boolean {
  return gitOrNull(root, "rev-parse", "--is-shallow-repository")?.trim() === "true";
}

/** Whether git knows a version by this name. */
export function isKnownVersion(root: string, version: string): boolean {
  return (
    gitOrNull(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${version}^{commit}`) !== null
  );
}

/** All tags of a pattern before the working copy. */
export function tagsBefore(root: string, pattern: string): string[] {
  const listed = gitOrNull(root, "tag", "--list", pattern, "--merged", "HEAD") ?? "";
  return listed.split("\n").filter((tag) => tag !== "");
}

/** Whether the working copy has these files and folders as a version has them. */
export function isUnchangedSince(root: string, version: string, paths: readonly string[]): boolean {
  const isSame = gitOrNull(root, "diff", "--quiet", version, "--", ...paths) !== null;
  return isSame && gitOrNull(root, "ls-files", "-o", "--exclude-standard", "--", ...paths) === "";
}

/**
 * Writes the contracts of a version in git into a folder for as long as they are used; null where the version is
 * unknown or has none.
 * @param use is given the root that they are below, as in the working copy
 */
export function withContractsAt<Result>(
  root: string,
  version: string,
  use: (root: string) => Result,
): Result | null {
  const listed = gitOrNull(root, "ls-tree", "-r", "--name-only", version, "--", "contracts");
  const paths = (listed ?? "").split("\n").filter((path) => path.endsWith(".yaml"));
  if (paths.length === 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "contracts-"));
  try {
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), git(root, "show", `${version}:${path}`));
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function gitOrNull(root: string, ...args: string[]): string | null {
  try {
    return git(root, ...args);
  } catch {
    return null;
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
