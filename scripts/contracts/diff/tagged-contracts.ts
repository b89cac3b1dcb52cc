import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { LoadedContract } from "../load";
import { readContracts } from "./read-contracts";

/** The newest tag before the working copy; null where there is none. */
export function lastTag(root: string): string | null {
  try {
    return git(root, "describe", "--tags", "--abbrev=0").trim();
  } catch {
    return null;
  }
}

/**
 * The contracts of a version in git; null where it is unknown or has none.
 * @throws ContractProblems when one of them cannot be used
 */
export function contractsAt(root: string, version: string): Map<string, LoadedContract> | null {
  const folder = mkdtempSync(join(tmpdir(), "contracts-"));
  try {
    for (const path of git(root, "ls-tree", "-r", "--name-only", version, "--", "contracts").split("\n")) {
      if (!path.endsWith(".yaml")) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), git(root, "show", `${version}:${path}`));
    }
    return readContracts("contracts", folder);
  } catch (error) {
    if (error instanceof Error && "status" in error) return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
